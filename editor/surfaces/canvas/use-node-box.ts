import { useSyncExternalStore } from 'react';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { Box } from '../../kernel/placement/drop-lines.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';

/** Box of a node on the stage, kept up to date; null while it shows nothing. */
export function useNodeBox(key: NodeKey): Box | null {
  const { geometry } = useCanvasParts();
  return useSyncExternalStore(geometry.subscribe, () => geometry.boxOf(key));
}
