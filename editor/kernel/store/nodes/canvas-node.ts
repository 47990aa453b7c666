import type { ComposedNode } from '#runtime/content/types.ts';
import type { SlotExposure } from '#schemas/content/element.ts';
import type { ListRef, NodeRef } from '../documents.ts';
import type { NodeKey } from './node-key.ts';

/** A slot of a node on the canvas. */
export interface CanvasSlot {
  /** How far a child may change it; `own` is not bound to a master. */
  exposure: SlotExposure | 'own';
  keys: readonly NodeKey[];
}

/**
 * One node as the canvas shows it. Its identity stays while nothing changed that concerns this
 * node itself, so a component that subscribes to it renders only then.
 */
export interface CanvasNode {
  key: NodeKey;
  /** The node whose slot it is in; null for a section. */
  parent: NodeKey | null;
  /** Where it is stored; below a child that is the master's element. */
  stored: NodeRef;
  /** The list that holds it. */
  list: ListRef;
  /** Everything but its slots. */
  composed: Omit<ComposedNode, 'slots'>;
  slots: Readonly<Record<string, CanvasSlot>>;
}

/** All nodes on the canvas, masters laid under their children. */
export interface Composition {
  byKey: ReadonlyMap<NodeKey, CanvasNode>;
  /** Sections by id of the element that is on the canvas. */
  roots: Readonly<Record<string, readonly NodeKey[]>>;
  /** The nodes of each section; the same list while nothing in the section changed. */
  sections: ReadonlyMap<NodeKey, readonly CanvasNode[]>;
}
