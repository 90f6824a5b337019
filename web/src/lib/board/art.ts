// Base art, where a game has it: a picture of the ground, and display outlines that follow the real coast.
import type { GameBox } from '../wire';

/** A name of a sea, a country or a range: its message, and how it is written on the picture. */
export interface Label {
  id: string;
  kind: string;
  size: number;
  at: [number, number];
  turn: number;
}

export interface Art {
  picture: string | null;
  size: [number, number];
  paths: Record<string, string>;
  /** Where names stand on the picture, by message: the point, the anchor of the text, city or town. */
  names: Record<string, [number, number, 'start' | 'middle' | 'end', string]>;
  /** Names of seas and countries, with the size of the sheet that they are measured on. */
  written: { sheet: [number, number]; labels: Label[] } | null;
}

export const NO_ART: Art = { picture: null, size: [1, 1], paths: {}, names: {}, written: null };

/** A part of the art; a game need not have it. */
async function part<T>(game: string, name: string): Promise<T | null> {
  const found = await fetch(`/art/${game}/${name}.json`);
  return found.ok && found.headers.get('content-type')?.includes('json') ? ((await found.json()) as T) : null;
}

let index: Promise<string[]> | null = null;

/** The picture that a data set brought along. */
async function brought(box: string): Promise<string | null> {
  const found = await fetch(`/api/games/${box}`);
  return found.ok && ((await found.json()) as GameBox).brought_art ? `/api/games/${box}/art/board.svg` : null;
}

/** The picture of the board of a box (`game`, or `game@data`); null for a game without art. */
export async function pictureOf(box: string): Promise<string | null> {
  const [game = box, data] = box.split('@');
  const own = data ? await brought(box).catch(() => null) : null;
  if (own) return own;
  index ??= fetch('/art/index.json').then((found) => found.json());
  const games = await index.catch((): string[] => []);
  return games.includes(game) ? `/art/${game}/board.svg` : null;
}

/** The picture that the rules draw of the board on a table. */
export const drawnAt = (table: string): Art => ({ ...NO_ART, picture: `/api/tables/${table}/board.svg` });

/** The art, if its picture has the shape of the sheet: the ground of a scenario on a part of the map is drawn by itself. */
export async function fitting(art: Art, sheet: { w: number; h: number }): Promise<Art> {
  if (!art.picture) return art;
  const picture = new Image();
  await new Promise((loaded) => {
    picture.onload = picture.onerror = loaded;
    picture.src = art.picture!;
  });
  const { naturalWidth: w, naturalHeight: h } = picture;
  return Math.abs((w * sheet.h) / (h * sheet.w) - 1) > 0.05 ? NO_ART : art;
}

export async function artOf(box: string): Promise<Art> {
  try {
    const picture = await pictureOf(box);
    if (!picture) return NO_ART;
    if (picture.startsWith('/api/')) return { ...NO_ART, picture };
    const [game = box] = box.split('@');
    const [areas, names, written] = await Promise.all([
      part<Pick<Art, 'size' | 'paths'>>(game, 'areas'),
      part<Art['names']>(game, 'names'),
      part<NonNullable<Art['written']>>(game, 'labels'),
    ]);
    return { ...NO_ART, picture, ...areas, ...(names && { names }), written };
  } catch {
    return NO_ART;
  }
}
