import type { Element, Node } from '#schemas/content/element.ts';
import { ownValue } from './json.ts';
import { isNode, walk } from './tree.ts';
import type { MasterMap } from './types.ts';

/** Which master a child names. */
export interface MasterRef {
  id: number;
  pin?: number;
}

/** Key of a master in a `MasterMap`: `<id>`, or `<id>@<rev>` for a pinned child. */
export function masterKey({ id, pin }: MasterRef): string {
  return pin === undefined ? String(id) : `${id}@${pin}`;
}

/** Looks things up in the masters at hand; elements are indexed when first asked for. */
export interface MasterIndex {
  /** The master a child shows. */
  masterOf(child: Node): Element | undefined;
  /** The one node a master stores; undefined for a broken one. */
  rootOf(master: Element): Node | undefined;
  /** The node in the masters that a key of a child's `overrides` names. */
  target(child: Node, key: string): Node | undefined;
  /** The own node at the end of a chain of children; undefined when a master is missing or in a cycle. */
  base(node: Node): Node | undefined;
}

/** Makes the index over a map of masters, which must not change while the index is in use. */
export function createMasterIndex(masters: MasterMap): MasterIndex {
  const nodesById = new Map<Element, Map<string, Node>>();

  function nodeIn(master: Element, id: string): Node | undefined {
    let known = nodesById.get(master);
    if (!known) {
      known = new Map();
      for (const { node } of walk(master)) if (!known.has(node.id)) known.set(node.id, node);
      nodesById.set(master, known);
    }
    return known.get(id);
  }

  function masterOf(child: Node): Element | undefined {
    return child.master && ownValue(masters, masterKey(child.master));
  }

  function target(child: Node, key: string): Node | undefined {
    const ids = key.split('/');
    let holder: Node | undefined = child;
    for (const id of ids) {
      const master: Element | undefined = holder && masterOf(holder);
      holder = master && nodeIn(master, id);
    }
    return holder;
  }

  function base(node: Node): Node | undefined {
    const seen = new Set<Node>();
    let current: Node | undefined = node;
    while (current?.role === 'child') {
      if (seen.has(current)) return;
      seen.add(current);
      const master: Element | undefined = masterOf(current);
      current = master && rootOf(master);
    }
    return current;
  }

  return { masterOf, rootOf, target, base };
}

function rootOf(master: Element): Node | undefined {
  const root: unknown = Array.isArray(master.parts) ? master.parts[0] : undefined;
  return isNode(root) ? root : undefined;
}
