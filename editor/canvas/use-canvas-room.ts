import { useCallback, useSyncExternalStore } from 'react';

import { useCanvasParts } from './canvas-parts.ts';

/** Width in px that there is for the page; 0 before it is known. */
export function useCanvasRoom(): number {
  const { scroller } = useCanvasParts();
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = scroller.current;
      if (!element) return () => undefined;
      const observer = new ResizeObserver(changed);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [scroller],
  );
  return useSyncExternalStore(subscribe, () => scroller.current?.clientWidth ?? 0);
}
