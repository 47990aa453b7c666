import type { ListRef } from '../documents.ts';
import { isSameList } from '../documents.ts';
import type { EditorState, ScopeState } from '../editor-state.ts';
import type { CanvasNode, Composition } from '../nodes/canvas-node.ts';
import { type NodeKey, splitNodeKey } from '../nodes/node-key.ts';
import { baseSource, placedSource } from '../nodes/node-sources.ts';

/** A list as it shows on the canvas. */
export interface ShownList {
  /** Where nodes that are put into it are stored. */
  list: ListRef;
  /** The node whose slot it is; null for the sections of an element. */
  parent: NodeKey | null;
  keys: readonly NodeKey[];
  /** How many nodes at the start belong to a master, before those of the list. */
  before: number;
  /** Key of the reason why nobody may change the list here; null when it is free. */
  closed: 'inMaster' | 'outsideMaster' | 'followsMaster' | null;
}

/** The sections of an element on the canvas. */
export function rootList(
  composition: Composition,
  elementId: number,
  scope: Pick<ScopeState, 'masterId'>,
): ShownList {
  return {
    list: { elementId, nodeId: null, slot: null },
    parent: null,
    keys: composition.roots[elementId] ?? [],
    before: 0,
    closed: scope.masterId === null || scope.masterId === elementId ? null : 'outsideMaster',
  };
}

/** A slot of a node. In a master it is open only as far as the master's `expose` says. */
export function slotList(
  node: CanvasNode,
  slot: string,
  composition: Composition,
  scope: Pick<ScopeState, 'masterId'>,
): ShownList {
  const { exposure = 'own', keys = [] } = node.slots[slot] ?? {};
  const base = { ...baseSource(node), slot };
  const shown = { parent: node.key, keys, before: 0 };
  if (scope.masterId !== null) {
    const closed = base.elementId === scope.masterId ? null : 'outsideMaster';
    return { ...shown, list: base, closed };
  }
  if (exposure === 'own') return { ...shown, list: base, closed: null };
  const list = { ...placedSource(node), slot };
  if (exposure === 'fixed') return { ...shown, list: base, closed: 'inMaster' };
  const before = keys.filter((key) => !isIn(composition.byKey.get(key), list)).length;
  const follows = exposure === 'open' && before > 0;
  return { ...shown, list, before, closed: follows ? 'followsMaster' : null };
}

function isIn(node: CanvasNode | undefined, list: ListRef): boolean {
  return node !== undefined && isSameList(node.list, list);
}

/** The list that a node is shown in. */
export function listHolding(
  node: CanvasNode,
  composition: Composition,
  scope: Pick<ScopeState, 'masterId'>,
): ShownList {
  const parent = node.parent === null ? undefined : composition.byKey.get(node.parent);
  const slot = parent && slotHolding(parent, node.key);
  return parent && slot !== undefined
    ? slotList(parent, slot, composition, scope)
    : rootList(composition, splitNodeKey(node.key).elementId, scope);
}

function slotHolding(parent: CanvasNode, key: NodeKey): string | undefined {
  return Object.keys(parent.slots).find((name) => parent.slots[name]?.keys.includes(key));
}

/** Every list on the canvas, outer ones first. */
export function shownLists(
  composition: Composition,
  state: Pick<EditorState, 'scope'>,
): ShownList[] {
  const lists: ShownList[] = [];
  const visit = (list: ShownList) => {
    lists.push(list);
    for (const key of list.keys) {
      const node = composition.byKey.get(key);
      if (!node) continue;
      for (const slot of Object.keys(node.slots)) {
        visit(slotList(node, slot, composition, state.scope));
      }
    }
  };
  for (const elementId of Object.keys(composition.roots)) {
    visit(rootList(composition, Number(elementId), state.scope));
  }
  return lists;
}
