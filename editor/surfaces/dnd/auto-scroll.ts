import type { Point } from '../../kernel/placement/drag-session.ts';

/** A pointer this near to the edge scrolls. */
const EDGE = 56;
/** Pixels per frame right at the edge. */
const SPEED = 18;

/** How far to scroll in this frame: the nearer to the edge the faster. Pure. */
export function scrollStep(y: number, top: number, bottom: number): number {
  const room = Math.min(EDGE, (bottom - top) / 4);
  if (y < top || y > bottom) return 0;
  if (y < top + room) return -SPEED * (1 - (y - top) / room);
  if (y > bottom - room) return SPEED * (1 - (bottom - y) / room);
  return 0;
}

/** Scrolls the elements under the pointer while something is dragged; returns how to stop it. */
export function startAutoScroll(
  elements: () => readonly (HTMLElement | null)[],
  pointer: () => Point | null,
): () => void {
  let frame = requestAnimationFrame(function scroll() {
    const point = pointer();
    for (const element of elements()) if (point && element) scrollUnder(element, point);
    frame = requestAnimationFrame(scroll);
  });
  return () => cancelAnimationFrame(frame);
}

function scrollUnder(element: HTMLElement, { x, y }: Point): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (x < left || x > right) return;
  const step = scrollStep(y, top, bottom);
  if (step !== 0) element.scrollTop += step;
}
