// Draws the NATO signs that counters use into one SVG sprite. milsymbol itself is never shipped.
import { readFileSync, writeFileSync } from 'node:fs';
import ms from 'milsymbol';

const here = new URL('.', import.meta.url);
const signs = JSON.parse(readFileSync(new URL('signs.json', here), 'utf8'));

/** Signs that milsymbol does not draw as wargamers expect them. */
const own = {
  // The flag on its staff, within the room of the other signs.
  headquarters: '<path d="M-30 -20h60v26h-60z"/><path d="M-30 6v16"/><path d="M-30 -10h60" stroke-width="2"/>',
  irregular:
    '<path d="M-30 -20h60v40h-60z"/><path d="M0 -13v26M-14 -6l28 12M-14 6l28-12" stroke-width="3"/><circle r="4" fill="currentColor"/>',
  'fortified-line':
    '<path d="M-34 10h10v-16h12v16h12v-16h12v16h12v-16h12v16" stroke-width="4" stroke-linejoin="miter"/>',
  marker:
    '<circle r="22" stroke-width="3"/><path d="M0 -14l4 9.5 10 .8-7.6 6.6 2.4 9.8-8.8-5.3-8.8 5.3 2.4-9.8-7.6-6.6 10-.8z" fill="currentColor" stroke="none"/>',
};

/** A sign of milsymbol, recoloured and centred on 0,0 in a box 60 by 40. */
function drawn([sidc, frame, wide = 0.56]) {
  const svg = new ms.Symbol(sidc, { size: 40, fill: false, frame, monoColor: '#010203', outlineWidth: 0 }).asSVG();
  const inner = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll('#010203', 'currentColor')
    .replace(/ fill-opacity="1"/g, '')
    .replace(/ ><\/path>/g, '/>')
    .replace(/stroke-width="[34]"/g, 'stroke-width="7"');
  const scale = frame ? 0.4 : wide;
  return `<g transform="scale(${scale}) translate(-100 -100)">${inner}</g>`;
}

const symbols = [
  ...Object.entries(signs).map(([id, how]) => [id, drawn(how)]),
  ...Object.entries(own),
].map(
  ([id, body]) =>
    `<g id="sign-${id}" fill="none" stroke="currentColor" stroke-width="3">${body}</g>`,
);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${symbols.join('')}</defs></svg>\n`;
writeFileSync(new URL('../src/lib/board/sprite.svg', here), sprite);
console.log(`sprite: ${symbols.length} signs, ${sprite.length} bytes`);
