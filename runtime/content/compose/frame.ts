import type { Element, Node, NodeOverride } from '#schemas/content/element.ts';
import { isRecord, ownValue } from '../json.ts';

/** The element whose nodes are being composed, and the child that placed it. */
export interface Frame {
  element: Element;
  /** Put before a node's id to make its key: `` on the page, `<key of the child>/` in a master. */
  prefix: string;
  /** null on the page itself. */
  placedBy: { child: Node; frame: Frame } | null;
  /** Ids of the sections passed on the way here, with the one that is composed. */
  sectionIds: readonly number[];
  /** How many masters were placed on the way here. */
  depth: number;
}

/** A child above a node, seen from that node. */
export interface Placement {
  child: Node;
  /** Frame the child is in. */
  frame: Frame;
  /** The master it placed, which holds the node. */
  master: Element;
  /** Key of the node in the child's `overrides`. */
  key: string;
  override: NodeOverride | undefined;
}

/** The frame of the element that is composed. */
export function rootFrame(element: Element): Frame {
  const sectionIds = element.type === 'section' ? [element.id] : [];
  return { element, prefix: '', placedBy: null, sectionIds, depth: 0 };
}

/** The frame inside a master that a child places. */
export function frameInside(master: Element, child: Node, frame: Frame, prefix: string): Frame {
  return {
    element: master,
    prefix,
    placedBy: { child, frame },
    sectionIds: [...frame.sectionIds, master.id],
    depth: frame.depth + 1,
  };
}

/** The element that is composed, seen from any frame inside it. */
export function rootOf(frame: Frame): Element {
  return frame.placedBy ? rootOf(frame.placedBy.frame) : frame.element;
}

/** The children above a node, innermost first. */
export function placementsAbove(frame: Frame, id: string): Placement[] {
  const placements: Placement[] = [];
  let key = id;
  let inside = frame;
  while (inside.placedBy) {
    const { child, frame: outer } = inside.placedBy;
    const override = isRecord(child.overrides) ? ownValue(child.overrides, key) : undefined;
    placements.push({
      child,
      frame: outer,
      master: inside.element,
      key,
      override: isRecord(override) ? override : undefined,
    });
    key = `${child.id}/${key}`;
    inside = outer;
  }
  return placements;
}
