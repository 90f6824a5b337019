// Base art, where a game has it: a picture of the ground, and display outlines that follow the real coast.
export interface Art {
  picture: string | null;
  size: [number, number];
  paths: Record<string, string>;
  /** Where names stand on the picture, by message: the point, the anchor of the text, city or town. */
  names: Record<string, [number, number, 'start' | 'middle' | 'end', string]>;
}

export const NO_ART: Art = { picture: null, size: [1, 1], paths: {}, names: {} };

/** A part of the art; a game need not have it. */
async function part<T>(game: string, name: string): Promise<T | null> {
  const found = await fetch(`/art/${game}/${name}.json`);
  return found.ok && found.headers.get('content-type')?.includes('json') ? ((await found.json()) as T) : null;
}

export async function artOf(game: string): Promise<Art> {
  try {
    const games = (await (await fetch('/art/index.json')).json()) as string[];
    if (!games.includes(game)) return NO_ART;
    const picture = `/art/${game}/board.svg`;
    const [areas, names] = await Promise.all([part<Pick<Art, 'size' | 'paths'>>(game, 'areas'), part<Art['names']>(game, 'names')]);
    return { ...NO_ART, picture, ...areas, ...(names && { names }) };
  } catch {
    return NO_ART;
  }
}
