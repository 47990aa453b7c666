import type { NodeKey } from '../store/nodes/node-key.ts';
import type { Box } from './drop-lines.ts';
import type { NodeElements } from './node-elements.ts';

/** Boxes of nodes, for what is drawn over the page. */
export interface Geometry {
  /** Box of a node relative to the stage; the same object while nothing moved. */
  boxOf(key: NodeKey): Box | null;
  /** The layout may have changed: measure again. */
  refresh(): void;
  subscribe(listener: () => void): () => void;
}

export function createGeometry(elements: NodeElements, stage: () => HTMLElement | null): Geometry {
  const boxes = new Map<NodeKey, Box | null>();
  const stale = new Set<NodeKey>();
  const listeners = new Set<() => void>();

  const measure = (key: NodeKey): Box | null => {
    const element = elements.shown(key);
    const origin = stage();
    return element && origin ? boxWithin(element, origin) : null;
  };

  return {
    boxOf(key) {
      const known = boxes.get(key);
      if (known !== undefined && !stale.has(key)) return known;
      const box = measure(key);
      const kept = known && box && isSameBox(known, box) ? known : box;
      boxes.set(key, kept);
      stale.delete(key);
      return kept;
    },
    refresh() {
      for (const key of boxes.keys()) stale.add(key);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Box of an element relative to another one's top left corner. */
export function boxWithin(element: Element, origin: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const start = origin.getBoundingClientRect();
  return { left: left - start.left, top: top - start.top, width, height };
}

function isSameBox(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}
