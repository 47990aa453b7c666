import type { FlatNode, FlatParts } from '../flat.ts';
import type { PatchPath } from './field-path.ts';

/** A list of node ids in a flat element: its sections, or a slot of a node or an override. */
export interface IdList {
  path: PatchPath;
  /** Node that holds the list; null for the sections. */
  owner: string | null;
  ids: readonly string[];
}

/** Every list of the element: the sections first, then node by node. */
export function idLists(flat: FlatParts): IdList[] {
  const lists: IdList[] = [{ path: ['rootIds'], owner: null, ids: flat.rootIds }];
  for (const [id, node] of Object.entries(flat.nodes)) lists.push(...listsOf(id, node));
  return lists;
}

function listsOf(owner: string, node: FlatNode): IdList[] {
  const own = slotLists(owner, ['nodes', owner], node.slots);
  const overridden = Object.entries(node.overrides ?? {}).flatMap(([key, override]) =>
    slotLists(owner, ['nodes', owner, 'overrides', key], override.slots),
  );
  return [...own, ...overridden];
}

function slotLists(owner: string, path: PatchPath, slots: FlatNode['slots']): IdList[] {
  return Object.entries(slots ?? {}).map(([name, ids]) => ({
    path: [...path, 'slots', name],
    owner,
    ids,
  }));
}

/** Ids of the nodes that are under one of the given nodes, those included. */
export function reachableFrom(starts: Iterable<string>, lists: readonly IdList[]): Set<string> {
  const children = new Map<string, string[]>();
  for (const { owner, ids } of lists) {
    if (owner !== null) children.set(owner, [...(children.get(owner) ?? []), ...ids]);
  }
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(children.get(id) ?? []));
  }
  return reached;
}

/**
 * Lists that make the element no tree: they name a node that does not exist or is elsewhere
 * too, or they lead in a circle. Nodes that no list names are no fault; they are left out.
 */
export function brokenLists(flat: FlatParts): IdList[] {
  const lists = idLists(flat);
  const mentions = new Map<string, number>();
  for (const { ids } of lists) for (const id of ids) mentions.set(id, (mentions.get(id) ?? 0) + 1);
  const loose = Object.keys(flat.nodes).filter((id) => !mentions.has(id));
  const reachable = reachableFrom([...flat.rootIds, ...loose], lists);
  return lists.filter(({ owner, ids }) => {
    const circular = owner !== null && !reachable.has(owner);
    return circular || ids.some((id) => !Object.hasOwn(flat.nodes, id) || mentions.get(id) !== 1);
  });
}
