import type { ElementContent, Node, NodeOverride } from '#schemas/content/element.ts';
import { isReservedKey, mapRecord } from './json.ts';

/** What a child overrides on one node of its master, with ids instead of nodes in slots. */
export interface FlatOverride extends Omit<NodeOverride, 'slots'> {
  slots?: Record<string, string[]>;
}

/** A node of the flat form: slots, also those of overrides, hold ids of nodes in `FlatElement.nodes`. */
export interface FlatNode extends Omit<Node, 'slots' | 'overrides'> {
  slots?: Record<string, string[]>;
  overrides?: Record<string, FlatOverride>;
}

/** The nodes of an element by id, and which of them are its sections. */
export interface FlatParts {
  rootIds: string[];
  nodes: Record<string, FlatNode>;
}

/** An element in the form the editor works on and patches are made on. */
export type Flat<T extends ElementContent> = Omit<T, 'parts'> & FlatParts;
export type FlatElement = Flat<ElementContent>;

/**
 * The flat form of an element: every node by its id. Bags are shared, not copied. A second node
 * under a known id gets a suffix, so that nothing is lost; `unflatten` leads back.
 */
export function flatten<T extends ElementContent>(element: T): Flat<T> {
  const { parts, ...rest } = element;
  return { ...rest, ...flattenParts(parts) };
}

/** The flat form of a list of nodes, e.g. of those to be put into an element. */
export function flattenParts(parts: readonly Node[]): FlatParts {
  const nodes: Record<string, FlatNode> = {};
  const rootIds = flattenList(parts, nodes);
  return { rootIds, nodes };
}

/**
 * The nested form of a flat element. Nodes that no list names are left out; throws `RangeError` when
 * a list names a node that does not exist, or a node is named twice or is inside itself.
 */
export function unflatten<T extends FlatParts>(
  flat: T,
): Omit<T, keyof FlatParts> & { parts: Node[] } {
  const { rootIds, nodes, ...rest } = flat;
  return { ...rest, parts: nestList(rootIds, nodes, new Set()) };
}

function flattenList(list: readonly Node[], nodes: Record<string, FlatNode>): string[] {
  return list.map((node) => flattenNode(node, nodes));
}

function flattenNode(node: Node, nodes: Record<string, FlatNode>): string {
  const { slots, overrides, ...rest } = node;
  const id = freeId(node.id, nodes);
  const flat: FlatNode = { ...rest, id };
  nodes[id] = flat;
  if (slots) flat.slots = mapRecord(slots, (list) => flattenList(list, nodes));
  if (overrides) flat.overrides = mapRecord(overrides, (entry) => flattenOverride(entry, nodes));
  return id;
}

function flattenOverride(entry: NodeOverride, nodes: Record<string, FlatNode>): FlatOverride {
  const { slots, ...rest } = entry;
  return slots ? { ...rest, slots: mapRecord(slots, (list) => flattenList(list, nodes)) } : rest;
}

function freeId(id: string, nodes: Readonly<Record<string, FlatNode>>): string {
  let free = id;
  for (let n = 2; Object.hasOwn(nodes, free) || isReservedKey(free); n += 1) free = `${id}-${n}`;
  return free;
}

function nestList(
  ids: readonly string[],
  nodes: Readonly<Record<string, FlatNode>>,
  seen: Set<string>,
): Node[] {
  return ids.map((id) => nestNode(id, nodes, seen));
}

function nestNode(id: string, nodes: Readonly<Record<string, FlatNode>>, seen: Set<string>): Node {
  const flat = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  if (!flat) throw new RangeError(`A list names the node "${id}", which does not exist.`);
  if (seen.has(id)) throw new RangeError(`The node "${id}" stands in two places.`);
  seen.add(id);
  const { slots, overrides, ...rest } = flat;
  const node: Node = rest;
  if (slots) node.slots = mapRecord(slots, (ids) => nestList(ids, nodes, seen));
  if (overrides) node.overrides = mapRecord(overrides, (entry) => nestOverride(entry, nodes, seen));
  return node;
}

function nestOverride(
  entry: FlatOverride,
  nodes: Readonly<Record<string, FlatNode>>,
  seen: Set<string>,
): NodeOverride {
  const { slots, ...rest } = entry;
  return slots ? { ...rest, slots: mapRecord(slots, (ids) => nestList(ids, nodes, seen)) } : rest;
}
