// What goes over the wire. The shapes are made from the server's own types (src/lib/api/types.ts); here they get the
// names by which the client calls them, and what may be left out may be left out.
import type * as made from './api/types';

type Plain = string | number | boolean | null | undefined;
type Loose<T> = T extends Plain
  ? T
  : T extends made.Difference
    ? Difference
    : T extends readonly unknown[]
      ? { [K in keyof T]: Loose<T[K]> }
      : { [K in keyof T as undefined extends T[K] ? never : K]: Loose<T[K]> } & {
          [K in keyof T as undefined extends T[K] ? K : never]?: Loose<T[K]>;
        };

/** What changed about something; `state/difference.ts` lays it over what was known. */
export type Difference = Partial<made.Difference>;

export type Point = [number, number];
export type Text = Loose<made.Text>;
export type Value = made.Value;

export type PieceKind = Loose<made.PieceKind> & { label?: string; parent?: string; size?: string };
export type Colour = made.Colour;
export type Livery = Loose<made.Livery>;
export type BadgeLook = made.Badge;
export type SymbolLook = Loose<made.Symbol>;
export type LineLook = Loose<made.LineLook>;
export type Board = Omit<Loose<made.Board>, 'kinds'> & {
  kinds: PieceKind[];
  /** On a grid of hexes or squares, the shape of its cells around their middles. */
  cell?: { width: number; pointy: boolean; sides: 4 | 6 };
};
export type CardKind = Loose<made.CardKind>;
export type Edge = Loose<made.Edge>;
export type Grid = made.Grid;
export type Place = Loose<made.BoardPlace>;
export type Handle = made.Handle;
export type Offer = Loose<made.Offer>;
export type Piece = Loose<made.Piece>;
export type Track = Loose<made.Track>;
export type Arrow = Loose<made.Arrow>;
export type Mark = Loose<made.Mark>;
export type Card = Loose<made.Card>;
export type Pile = Loose<made.Pile>;
export type Panel = Loose<made.Panel>;
export type Scene = Loose<made.Scene>;
/** What is sent of boards and scenes; `sent.ts` opens it. */
export type SentBoard = Loose<made.SentBoard>;
export type SentScene = Loose<made.SentScene>;
export type SentOffers = Loose<made.SentOffers>;
export type GameEvent = Loose<made.Event>;
export type Entry = Loose<made.EntryView>;
export type SentFilm = Loose<made.FilmView>;
export type Refusal = Loose<made.Refusal>;
export type Odds = Loose<made.Odds>;
/** How a game stood after a row. */
export type CurvePoint = Loose<made.CurvePoint>;
/** A plan of the staff. */
export type Plan = Loose<made.PlanView>;
export type Hint = Loose<made.HintView>;
/** A finished game looked at again. */
export type Review = Loose<made.ReviewView>;
export type ReviewFound = Loose<made.ReviewFound>;
export type Costly = Loose<made.Costly>;
export type RuleBook = Loose<made.RulesView>;

export type Me = made.Me;
export type Welcome = Loose<made.Welcome>;
export type Answer = made.Habit;
export type OrderBook = Loose<made.OrderBook>;
export type OrderKind = made.OrderKind;
export type GameBox = Loose<made.GameView> & {
  /** What is written on the box, by language and message. */
  texts?: Record<string, Record<string, string>>;
};
export type SeatChoice = made.SeatChoice;
export type CreateRequest = Loose<made.CreateRequest>;
export type Created = Loose<made.Created>;
export type TableView = Loose<made.TableView> & {
  /** Begun under rules that no longer play its log: it is read, and gone on with at a new table. */
  older_rules?: boolean;
};
/** The box that a table is played with: the game, with the data set that was brought to it. */
export const gameOf = (view: TableView): string => (view.data ? `${view.game}@${view.data}` : view.game);
export type SentBoardView = Omit<made.BoardView, 'board'> & { board: SentBoard };
export type BoardView = Omit<made.BoardView, 'board'> & { board: Board };
export type SentState = Loose<made.State>;
export type TableState = Omit<SentState, 'scene'> & { scene: Scene | null };
export type SentAnswer = Loose<made.ActResponse>;
export type ActResponse = Omit<SentAnswer, 'state'> & { state?: TableState | null };
export type DraftRequest = Loose<made.DraftRequest>;
export type LessonTitle = made.LessonTitle;
/** What a lesson says, in the reader's language. */
export type LessonText = made.LessonView;
export type LessonRequest = made.LessonRequest;
export type PuzzleTitle = made.PuzzleTitle;
/** What a puzzle says, in the reader's language. */
export type PuzzleText = made.PuzzleView;
export type PuzzleRequest = made.PuzzleRequest;
export type Said = made.SaidView;
export type Problem = Loose<made.Problem>;
export type Profile = made.ProfileView;
export type LiveMessage = Loose<made.LiveMessage>;

/** The seats of a bit set, in order. */
export function seatsOf(bits: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => bits & (1 << seat));
}

/** A handle as a string: the same thing has the same one. */
/** The button that an offer is kept under, as one word. */
export const underOf = (offer: Offer): string | null => (offer.under ? JSON.stringify(offer.under) : null);

export function handleKey(handle: Handle): string {
  const [kind, what] = Object.entries(handle)[0] as [string, unknown];
  return `${kind}:${Array.isArray(what) ? what.join('-') : String(what)}`;
}
