import { ELEMENT_LIMITS, type Node } from '#schemas/content/element.ts';
import type { MasterIndex } from '../master-index.ts';
import type { ComposedNode } from '../types.ts';
import { type Frame, frameInside } from './frame.ts';

/** A node with the frame it is in. */
export interface Link {
  node: Node;
  frame: Frame;
}

/** From a placed node down to the own node it shows: child, its master's root, that one's ... */
export interface Chain {
  /** At least one link; nearest first. */
  links: [Link, ...Link[]];
  /** The last link: holds block and slots. */
  base: Link;
  problem?: NonNullable<ComposedNode['problem']>;
}

/** Follows a node to the own node at the end. `key` is the key of the composed node. */
export function chainOf(node: Node, frame: Frame, key: string, index: MasterIndex): Chain {
  const links: [Link, ...Link[]] = [{ node, frame }];
  let base: Link = links[0];
  let prefix = `${key}/`;
  while (base.node.role === 'child') {
    const master = index.masterOf(base.node);
    if (!master) return { links, base, problem: 'missing-master' };
    if (isTooDeep(base.frame, master.id)) return { links, base, problem: 'master-cycle' };
    const root = index.rootOf(master);
    if (!root) return { links, base, problem: 'invalid' };
    base = { node: root, frame: frameInside(master, base.node, base.frame, prefix) };
    prefix = `${prefix}${root.id}/`;
    links.push(base);
  }
  return { links, base };
}

function isTooDeep({ sectionIds, depth }: Frame, masterId: number): boolean {
  return sectionIds.includes(masterId) || depth >= ELEMENT_LIMITS.masterDepth;
}
