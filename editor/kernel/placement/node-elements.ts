import type { NodeKey } from '../store/nodes/node-key.ts';

/** Which DOM elements belong to which nodes. The blocks' DOM itself carries no mark of the editor. */
export interface NodeElements {
  /** Notes the root of a node; the function that is returned forgets it again. */
  attach(key: NodeKey, element: HTMLElement): () => void;
  /** The node that an element on the canvas belongs to: the innermost one around it. */
  keyAt(target: EventTarget | null): NodeKey | null;
  /** The roots of a node, also those that are not shown on this viewport. */
  all(key: NodeKey): HTMLElement[];
  /** The root of a node that is shown; of one that is rendered twice, the visible copy. */
  shown(key: NodeKey): HTMLElement | null;
}

export function createNodeElements(): NodeElements {
  const byKey = new Map<NodeKey, Set<HTMLElement>>();
  const keys = new WeakMap<Element, NodeKey>();
  return {
    attach(key, element) {
      const elements = byKey.get(key) ?? new Set();
      elements.add(element);
      byKey.set(key, elements);
      keys.set(element, key);
      return () => {
        elements.delete(element);
        if (elements.size === 0) byKey.delete(key);
      };
    },
    keyAt(target) {
      let element = target instanceof Element ? target : null;
      while (element) {
        const key = keys.get(element);
        if (key !== undefined) return key;
        element = element.parentElement;
      }
      return null;
    },
    all: (key) => [...(byKey.get(key) ?? [])],
    shown(key) {
      const elements = [...(byKey.get(key) ?? [])];
      return elements.find((element) => element.getClientRects().length > 0) ?? null;
    },
  };
}
