// The view on the board: one translation and one scale. All in plain numbers.
import type { Point } from '../wire';

export interface View {
  x: number;
  y: number;
  k: number;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const MOST_ZOOM = 6;

/** The view that shows a box of the board in the middle of a window. */
export function fit(box: Box, window: { w: number; h: number }, margin = 12): View {
  const k = Math.min((window.w - 2 * margin) / box.w, (window.h - 2 * margin) / box.h, MOST_ZOOM);
  return { k, x: (window.w - box.w * k) / 2 - box.x * k, y: (window.h - box.h * k) / 2 - box.y * k };
}

/** From the window to the board. */
export function toBoard(view: View, [x, y]: Point): Point {
  return [(x - view.x) / view.k, (y - view.y) / view.k];
}

/** From the board to the window. */
export function toWindow(view: View, [x, y]: Point): Point {
  return [x * view.k + view.x, y * view.k + view.y];
}

/** Zooms by a factor; the point of the window stays over the same point of the board. */
export function zoomAt(view: View, factor: number, [x, y]: Point, least: number): View {
  const k = Math.min(MOST_ZOOM, Math.max(least, view.k * factor));
  const f = k / view.k;
  return { k, x: x - (x - view.x) * f, y: y - (y - view.y) * f };
}

/** So much of the desk may be seen beside a board that is larger than its window: corners can be drawn from under the tools. */
const SLACK = 72;

/** A window, or a part of one. */
export interface Part {
  x?: number;
  y?: number;
  w: number;
  h: number;
}

/** Keeps the window full of board, and a board that is smaller whole in the window. */
export function clamp(view: View, size: Point, window: Part): View {
  const keep = (at: number, length: number, room: number, from = 0) => {
    const [low, high] = length > room ? [from + room - length - SLACK, from + SLACK] : [from, from + room - length];
    return Math.min(high, Math.max(low, at));
  };
  return { k: view.k, x: keep(view.x, size[0] * view.k, window.w, window.x), y: keep(view.y, size[1] * view.k, window.h, window.y) };
}

/** Moves the view so that a point of the board is in the middle. */
export function centre(view: View, [x, y]: Point, window: Part): View {
  return { k: view.k, x: (window.x ?? 0) + window.w / 2 - x * view.k, y: (window.y ?? 0) + window.h / 2 - y * view.k };
}

/** The part of a window that panels leave free: beside each of them the largest strip is left. */
export function free(window: { w: number; h: number }, panels: Box[]): Box {
  return panels.reduce<Box>(
    (left, panel) => {
      const [right, foot] = [left.x + left.w, left.y + left.h];
      const apart = panel.x >= right || panel.y >= foot || panel.x + panel.w <= left.x || panel.y + panel.h <= left.y;
      if (apart) return left;
      const strips: Box[] = [
        { ...left, h: panel.y - left.y },
        { ...left, y: panel.y + panel.h, h: foot - panel.y - panel.h },
        { ...left, w: panel.x - left.x },
        { ...left, x: panel.x + panel.w, w: right - panel.x - panel.w },
      ];
      return strips.reduce((best, strip) => (Math.max(0, strip.w) * Math.max(0, strip.h) > Math.max(0, best.w) * Math.max(0, best.h) ? strip : best));
    },
    { x: 0, y: 0, ...window },
  );
}

/** The view that shows the first set of points that fits into a part of the window, some pixels from its edges; the same view where they are
 * seen there already. */
export function within(view: View, sets: Point[][], part: Box, rim: number): View {
  const edge = Math.min(rim, part.w / 4, part.h / 4);
  const box = (points: Point[]) => {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
  };
  const fits = sets.filter((points) => points.length).map(box).find(({ w, h }) => w * view.k <= part.w - 2 * edge && h * view.k <= part.h - 2 * edge);
  if (!fits) return view;
  const [x, y] = toWindow(view, [fits.x, fits.y]);
  const into = (at: number, length: number, from: number, room: number) => Math.max(from + edge - at, 0) || Math.min(from + room - edge - at - length, 0);
  const [dx, dy] = [into(x, fits.w * view.k, part.x, part.w), into(y, fits.h * view.k, part.y, part.h)];
  if (!dx && !dy) return view;
  // What is near comes in from the edge; what is far is gone to.
  if (Math.abs(dx) < part.w / 2 && Math.abs(dy) < part.h / 2) return { ...view, x: view.x + dx, y: view.y + dy };
  return centre(view, [fits.x + fits.w / 2, fits.y + fits.h / 2], part);
}

/** How much larger counters and names are drawn than the board, so that they stay legible when it is small. */
export function detail(k: number, wish = 1): number {
  const steps = [1, 1.2, 1.45, 1.75, 2.1];
  const need = (0.78 * wish) / k;
  return (steps.find((s) => s >= need) ?? 2.1) * wish;
}

/** The scale at which something has so many pixels that is drawn on the board at a size of its own for each detail: counters are drawn larger
 * on a small board, so that they grow less than it does. */
export function hittable(size: (detail: number) => number, k: number, wish: number, pixels: number): number {
  let [near, at, drawn] = [k, -1, 0];
  for (; near < MOST_ZOOM; near *= 1.02) {
    const now = detail(near, wish);
    if (now !== at) [at, drawn] = [now, size(now)];
    if (drawn * near >= pixels) break;
  }
  return near;
}
