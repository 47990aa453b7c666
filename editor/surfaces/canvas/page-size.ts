import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { WIDTH_RANGE } from '../../kernel/store/scope.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';

/** Room beside a page of a set width, for its handles. */
const MARGIN = 48;
/** "Desktop" is at least this wide; where there is less room, it is shown smaller. */
export const DESKTOP_WIDTH = 1024;
/** The page is never shown smaller than this. */
const LEAST_ZOOM = 0.2;

/** How wide the page is laid out, and how much smaller it is shown. */
export interface PageSize {
  width: number;
  zoom: number;
}

/**
 * Size of the page on the canvas. A set width is kept and shown whole; without one the page takes
 * the room there is, but never less than a desktop has. A zoom by hand changes how large it is shown,
 * never how wide it is laid out. `room` is 0 before it is known. Pure.
 */
export function pageSize(
  width: number | null,
  room: number,
  byHand: number | null = null,
): PageSize {
  if (room === 0) return { width: width ?? WIDTH_RANGE.max, zoom: 1 };
  const wanted = width ?? Math.max(room, DESKTOP_WIDTH);
  const fitting = (width === null ? room : room - MARGIN) / wanted;
  if (byHand !== null) return { width: wanted, zoom: byHand };
  return { width: wanted, zoom: Math.min(1, Math.max(LEAST_ZOOM, fitting)) };
}

/** Size of the page on the canvas, kept up to date. */
export function usePageSize(): PageSize {
  const width = useEditorState((state) => state.scope.width);
  const byHand = useUi('zoom');
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
  return useMemo(() => pageSize(width, room, byHand), [width, room, byHand]);
}
