import type { Flat, FlatNode } from '#runtime/content/flat.ts';
import type { Element } from '#schemas/content/element.ts';

/** A stored element in the flat form that all changes are made on. */
export type OpenElement = Flat<Element>;

/** All open elements in flat form, by element id: page, static elements and their masters. */
export type Documents = Record<string, OpenElement>;

/**
 * A list of nodes as it is stored: the sections of an element (`nodeId` null), a slot of one of its
 * nodes, or the slot list that a child keeps for a node of its master (`override` is its key).
 */
export interface ListRef {
  elementId: number;
  nodeId: string | null;
  slot: string | null;
  override?: string;
}

/** A node as it is stored; `override` addresses what a child overrides below its master's root. */
export interface NodeRef {
  elementId: number;
  nodeId: string;
  override?: string;
}

/** Where a node is to be: before the one that is at `index` now. */
export interface Place extends ListRef {
  index: number;
}

/** The open element, or undefined when it was closed. */
export function documentOf(documents: Documents, elementId: number): OpenElement | undefined {
  return documents[String(elementId)];
}

/** The stored node, or undefined when it is gone. */
export function nodeOf(documents: Documents, ref: NodeRef): FlatNode | undefined {
  return documentOf(documents, ref.elementId)?.nodes[ref.nodeId];
}

/** Text that is equal for equal lists; a key for maps. */
export function listKey(list: ListRef): string {
  return [list.elementId, list.nodeId ?? '', list.override ?? '', list.slot ?? ''].join(':');
}

export function isSameList(a: ListRef, b: ListRef): boolean {
  return listKey(a) === listKey(b);
}
