// Makes the boards' base art ready for the client from games/*/art: the relief goes inside, the names that the
// client writes in the reader's language go out, and display outlines of areas and places of names become JSON files.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const games = new URL('../../games/', import.meta.url);
const out = new URL('../public/art/', import.meta.url);

/** Layers that the client draws itself. */
const CUT = ['symbols', 'legend'];
/** The same on a board of points, whose spaces have names. */
const CUT_POINTS = ['labels', 'legend'];
const CUT_BOXES = /<text class="l-box"[\s\S]*?<\/text>/g;
/** How large small names are on the picture. */
const SMALL = 9;
const CUT_TEXT = /<text class="l-(?:area|no)"[\s\S]*?<\/text>/g;

/** The SVG without one `<g class="layer NAME">…</g>`, its nested groups counted. */
function without(svg, name) {
  const start = svg.search(new RegExp(`<g class="(?:layer )?${name}"`));
  if (start < 0) return svg;
  const tag = /<(\/?)g\b[^>]*?(\/?)>/g;
  tag.lastIndex = start;
  let depth = 0;
  for (let m = tag.exec(svg); m; m = tag.exec(svg)) {
    if (m[2]) continue;
    depth += m[1] ? -1 : 1;
    if (depth === 0) return svg.slice(0, start) + svg.slice(tag.lastIndex);
  }
  return svg;
}

function board(folder, hasAreas) {
  let svg = readFileSync(new URL('board.svg', folder), 'utf8');
  if (hasAreas) {
    for (const name of CUT) svg = without(svg, name);
    svg = svg.replace(CUT_TEXT, '').replace(/<circle class="badge"[^>]*\/>/g, '');
  }
  if (svg.includes('<g class="layer spaces"')) {
    for (const name of CUT_POINTS) svg = without(svg, name);
    svg = svg.replace(CUT_BOXES, '');
  }
  const relief = new URL('relief.png', folder);
  if (existsSync(relief)) {
    const data = readFileSync(relief).toString('base64');
    svg = svg.replace('href="relief.png"', `href="data:image/png;base64,${data}"`);
  }
  return svg;
}

/** Where the names of cities and towns stand on a board of hexes, by the message that the client says there. */
function names(svg, said) {
  const found = {};
  const label = /<text class="l-(city|town)" x="([\d.]+)" y="([\d.]+)"(?: text-anchor="(\w+)")?>([^<]+)<\/text>/g;
  const rest = svg.replace(label, (text, kind, x, y, anchor, name) => {
    const id = `place-${name.toLowerCase().replace(/[^a-z0-9]/g, '-')}`;
    if (!said.includes(`\n${id} = `)) return text;
    found[id] = [Number(x), Number(y), anchor ?? 'start', kind];
    return '';
  });
  return { found, rest };
}

/** Where names of seas, countries and ranges, and of what lies beyond the edge ("to Orel"), stand on the picture, by the message
 * that the client says there, with the size of the sheet that they are measured on. */
function labels(svg, said) {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const found = [];
  const message = (name) => `map-${name.toLowerCase().replace(/[^a-z0-9]/g, '-')}`;
  const label = /<text class="l-(sea|land|range)" style="font-size:([\d.]+)px" x="([\d.]+)" y="([\d.]+)"(?: transform="rotate\((-?[\d.]+)[^"]*")?>([^<]+)<\/text>/g;
  const named = svg.replace(label, (text, kind, size, x, y, turn, name) => {
    const id = message(name);
    if (!said.includes(`\n${id} = `)) return text;
    found.push({ id, kind, size: Number(size), at: [Number(x), Number(y)], turn: Number(turn ?? 0) });
    return '';
  });
  const beyond = /<text class="l-small" x="([\d.]+)" y="([\d.]+)"(?: text-anchor="(end)")?>(to [^<]+)<\/text>/g;
  const rest = named.replace(beyond, (text, x, y, anchor, name) => {
    const id = message(name);
    if (!said.includes(`\n${id} = `)) return text;
    found.push({ id, kind: anchor ? 'beyond end' : 'beyond', size: SMALL, at: [Number(x), Number(y)], turn: 0 });
    return '';
  });
  return { found, rest, sheet: [Number(width), Number(height)] };
}

/** The messages of a game. */
function said(game) {
  const file = new URL(`${game}/locales/en.ftl`, games);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Display outlines by the two-digit key of the area. */
function areas(file) {
  const text = readFileSync(file, 'utf8');
  const number = (name) => Number(new RegExp(`^${name} = ([\\d.]+)`, 'm').exec(text)?.[1]);
  const paths = {};
  for (const part of text.split('[[area]]').slice(1)) {
    const no = /^no = (\d+)/m.exec(part)?.[1];
    const path = /^path = "([^"]+)"/m.exec(part)?.[1];
    if (no && path) paths[no.padStart(2, '0')] = path;
  }
  return { size: [number('width'), number('height')], paths };
}

const made = [];
for (const game of readdirSync(games)) {
  const folder = new URL(`${game}/art/`, games);
  if (!existsSync(new URL('board.svg', folder))) continue;
  const to = new URL(`${game}/`, out);
  mkdirSync(to, { recursive: true });
  const file = new URL('areas.toml', folder);
  const has = existsSync(file);
  const drawn = board(folder, has);
  const { found: written, rest: svg, sheet } = labels(drawn, said(game));
  const { found, rest } = has ? { found: {}, rest: svg } : names(svg, said(game));
  writeFileSync(new URL('board.svg', to), rest);
  if (written.length) writeFileSync(new URL('labels.json', to), JSON.stringify({ sheet, labels: written }));
  if (Object.keys(found).length) writeFileSync(new URL('names.json', to), JSON.stringify(found));
  if (has) writeFileSync(new URL('areas.json', to), JSON.stringify(areas(file)));
  made.push(game);
}
writeFileSync(new URL('index.json', out), JSON.stringify(made));
console.log(`art: ${made.join(', ') || 'none'}`);
