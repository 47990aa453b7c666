import { createContext, useContext } from 'react';

import type { MediaRef } from '#schemas/content/values.ts';
import type { Viewport } from '../content/types.ts';

/** What the primitives inside a block need to know of the node they belong to. */
export interface NodeContextValue {
  /** Unique on the page (`ComposedNode.key`). */
  key: string;
  /** Beginning of HTML ids inside the node; differs between the copies of a node that is rendered twice. */
  id: string;
  /** Stored element that the page shows the node of; 0 where nothing is stored (canvas, stories). */
  elementId: number;
  block: string;
  /** Element that shows it: a page, a template, the header or the footer. */
  rootId: number;
  /** Values of the fields that the block's CSS or a `<picture>` switches on small screens. */
  mobileValues: Record<string, unknown>;
  /** Set on a node that is rendered once per viewport, or hidden on one. */
  only: Viewport | null;
  /** Custom properties from `x-css` fields. */
  style: Record<string, string>;
  /** Values of the common fields. */
  common: CommonValues;
}

/** Values of the fields that sections have in common (`commonFields`). */
export interface CommonValues {
  anchor: string;
  space: string;
  spaceBelow: string;
  contentWidth: string;
  background: string;
  backdrop: MediaRef | null;
  audience: string;
}

export const NodeContext = createContext<NodeContextValue | null>(null);

/** The node a primitive is in; throws outside of a node. */
export function useNode(): NodeContextValue {
  const node = useContext(NodeContext);
  if (!node)
    throw new Error('Izlog: useNode() outside of a node. Render blocks through <NodeView>.');
  return node;
}
