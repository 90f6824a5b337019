// How things look: what came with the board. What the game did not declare is drawn plainly.
import type { Board, BadgeLook, Colour, LineLook, Livery, Piece, SymbolLook, Text } from '../wire';

/** A colour of both moods, for a style. */
export const paint = ([day, lamp]: Colour) => `light-dark(${day}, ${lamp})`;

const byKey = <T extends { key: string }>(list: T[]) => new Map(list.map((one) => [one.key, one]));
const INK: Colour = ['#2b271f', '#f1ead7'];
const ARROW: LineLook = { key: '', colour: ['#a3281c', '#f07a63'], width: 4.5 };
const LINK: LineLook = { key: '', colour: ['#a5502d', '#d28a5e'], width: 4 };
const EDGE: LineLook = { key: '', colour: INK, width: 5 };
/** A dot in a disc: the words are in the drawer. */
const DOT = 'M0-.1V.1';

/** Symbols by which a board says what a place is to the screen; all others are printed on it. */
export const BLANK = 'blank';
export const PASSING = 'passing';
export const REST = 'rest';
/** The scenery that is the sheet of the map. */
export const SHEET = 'map';

export class Looks {
  readonly #made: Board['looks'];
  readonly #nations: Map<string, Livery>;
  readonly #badges: Map<string, BadgeLook>;
  readonly #symbols: Map<string, SymbolLook>;
  readonly #lines: Record<'arrows' | 'links' | 'edges', Map<string, LineLook>>;

  constructor(made: Board['looks']) {
    this.#made = made;
    this.#nations = byKey(made.nations);
    this.#badges = byKey(made.badges);
    this.#symbols = byKey(made.symbols);
    this.#lines = { arrows: byKey(made.arrows), links: byKey(made.links), edges: byKey(made.edges) };
  }

  livery(nation: string): Livery {
    return this.#nations.get(nation) ?? this.#made.plain;
  }

  /** The path of a sign that is the game's own. */
  sign(key: string): string | undefined {
    return this.#made.signs.find((s) => s.key === key)?.path;
  }

  badge(key: string): BadgeLook {
    return this.#badges.get(key) ?? { key, name: `badge-${key}`, shown: 'disc', mark: DOT, filter: false };
  }

  /** The badges of a piece, the most important first. */
  badges(piece: Piece): BadgeLook[] {
    const has = piece.badges ?? [];
    if (!has.length) return [];
    const known = this.#made.badges.filter((b) => has.includes(b.key));
    return [...known, ...has.filter((key) => !this.#badges.has(key)).map((key) => this.badge(key))];
  }

  /** Is it marked as in hand by the game itself? */
  inHand(piece: Piece): boolean {
    return piece.badges?.some((key) => this.badge(key).shown === 'frame') ?? false;
  }

  /** States that a player looks for. */
  get filters(): BadgeLook[] {
    return this.#made.badges.filter((b) => b.filter);
  }

  symbol(key: string): SymbolLook | undefined {
    return this.#symbols.get(key);
  }

  /** The colour of the ground of a place, where it is not the plain one. */
  ground(symbols: string[] = []): Colour | undefined {
    return symbols.map((key) => this.#symbols.get(key)?.ground).find((colour) => colour !== undefined);
  }

  /** The letters of a place's name on a large board. */
  letters(symbols: string[] = []): 'small' | 'large' | undefined {
    const named = symbols.map((key) => this.#symbols.get(key)?.named);
    return named.includes('large') ? 'large' : named.includes('small') ? 'small' : undefined;
  }

  arrow(kind: string): LineLook {
    return this.#lines.arrows.get(kind) ?? ARROW;
  }
  link(kind: string): LineLook {
    return this.#lines.links.get(kind) ?? LINK;
  }
  edge(kind: string): LineLook {
    return this.#lines.edges.get(kind) ?? EDGE;
  }
  scenery(kind: string): Colour | undefined {
    return this.#made.scenery.find((s) => s.key === kind)?.colour;
  }

  /** How an overlay is offered. */
  overlay(key: string): { key: string; name: string; means?: string; thin: boolean; of_place?: boolean | undefined } {
    return this.#made.overlays.find((o) => o.key === key) ?? { key, name: `overlay-${key}`, thin: false };
  }

  /** Where a panel stands besides the Charts tab. */
  spot(panel: string): 'inspect' | 'prompt' | 'reminder' | null {
    return this.#made.panels.find((p) => p.key === panel)?.spot ?? null;
  }

  /** Headings of the log; `stretches` are those that the curve has points between, the coarsest first. */
  get headings(): Set<string> {
    return new Set(this.#made.headings.map((h) => h.message));
  }
  /** How coarse each heading is, from 0. */
  get levels(): Map<string, number> {
    return new Map(this.#made.headings.map((h, i) => [h.message, i]));
  }
  get stretches(): string[] {
    return this.#made.headings.filter((h) => h.stretch).map((h) => h.message);
  }
  /** Does a line of the log deserve a banner? It may have to speak of a place with a symbol. */
  banner({ id, args }: Text, symbols: (place: number) => string[]): boolean {
    const at = (args ?? []).flatMap(([, value]) => ('place' in value ? symbols(value.place) : []));
    return this.#made.banners.some((b) => b.message === id && (!b.symbol || at.includes(b.symbol)));
  }
  get score(): { variable: string; seat: number | null }[] {
    return this.#made.score;
  }

  /** The colours of the seats, as a style. */
  get style(): string {
    return this.#made.seats.map((colour, i) => `--side-${i}:${paint(colour)}`).join(';');
  }
}

const known = new WeakMap<Board['looks'], Looks>();

export function looksOf(board: Board): Looks {
  let looks = known.get(board.looks);
  if (!looks) known.set(board.looks, (looks = new Looks(board.looks)));
  return looks;
}

/** The largest letters in which values fit on the width of a counter. */
export const fitting = (values: readonly (string | number)[]): number => 68 / Math.max(1, values.join('-').length);
