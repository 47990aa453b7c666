import { composeElement } from '#runtime/content/compose.ts';
import { unflatten } from '#runtime/content/flat.ts';
import type { BlockLookup, ComposedNode, Level, MasterMap } from '#runtime/content/types.ts';
import type { Element } from '#schemas/content/element.ts';
import type { CanvasNode, CanvasSlot, Composition } from './canvas-node.ts';
import type { Documents, ListRef, OpenElement } from './documents.ts';
import type { EditorState } from './editor-state.ts';
import { type NodeKey, nodeKey } from './node-key.ts';
import { baseSource, placedSource } from './node-sources.ts';

/** Elements that stand on the canvas, from top to bottom. */
export function canvasElements({ placement }: Pick<EditorState, 'placement'>): number[] {
  const { header, page, footer, cookie } = placement;
  return [header, page, footer, cookie].filter((id) => id !== null);
}

/**
 * Makes the function that lays out the canvas. It keeps its last result: elements that did not
 * change are not composed again, and nodes that did not change keep their identity.
 */
export function createComposer(
  registry: BlockLookup,
): (state: Pick<EditorState, 'documents' | 'placement'>) => Composition {
  const nested = new WeakMap<OpenElement, Element>();
  const asElement = (element: OpenElement): Element => {
    const known = nested.get(element) ?? unflatten(element);
    nested.set(element, known);
    return known;
  };
  let last: { documents: Documents; placement: EditorState['placement'] } | null = null;
  let composition: Composition = { byKey: new Map(), roots: {} };

  return (state) => {
    if (last && last.documents === state.documents && last.placement === state.placement) {
      return composition;
    }
    const changedMasters = changedMasterIds(last?.documents, state.documents);
    const before = last?.documents;
    last = state;
    const masters = mastersOf(state.documents, asElement);
    const byKey = new Map<NodeKey, CanvasNode>();
    const roots: Record<string, readonly NodeKey[]> = {};
    for (const id of canvasElements(state)) {
      const element = state.documents[id];
      if (!element) continue;
      const isUnchanged = !changedMasters && before?.[id] === element && id in composition.roots;
      roots[id] = isUnchanged
        ? copyElement(composition, String(id), byKey)
        : addNodes(composeElement(asElement(element), masters, registry), {
            elementId: id,
            parent: null,
            slot: null,
            byKey,
            before: composition.byKey,
          });
    }
    composition = { byKey, roots };
    return composition;
  };
}

function changedMasterIds(before: Documents | undefined, after: Documents): boolean {
  return Object.entries(after).some(
    ([id, element]) => element.type === 'section' && before?.[id] !== element,
  );
}

/** The open master sections in nested form, as `composeElement` wants them. */
export function mastersOf(
  documents: Documents,
  asElement: (element: OpenElement) => Element,
): MasterMap {
  const sections = Object.entries(documents).filter(([, element]) => element.type === 'section');
  return Object.fromEntries(sections.map(([id, element]) => [id, asElement(element)]));
}

function copyElement(from: Composition, elementId: string, byKey: Map<NodeKey, CanvasNode>) {
  const roots = from.roots[elementId] ?? [];
  const copy = (key: NodeKey) => {
    const node = from.byKey.get(key);
    if (!node) return;
    byKey.set(key, node);
    for (const slot of Object.values(node.slots)) slot.keys.forEach(copy);
  };
  roots.forEach(copy);
  return roots;
}

interface Surroundings {
  /** The element on the canvas. */
  elementId: number;
  parent: CanvasNode | null;
  slot: string | null;
  byKey: Map<NodeKey, CanvasNode>;
  before: ReadonlyMap<NodeKey, CanvasNode>;
}

function addNodes(nodes: readonly ComposedNode[], around: Surroundings): NodeKey[] {
  return nodes.map((node) => addNode(node, around));
}

function addNode({ slots, ...composed }: ComposedNode, around: Surroundings): NodeKey {
  const key = nodeKey(around.elementId, composed.key);
  const before = around.before.get(key);
  const made: CanvasNode = {
    key,
    parent: around.parent?.key ?? null,
    stored: { elementId: composed.elementId, nodeId: composed.id },
    list: listOf(composed.elementId, around),
    composed,
    slots: {},
  };
  const canvasSlots: Record<string, CanvasSlot> = {};
  for (const [name, slot] of Object.entries(slots)) {
    const keys = addNodes(slot.nodes, { ...around, parent: made, slot: name });
    canvasSlots[name] = { exposure: slot.exposure, keys };
  }
  const node = { ...made, slots: canvasSlots };
  around.byKey.set(key, before && isSameNode(before, node) ? before : node);
  return key;
}

/** The stored list that holds a node: a slot of its parent's base, or what a child keeps for it. */
function listOf(storedIn: number, { elementId, parent, slot }: Surroundings): ListRef {
  if (!parent || slot === null) return { elementId, nodeId: null, slot: null };
  const base = baseSource(parent);
  return { ...(storedIn === base.elementId ? base : placedSource(parent)), slot };
}

function isSameNode(a: CanvasNode, b: CanvasNode): boolean {
  const { levels: levelsA, ...restA } = a.composed;
  const { levels: levelsB, ...restB } = b.composed;
  return (
    a.parent === b.parent &&
    shallowEqual(a.stored, b.stored) &&
    shallowEqual(a.list, b.list) &&
    shallowEqual(restA, restB, shallowEqual) &&
    levelsA.length === levelsB.length &&
    levelsA.every((level, index) => isSameLevel(level, levelsB[index])) &&
    shallowEqual(a.slots, b.slots, isSameSlot)
  );
}

function isSameLevel(a: Level, b: Level | undefined): boolean {
  return (
    b !== undefined &&
    a.kind === b.kind &&
    shallowEqual(a.source, b.source) &&
    shallowEqual(a.bags, b.bags, shallowEqual) &&
    shallowEqual(a.tr, b.tr, (x, y) => shallowEqual(x, y, shallowEqual))
  );
}

function isSameSlot(a: unknown, b: unknown): boolean {
  return shallowEqual(a, b, (x, y) => shallowEqual(x, y));
}

/** True when two records hold the same under the same keys, by `equal` where identity does not do. */
export function shallowEqual(
  a: unknown,
  b: unknown,
  equal: (a: unknown, b: unknown) => boolean = Object.is,
): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return (
    left.length === right.size &&
    left.every(([key, value]) => {
      if (!right.has(key)) return false;
      const other = right.get(key);
      return Object.is(value, other) || equal(value, other);
    })
  );
}
