// Base art, where a game has it: a picture of the ground, and display outlines that follow the real coast.
export interface Art {
  picture: string | null;
  size: [number, number];
  paths: Record<string, string>;
}

export const NO_ART: Art = { picture: null, size: [1, 1], paths: {} };

export async function artOf(game: string): Promise<Art> {
  try {
    const games = (await (await fetch('/art/index.json')).json()) as string[];
    if (!games.includes(game)) return NO_ART;
    const picture = `/art/${game}/board.svg`;
    const areas = await fetch(`/art/${game}/areas.json`);
    if (!areas.ok || !areas.headers.get('content-type')?.includes('json')) return { ...NO_ART, picture };
    return { picture, ...((await areas.json()) as Omit<Art, 'picture'>) };
  } catch {
    return NO_ART;
  }
}
