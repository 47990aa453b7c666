import { ELEMENT_LIMITS, type Element, type Lock, type Node } from '#schemas/content/element.ts';
import type { MasterIndex } from '../master-index.ts';
import { walk } from '../tree.ts';

/** The lock that a child has from the roots of the masters below it; its own lies over it. */
export function lockBelow(child: Node, index: MasterIndex): Lock {
  const locks: (Lock | undefined)[] = [];
  let node: Node | undefined = child;
  for (let depth = 0; depth <= ELEMENT_LIMITS.masterDepth; depth += 1) {
    const master: Element | undefined = node?.role === 'child' ? index.masterOf(node) : undefined;
    node = master && index.rootOf(master);
    if (!node) break;
    locks.unshift(node.lock);
  }
  return Object.assign({}, ...locks);
}

/** Locks inside the master that a child shows, by their key in its `overrides`; empty ones, too. */
export function locksInside(child: Node, index: MasterIndex): Map<string, Lock> {
  return new Map(inside({ holder: child, prefix: '', depth: 1, isClosed: false }, index));
}

/** A child on the way into its masters. */
interface Step {
  holder: Node;
  prefix: string;
  depth: number;
  /** What it shows is locked as a whole. */
  isClosed: boolean;
}

function inside({ holder, prefix, depth, isClosed }: Step, index: MasterIndex): [string, Lock][] {
  const master = index.masterOf(holder);
  if (!master || depth > ELEMENT_LIMITS.masterDepth) return [];
  const closed = closedIn(master, index);
  return [...walk(master)].flatMap(({ node }): [string, Lock][] => {
    const edit = isClosed || closed.has(node.id);
    const key = `${prefix}${node.id}`;
    const step = { holder: node, prefix: `${key}/`, depth: depth + 1, isClosed: edit };
    return [[key, { ...lockOf(node, index), edit }], ...inside(step, index)];
  });
}

/** Nodes that may not be edited: a lock holds for all that is inside. */
function closedIn(master: Element, index: MasterIndex): ReadonlySet<string> {
  const closed = new Set<string>();
  for (const { node, parent } of walk(master)) {
    const isInClosed = parent !== null && closed.has(parent.id);
    if (isInClosed || lockOf(node, index).edit === true) closed.add(node.id);
  }
  return closed;
}

function lockOf(node: Node, index: MasterIndex): Lock {
  return { ...lockBelow(node, index), ...node.lock };
}
