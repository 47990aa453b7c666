import type { ComposedNode, Level } from '#runtime/content/types.ts';
import type { Lock } from '#schemas/content/element.ts';
import type { ListRef } from '../documents.ts';
import type { CanvasNode, CanvasSlot } from './canvas-node.ts';
import { type NodeKey, nodeKey } from './node-key.ts';
import { baseSource, placedSource } from './node-sources.ts';

/** Where composed nodes are on the canvas. */
export interface Surroundings {
  /** The element on the canvas. */
  elementId: number;
  parent: CanvasNode | null;
  slot: string | null;
  /** Gets every node. */
  byKey: Map<NodeKey, CanvasNode>;
  /** Nodes as they were: those that did not change are taken over. */
  before: ReadonlyMap<NodeKey, CanvasNode>;
}

/** Makes nodes of the canvas of composed ones, and returns their keys. */
export function addNodes(nodes: readonly ComposedNode[], around: Surroundings): NodeKey[] {
  return nodes.map((node) => addNode(node, around));
}

/** What is inside a node that may not be edited is part of it. */
function lockIn(parent: CanvasNode | null, own: Lock): Lock {
  const { edit, reason } = parent?.composed.lock ?? {};
  if (edit !== true) return own;
  return { ...(reason !== undefined && { reason }), ...own, move: true, delete: true, edit };
}

function addNode({ slots, ...rest }: ComposedNode, around: Surroundings): NodeKey {
  const composed = { ...rest, lock: lockIn(around.parent, rest.lock) };
  const key = nodeKey(around.elementId, composed.key);
  const canvasSlots: Record<string, CanvasSlot> = {};
  const made: CanvasNode = {
    key,
    parent: around.parent?.key ?? null,
    stored: { elementId: composed.elementId, nodeId: composed.id },
    list: listOf(composed.elementId, around),
    composed,
    slots: canvasSlots,
  };
  for (const [name, slot] of Object.entries(slots)) {
    const keys = addNodes(slot.nodes, { ...around, parent: made, slot: name });
    canvasSlots[name] = { exposure: slot.exposure, keys };
  }
  const before = around.before.get(key);
  around.byKey.set(key, before && isSameNode(before, made) ? before : made);
  return key;
}

/** The stored list that holds a node: a slot of its parent's base, or what a child keeps for it. */
function listOf(storedIn: number, { elementId, parent, slot }: Surroundings): ListRef {
  if (!parent || slot === null) return { elementId, nodeId: null, slot: null };
  const base = baseSource(parent);
  return { ...(storedIn === base.elementId ? base : placedSource(parent)), slot };
}

/** True when nothing changed that concerns the node itself. Bags are compared by what they hold. */
function isSameNode(a: CanvasNode, b: CanvasNode): boolean {
  return (
    a.parent === b.parent &&
    isSameRecord(a.stored, b.stored) &&
    isSameRecord(a.list, b.list) &&
    isSameComposed(a.composed, b.composed) &&
    isSameSlots(a.slots, b.slots)
  );
}

function isSameComposed(a: CanvasNode['composed'], b: CanvasNode['composed']): boolean {
  return (
    a.block === b.block &&
    a.v === b.v &&
    a.problem === b.problem &&
    a.name === b.name &&
    isSameList(a.example ?? [], b.example ?? []) &&
    (a.stored === b.stored || JSON.stringify(a.stored) === JSON.stringify(b.stored)) &&
    isSameRecord(a.hide, b.hide) &&
    isSameRecord(a.lock, b.lock) &&
    isSameRecord(a.master ?? {}, b.master ?? {}) &&
    isSameList(a.orphans ?? [], b.orphans ?? []) &&
    a.levels.length === b.levels.length &&
    a.levels.every((level, index) => isSameLevel(level, b.levels[index]))
  );
}

function isSameLevel(a: Level, b: Level | undefined): boolean {
  return (
    b !== undefined &&
    a.kind === b.kind &&
    a.baseLocale === b.baseLocale &&
    isSameRecord(a.source, b.source) &&
    isSameRecord(a.bags.meta, b.bags.meta) &&
    isSameRecord(a.bags.mobileMeta, b.bags.mobileMeta) &&
    isSameRecord(a.bags.options, b.bags.options) &&
    isSameRecord(a.bags.mobileOptions, b.bags.mobileOptions) &&
    isSameTranslation(a.tr, b.tr)
  );
}

function isSameTranslation(a: Level['tr'], b: Level['tr']): boolean {
  return isSameBy(
    a,
    b,
    (x, y) =>
      isSameRecord(x.meta ?? {}, y.meta ?? {}) &&
      isSameRecord(x.mobileMeta ?? {}, y.mobileMeta ?? {}) &&
      isSameRecord(x.of ?? {}, y.of ?? {}),
  );
}

function isSameSlots(a: CanvasNode['slots'], b: CanvasNode['slots']): boolean {
  return isSameBy(a, b, (x, y) => x.exposure === y.exposure && isSameList(x.keys, y.keys));
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
}

/** True when both hold the same under the same keys. Runs for every node of a changed section. */
function isSameRecord(a: object, b: object): boolean {
  if (a === b) return true;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.is(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

function isSameBy<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  isSame: (a: T, b: T) => boolean,
): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => {
      const [left, right] = [a[key], b[key]];
      return left !== undefined && right !== undefined && (left === right || isSame(left, right));
    })
  );
}
