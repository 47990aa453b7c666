import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { ROW_HEIGHT } from '../../kernel/placement/outline-rows.ts';

/** Rows beyond the edges that are drawn too, so that scrolling shows no gaps. */
const OVERSCAN = 12;
/** Rows that are drawn before the height is known. */
const FIRST_ROWS = 60;

/**
 * Indexes of the rows in view of a scrolling element: from `first` up to, without, `last`. It is
 * measured when it scrolls or changes its size only: to measure at every change of the page would have
 * the browser lay the whole page out once more for every key.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): { first: number; last: number } {
  const measured = useRef({ top: 0, height: 0 });
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = scroller.current;
      if (!element) return () => undefined;
      const measure = () => {
        measured.current = { top: element.scrollTop, height: element.clientHeight };
        changed();
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      element.addEventListener('scroll', measure, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', measure);
      };
    },
    [scroller],
  );
  // In steps of the overscan, so that scrolling by a pixel draws nothing new.
  const first = useSyncExternalStore(subscribe, () => {
    const top = Math.floor(measured.current.top / ROW_HEIGHT);
    return Math.max(0, Math.floor(top / OVERSCAN) * OVERSCAN - OVERSCAN);
  });
  const visible = useSyncExternalStore(subscribe, () => {
    const { height } = measured.current;
    return height > 0 ? Math.ceil(height / ROW_HEIGHT) : FIRST_ROWS;
  });
  return { first, last: Math.min(count, first + visible + 3 * OVERSCAN) };
}
