import { useDeferredValue } from 'react';

import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';

/**
 * The node as the panel shows it. While text is typed on the canvas the panel follows behind, so
 * that a key press paints the text first; what is typed in the panel itself shows at once.
 */
export function usePanelNode(node: CanvasNode): CanvasNode {
  const later = useDeferredValue(node);
  const { page } = useCanvasParts();
  const isOnCanvas = page.current?.contains(document.activeElement) ?? false;
  return isOnCanvas && later.key === node.key ? later : node;
}
