// What the staff proposes: a few plans, and the one that is looked at, drawn on the map. Nothing is done before the player
// does it.
import { api } from '../api';
import type { Offer, Plan } from '../wire';
import type { Table } from './table.svelte';

export class Advice {
  readonly #table: Table;
  plans = $state.raw<Plan[]>([]);
  /** Are the chances learnt from played games? */
  learnt = $state(false);
  /** Which of them is drawn. */
  shown = $state(0);
  asking = $state(false);
  /** Was it asked in vain? */
  none = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  get plan(): Plan | null {
    return this.plans[this.shown] ?? null;
  }
  /** What is drawn on the map. */
  get arrows(): { from: number; to: number }[] {
    return (this.plan?.arrows ?? []).map(([from, to]) => ({ from, to }));
  }
  /** The click with which a plan begins, if it is one of those that are offered. */
  offer(plan: Plan): Offer | null {
    return this.#table.allOffers.find((o) => o.line === plan.first) ?? null;
  }

  async ask() {
    this.drop();
    this.asking = true;
    const found = await api.hint(this.#table.id, this.#table.look).catch(() => null);
    this.asking = false;
    // What can neither be laid nor pressed helps nobody.
    this.plans = (found?.plans ?? []).filter((plan) => plan.laid || this.offer(plan));
    this.learnt = found?.learnt ?? false;
    this.none = !this.plans.length;
  }

  drop() {
    this.plans = [];
    this.shown = 0;
    this.none = false;
  }
}
