import { useCanvasRoom } from './use-canvas-room.ts';

/** Room beside a framed page, for its handles. */
const MARGIN = 48;
/** The page is never made smaller than this. */
const LEAST = 0.2;

/** How much the page is made smaller, so that a width beyond the window still shows whole. */
export function useCanvasZoom(width: number | null): number {
  const room = useCanvasRoom();
  if (width === null || room === 0) return 1;
  return Math.min(1, Math.max(LEAST, (room - MARGIN) / width));
}
