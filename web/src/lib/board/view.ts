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

/** Keeps the window full of board, and a board that is smaller whole in the window. */
export function clamp(view: View, size: Point, window: { w: number; h: number }): View {
  const keep = (at: number, length: number, room: number) => {
    const [low, high] = length > room ? [room - length - SLACK, SLACK] : [0, room - length];
    return Math.min(high, Math.max(low, at));
  };
  return { k: view.k, x: keep(view.x, size[0] * view.k, window.w), y: keep(view.y, size[1] * view.k, window.h) };
}

/** Moves the view so that a point of the board is in the middle. */
export function centre(view: View, [x, y]: Point, window: { w: number; h: number }): View {
  return { k: view.k, x: window.w / 2 - x * view.k, y: window.h / 2 - y * view.k };
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
