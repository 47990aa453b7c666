import { createContext } from 'react';

import type { Viewport } from '#runtime/content/types.ts';
import type { NodeKey } from './store/nodes/node-key.ts';

/** The node whose block is being rendered; read by the editable primitives inside it. */
export const CanvasKeyContext = createContext<NodeKey | null>(null);

/** What a place on the canvas passes down to the nodes that are in it. */
export interface CanvasFrame {
  /** Viewports that are served here: one inside a node that is rendered once per viewport. */
  viewports: readonly Viewport[];
  /** Inside the mobile copy of a node. */
  copy: boolean;
  /** Keeps HTML ids of different elements apart. */
  prefix: string;
}

export const CanvasFrameContext = createContext<CanvasFrame>({
  viewports: ['desktop', 'mobile'],
  copy: false,
  prefix: '',
});
