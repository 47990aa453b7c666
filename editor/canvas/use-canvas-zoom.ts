import { useCallback, useSyncExternalStore } from 'react';

import { useCanvasParts } from './canvas-parts.ts';

/** Room beside a framed page, for its handles. */
const MARGIN = 48;

/** How much the page is made smaller, so that a width beyond the window still shows whole. */
export function useCanvasZoom(width: number | null): number {
  const { scroller } = useCanvasParts();
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!scroller.current) return () => undefined;
      const observer = new ResizeObserver(changed);
      observer.observe(scroller.current);
      return () => observer.disconnect();
    },
    [scroller],
  );
  const room = useSyncExternalStore(subscribe, () => scroller.current?.clientWidth ?? 0);
  if (width === null || room === 0) return 1;
  return Math.min(1, Math.max(0.2, (room - MARGIN) / width));
}
