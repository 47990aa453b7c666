import type { EditorState } from '../editor-state.ts';
import type { EditorStore } from '../editor-store.ts';
import type { CanvasNode, Composition } from './canvas-node.ts';
import type { NodeKey } from './node-key.ts';

/** Tells of changes of single nodes: a page has two thousand, and a key press changes one. */
export interface NodeFeed {
  /** The node as it is now; the same object while it did not change. */
  read(key: NodeKey): CanvasNode | undefined;
  /** The listener is called when this node was changed, made or deleted. */
  subscribe(key: NodeKey, listener: () => void): () => void;
}

/** One subscription to the store for all nodes; a node that did not change costs one comparison. */
export function createNodeFeed(
  store: EditorStore,
  composition: (state: EditorState) => Composition,
): NodeFeed {
  const listeners = new Map<NodeKey, Set<() => void>>();
  const read = (key: NodeKey) => composition(store.getState()).byKey.get(key);

  store.subscribe((state, before) => {
    if (state.documents === before.documents && state.placement === before.placement) return;
    const old = known;
    known = composition(state).byKey;
    const changed = (key: NodeKey) => old.get(key) !== known.get(key);
    for (const key of [...listeners.keys()].filter(changed)) {
      for (const listener of [...(listeners.get(key) ?? [])]) listener();
    }
  });
  let known = composition(store.getState()).byKey;

  return {
    read,
    subscribe(key, listener) {
      const concerned = listeners.get(key) ?? new Set();
      listeners.set(key, concerned.add(listener));
      return () => {
        concerned.delete(listener);
        if (concerned.size === 0 && listeners.get(key) === concerned) listeners.delete(key);
      };
    },
  };
}
