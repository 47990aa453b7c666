import type { FlatNode } from '#runtime/content/flat.ts';
import { type Documents, documentOf, type ListRef, type OpenElement } from './documents.ts';

/** The stored list to be changed in place; made where a slot has none yet. */
export function draftList(draft: Documents, list: ListRef): string[] | undefined {
  const element = documentOf(draft, list.elementId);
  if (!element) return undefined;
  if (list.nodeId === null || list.slot === null) return element.rootIds;
  const node = element.nodes[list.nodeId];
  if (!node) return undefined;
  if (list.override === undefined) {
    node.slots ??= {};
    node.slots[list.slot] ??= [];
    return node.slots[list.slot];
  }
  node.overrides ??= {};
  node.overrides[list.override] ??= {};
  const override = node.overrides[list.override];
  if (!override) return undefined;
  override.slots ??= {};
  override.slots[list.slot] ??= [];
  return override.slots[list.slot];
}

/** The list that a node is in, and at which index; undefined for a node that is gone. */
export function placeOf(
  element: OpenElement,
  nodeId: string,
): { list: ListRef; index: number } | undefined {
  for (const list of listsOf(element)) {
    const index = list.ids.indexOf(nodeId);
    if (index !== -1) return { list: list.ref, index };
  }
  return undefined;
}

interface StoredList {
  ref: ListRef;
  ids: readonly string[];
}

function listsOf(element: OpenElement): StoredList[] {
  const roots = { ref: { elementId: element.id, nodeId: null, slot: null }, ids: element.rootIds };
  return [roots, ...Object.values(element.nodes).flatMap((node) => listsIn(element.id, node))];
}

/** Lists that a node holds: its own slots, and those it keeps for nodes of its master. */
function listsIn(elementId: number, node: FlatNode): StoredList[] {
  const owner = { elementId, nodeId: node.id };
  const own = Object.entries(node.slots ?? {}).map(([slot, ids]) => ({
    ref: { ...owner, slot },
    ids,
  }));
  const kept = Object.entries(node.overrides ?? {}).flatMap(([override, { slots }]) =>
    Object.entries(slots ?? {}).map(([slot, ids]) => ({ ref: { ...owner, slot, override }, ids })),
  );
  return [...own, ...kept];
}

/** The node and all nodes below it, parents first. */
export function subtreeIds(element: OpenElement, nodeId: string): string[] {
  const found = new Set<string>();
  const visit = (id: string) => {
    const node = element.nodes[id];
    if (!node || found.has(id)) return;
    found.add(id);
    for (const { ids } of listsIn(element.id, node)) ids.forEach(visit);
  };
  visit(nodeId);
  return [...found];
}
