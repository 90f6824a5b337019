import { describe, expect, it } from 'vitest';
import en from '../../locales/en.ftl?raw';
import pl from '../../locales/pl.ftl?raw';
import zh from '../../locales/zh.ftl?raw';
import css from '../../src/app.css?raw';
import { bundle, LANGUAGES, Voice } from '../../src/lib/text';

const LOCALES = { en, pl, zh };
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

describe('the words of the client', () => {
  it.each(LANGUAGES)('have one meaning each in %s', (language) => {
    const all = keys(LOCALES[language]);
    expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
    expect(new Set(all)).toEqual(new Set(keys(en)));
  });
  it('count one as one', () => {
    const voice = new Voice([bundle('en', en)]);
    const one = { count: 1, hits: 1, dice: 1, days: 1, hours: 1, lines: 1, expected: '0.5', seat: 'X', each: '0.2', label: 'Y', done: 0 };
    const said = keys(en).map((key) => voice.say(key, one));
    expect(said.filter((text) => /\b1 (moves|units|hits|dice|cards|lines|things|players|days|hours|lessons|puzzles)\b/.test(text))).toEqual([]);
  });
});

describe('faces', () => {
  const stacks = [...css.matchAll(/^([^\n{}]+)\{[^}]*--serif:([^;]+);\s*--sans:([^;]+);/gm)].map(([, selector, serif, sans]) => ({ selector: selector!.trim(), faces: [serif!, sans!] }));
  const chinese = /CJK|Songti|SimSun|PingFang|YaHei/;
  it('are Latin ones for Latin letters, whatever else is installed', () => {
    const plain = stacks.find(({ selector }) => selector === ':root')!;
    expect(plain.faces.filter((face) => chinese.test(face))).toEqual([]);
    expect(plain.faces.filter((face) => !face.includes('DejaVu'))).toEqual([]);
  });
  it('are Chinese ones for Chinese alone', () => {
    expect(stacks.filter(({ faces }) => faces.some((face) => chinese.test(face))).map(({ selector }) => selector)).toEqual([':root:lang(zh)']);
  });
});
