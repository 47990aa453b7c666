import { type RefObject, useCallback, useSyncExternalStore } from 'react';

import { ROW_HEIGHT } from '../../kernel/placement/outline-rows.ts';

/** Rows beyond the edges that are drawn too, so that scrolling shows no gaps. */
const OVERSCAN = 12;
/** Rows that are drawn before the height is known. */
const FIRST_ROWS = 60;

/** Indexes of the rows in view of a scrolling element: from `first` up to, without, `last`. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): { first: number; last: number } {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = scroller.current;
      if (!element) return () => undefined;
      const observer = new ResizeObserver(changed);
      observer.observe(element);
      element.addEventListener('scroll', changed, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', changed);
      };
    },
    [scroller],
  );
  // In steps of the overscan, so that scrolling by a pixel draws nothing new.
  const first = useSyncExternalStore(subscribe, () => {
    const top = Math.floor((scroller.current?.scrollTop ?? 0) / ROW_HEIGHT);
    return Math.max(0, Math.floor(top / OVERSCAN) * OVERSCAN - OVERSCAN);
  });
  const visible = useSyncExternalStore(subscribe, () => {
    const height = scroller.current?.clientHeight ?? 0;
    return height > 0 ? Math.ceil(height / ROW_HEIGHT) : FIRST_ROWS;
  });
  return { first, last: Math.min(count, first + visible + 3 * OVERSCAN) };
}
