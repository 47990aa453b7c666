import { useEffect, useState } from 'react';

import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { browserTimer } from '../../kernel/store/saving/browser-timer.ts';

/** Pause in typing after which the panel shows what was typed on the canvas. */
const PAUSE_MS = 250;

/**
 * The node as the panel shows it. While text is typed on the canvas the panel waits for a pause, so
 * that a key press costs the text only; what is typed in the panel itself shows at once.
 */
export function usePanelNode(node: CanvasNode): CanvasNode {
  const [shown, show] = useState(node);
  const { page } = useCanvasParts();
  useEffect(() => browserTimer.after(PAUSE_MS, () => show(node)), [node]);
  const isOnCanvas = page.current?.contains(document.activeElement) ?? false;
  return isOnCanvas && shown.key === node.key ? shown : node;
}
