import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { type PageSize, pageSize } from './page-size.ts';

/** Size of the page on the canvas, kept up to date. */
export function usePageSize(): PageSize {
  const width = useEditorState((state) => state.scope.width);
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
  const room = useSyncExternalStore(subscribe, () => scroller.current?.clientWidth ?? 0);
  return useMemo(() => pageSize(width, room), [width, room]);
}
