// The server's questions and answers. Every function is one request.
import type {
  BoardView,
  Created,
  CreateRequest,
  CurvePoint,
  DraftRequest,
  Entry,
  GameBox,
  Handle,
  Hint,
  LessonRequest,
  LessonText,
  LessonTitle,
  Mark,
  Me,
  Odds,
  Offer,
  OrderBook,
  Problem,
  Profile,
  PuzzleRequest,
  PuzzleText,
  PuzzleTitle,
  Refusal,
  Review,
  RuleBook,
  SeatChoice,
  SentAnswer,
  SentBoardView,
  SentFilm,
  SentOffers,
  SentState,
  TableState,
  TableView,
  Welcome,
} from './wire';
import { openAnswer, openBoard, openOffers, openState } from './sent';
import type { Language } from './text';

/** A request that was refused, with what the server says of it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).filter(([, v]) => v !== undefined && v !== null);
  const search = new URLSearchParams(pairs.map(([k, v]) => [k, String(v)])).toString();
  return `/api/${path}${search ? `?${search}` : ''}`;
}

async function answer(response: Response): Promise<Response> {
  if (response.ok) return response;
  const otherwise: Problem = { error: 'unreachable', message: response.statusText };
  const problem = await response.json().catch(() => otherwise);
  throw new Refused(response.status, (problem as Problem | null) ?? otherwise);
}

async function get<T>(path: string, query?: Query): Promise<T> {
  const response = await answer(await fetch(address(path, query)));
  return (await response.json()) as T;
}

async function send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, query?: Query): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await answer(await fetch(address(path, query), init));
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const post = <T>(path: string, body: unknown = {}, query?: Query) => send<T>('POST', path, body, query);
const table = (id: string, path = '') => `tables/${encodeURIComponent(id)}${path}`;

/** Whose eyes: one of one's own seats, or all of them. */
export interface Look {
  as?: number | null;
  at?: number | null;
  draft?: boolean;
  /** A line that is tried on top of the draft. */
  then?: string;
  open?: boolean;
}

/** A handle as the question "why not" names it. */
function named(at: Handle): Query {
  if ('side' in at) return { side: at.side.join('-') };
  if ('amount' in at) return { amount: at.amount.join(':') };
  return { ...at };
}

