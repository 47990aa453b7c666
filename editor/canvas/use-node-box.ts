import { useSyncExternalStore } from 'react';

import type { Box } from '../dnd/drop-lines.ts';
import type { NodeKey } from '../store/node-key.ts';
import { useCanvasParts } from './canvas-parts.ts';

/** Box of a node on the stage, kept up to date; null while it shows nothing. */
export function useNodeBox(key: NodeKey): Box | null {
  const { geometry } = useCanvasParts();
  return useSyncExternalStore(geometry.subscribe, () => geometry.boxOf(key));
}
