import type { ComposedNode } from '#runtime/content/types.ts';
import type { ListRef } from '../documents.ts';
import type { CanvasNode, CanvasSlot } from './canvas-node.ts';
import { type NodeKey, nodeKey } from './node-key.ts';
import { baseSource, placedSource } from './node-sources.ts';
import { isSameNode } from './same-node.ts';

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

function addNode({ slots, ...composed }: ComposedNode, around: Surroundings): NodeKey {
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