export const api = {
  me: () => get<Me>('me'),
  guest: (name?: string) => post<Welcome>('guests', name ? { name } : {}),
  account: (name: string, password: string) => post<Welcome>('accounts', { name, password }),
  login: (name: string, password: string) => post<Welcome>('session', { name, password }),
  guestAgain: (secret: string) => post<Welcome>('session', { secret }),
  /** Comes in by a pass of the operator's, with a new password. */
  recover: (secret: string, password: string) => post<Welcome>('recover', { secret, password }),
  logout: () => send<void>('DELETE', 'session'),
  feed: () => post<{ path: string }>('me/feed'),
  eraseMe: () => send<void>('DELETE', 'me'),

  games: () => get<GameBox[]>('games'),
  game: (box: string) => get<GameBox>(`games/${box}`),
  /** Brings a data set of one's own, for tables of one's own. */
  bring: (game: string, files: Record<string, string>) => post<GameBox>(`games/${game}/data`, { files }),
  messages: async (game: string, language: Language) =>
    (await answer(await fetch(address(`games/${game}/locales/${language}`)))).text(),
  rules: (game: string, language: string) => get<RuleBook>(`games/${game}/rules?language=${language}`),
  /** Where the rules are a page of their own. */
  handbook: (game: string, language: string) => address(`games/${game}/handbook`, { language }),

  /** The lessons of a game. */
  course: (game: string, language: string) =>
    get<{ lessons: LessonTitle[] }>(`games/${game}/course`, { language }).then((a) => a.lessons),
  lesson: (game: string, key: string, language: string) => get<LessonText>(`games/${game}/lessons/${key}`, { language }),
  /** Begins a lesson, or goes on with it. */
  learn: (game: string, key: string) => post<TableView>(`games/${game}/lessons/${key}`),
  teach: (id: string, request: LessonRequest) => post<SentAnswer>(table(id, '/lesson'), request).then(openAnswer),
  /** The puzzles of a game. */
  puzzles: (game: string, language: string) =>
    get<{ puzzles: PuzzleTitle[] }>(`games/${game}/puzzles`, { language }).then((a) => a.puzzles),
  puzzle: (game: string, key: string, language: string) => get<PuzzleText>(`games/${game}/puzzles/${key}`, { language }),
  /** Sets a puzzle, or goes on with it. */
  set: (game: string, key: string) => post<TableView>(`games/${game}/puzzles/${key}`),
  solve: (id: string, request: PuzzleRequest) => post<SentAnswer>(table(id, '/puzzle'), request).then(openAnswer),
  playOn: (id: string) => post<TableView>(table(id, '/lesson/play')),

  mine: () => get<{ tables: TableView[] }>('me/tables').then((a) => a.tables),
  listed: (status: TableView['status']) => get<{ tables: TableView[] }>('tables', { status }).then((a) => a.tables),
  create: (request: CreateRequest) =>
    post<Created>('tables', request),
  importRecord: (record: string) => post<TableView>('import', { record }),
  table: (id: string) => get<TableView>(table(id)),
  join: (id: string, seat?: number, link?: string) => post<TableView>(table(id, '/join'), { seat, link }),

  /** Bids for a side, where the two who play do so. */
  bid: (id: string, seat: number, points: number) => post<TableView>(table(id, '/bid'), { seat, points }),

  board: async (id: string): Promise<BoardView> => {
    const view = await get<SentBoardView>(table(id, '/board'));
    return { ...view, board: openBoard(view.board) };
  },
  state: (id: string, look: Look = {}): Promise<TableState> => get<SentState>(table(id, '/scene'), { ...look }).then(openState),
  /** What could be done with the draft laid out, and a line tried on top of it. */
  offers: (id: string, then: string, look: Look = {}): Promise<Offer[]> =>
    get<{ offers: SentOffers[] }>(table(id, '/offers'), { ...look, then }).then((a) => openOffers(a.offers)),
  /** Which of some lines could be done on top of the draft. */
  fits: (id: string, lines: string[], look: Look = {}) => post<{ fits: boolean[] }>(table(id, '/fits'), { lines }, { ...look }).then((a) => a.fits),
  /** How the game stood after some rows. */
  curve: (id: string, rows: number[], look: Look = {}) =>
    get<{ points: CurvePoint[] }>(table(id, '/curve'), { ...look, rows: rows.join(',') }).then((a) => a.points),
  /** What is laid over the board, by the keys of the overlays. */
  overlays: (id: string, keys: string[], look: Look & { place?: number } = {}) =>
    get<{ overlays: Record<string, Mark[]> }>(table(id, '/overlay'), { keys: keys.join(','), ...look }).then((a) => a.overlays),
  log: (id: string, since = 0, look: Look = {}) =>
    get<{ seq: number; entries: Entry[] }>(table(id, '/log'), { since, ...look }),
  /** What happened after a row, through another or the present, as the reader saw it. */
  film: (id: string, since: number, look: Look = {}) => get<SentFilm>(table(id, '/film'), { since, ...look }),
  act: (id: string, body: { seq: number; line: string; key: string }, look: Look = {}) =>
    post<SentAnswer>(table(id, '/actions'), { ...body, scene: true }, { ...look }).then(openAnswer),
  undo: (id: string, body: { seq: number; from?: number }, look: Look = {}) =>
    post<SentAnswer>(table(id, '/undo'), { ...body, scene: true }, { ...look }).then(openAnswer),
  draft: (id: string, body: DraftRequest, look: Look = {}) =>
    post<SentAnswer>(table(id, '/drafts'), body, { ...look }).then(openAnswer),
  why: (id: string, at: Handle, look: Look = {}) =>
    get<{ refusals: Refusal[] }>(table(id, '/why'), { ...named(at), ...look }),
  odds: (id: string, line: string, otherwise: string[], look: Look = {}) =>
    get<{ odds: Odds | null }>(table(id, '/odds'), { line, otherwise: otherwise.join(',') || undefined, ...look }).then((a) => a.odds),
  hint: (id: string, look: Look = {}) => get<Hint>(table(id, '/hint'), { ...look }),
  orders: (id: string, look: Look = {}) => get<OrderBook>(table(id, '/orders'), { ...look }),
  setOrders: (id: string, book: OrderBook, look: Look = {}) =>
    send<SentState>('PUT', table(id, '/orders'), book, { ...look }).then(openState),
  say: (id: string, text: string) => post<void>(table(id, '/chat'), { text }),
  /** Hears somebody no longer at a table. */
  mute: (id: string, name: string) => post<void>(table(id, '/mute'), { name }),
  /** Tells the operator of somebody. */
  report: (id: string, name: string, text: string) => post<void>(table(id, '/report'), { name, text }),
  notes: (id: string) => get<{ text: string }>(table(id, '/notes')),
  setNotes: (id: string, text: string) => send<void>('PUT', table(id, '/notes'), { text }),
  /** Another table from after a row: one's own, or with others in its seats. */
  fork: (id: string, at: number, seats?: SeatChoice[]) => post<Created>(table(id, '/fork'), { at, ...(seats ? { seats } : {}) }),
  /** How far the review of a finished game is. */
  review: (id: string) => get<Review>(table(id, '/review')),
  /** Has a finished game reviewed, if that is not done yet. */
  beginReview: (id: string) => post<Review>(table(id, '/review')),
  /** Goes on at a new table with a game that was begun under older rules. */
  goOn: (id: string) => post<TableView>(table(id, '/continue')),
  /** The same game again, on the same or on each other's sides. */
  rematch: (id: string, swap = false) => post<TableView>(table(id, '/rematch'), {}, swap ? { swap } : {}),
  /** Wishes another pace (hours for a move, none for live play), or takes the wish back. */
  pace: (id: string, wish: { hours?: number; withdraw?: boolean }, look: Look = {}) => post<TableView>(table(id, '/pace'), wish, { ...look }),
  profile: (name: string) => get<Profile>(`people/${encodeURIComponent(name)}`),
  hand: (id: string, seat: number, to: number) => post<TableView>(table(id, `/seats/${seat}/hand`), { to }),
  sequel: (id: string, choice: number) => post<TableView>(table(id, '/sequel'), { choice }),
  resign: (id: string, look: Look = {}) => post<TableView>(table(id, '/resign'), {}, { ...look }),
  draw: (id: string, refuse = false, look: Look = {}) => post<TableView>(table(id, '/draw'), { refuse }, { ...look }),
  /** Asks to take one's last line back, agrees to it or refuses it. */
  takeBack: (id: string, refuse = false, look: Look = {}) => post<TableView>(table(id, '/back'), { refuse }, { ...look }),
  /** The clocks rest when all want it, and go on when one does. */
  pause: (id: string, rest: boolean, look: Look = {}) => post<TableView>(table(id, '/pause'), { rest }, { ...look }),
  /** Somebody else takes the seat of one who is absent, when all others agree. */
  replace: (id: string, seat: number, by: 'bot' | 'link') => post<Created>(table(id, `/seats/${seat}/replace`), { by }),
  claim: (id: string, look: Look = {}) => post<TableView>(table(id, '/claim'), {}, { ...look }),
  remove: (id: string) => send<void>('DELETE', table(id)),
  recordUrl: (id: string, look: Look = {}) => address(table(id, '/record'), { as: look.as }),
  record: async (id: string) => (await answer(await fetch(address(table(id, '/record'))))).text(),
};

/** The address of a table's live updates. */
export function liveAddress(id: string, since: number, as: number | null): string {
  const url = new URL(address(table(id, '/live'), { since, as }), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
