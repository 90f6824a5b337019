// A machine opponent by its name: its level, with a temper and a handicap behind it where they are not the usual ones.
import type { Voice } from './text';

export interface Commander {
  level: string;
  temper: string;
  handicap: string;
}

const STEADY = 'steady';
const NONE = '0';
const TEMPERS = [STEADY, 'bold', 'cautious'];

export function readCommander(name: string): Commander {
  const [level = '', ...rest] = name.split('-');
  const temper = rest.find((word) => TEMPERS.includes(word)) ?? STEADY;
  const handicap = rest.find((word) => !TEMPERS.includes(word)) ?? NONE;
  return { level, temper, handicap };
}

export function writeCommander({ level, temper, handicap }: Commander): string {
  return [level, ...(temper === STEADY ? [] : [temper]), ...(handicap === NONE ? [] : [handicap])].join('-');
}

/** A machine opponent in words: what is usual about it is not said. */
export function commanderWords(voice: Voice, name: string): string {
  const { level, temper, handicap } = readCommander(name);
  const also = [...(temper === STEADY ? [] : [`temper-${temper}`]), ...(handicap === NONE ? [] : [`handicap-${handicap}`])];
  return also.reduce((bot, id) => voice.say('bot-and', { bot, also: voice.sayOr(id, id) }), voice.sayOr(`level-${level}`, level));
}
