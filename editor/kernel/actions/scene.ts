import type { EditorContextValue } from '../editor-context.ts';
import type { PlacementScene } from '../placement/placement-rules.ts';
import type { CanvasNode, Composition } from '../store/nodes/canvas-node.ts';
import type { NodeKey } from '../store/nodes/node-key.ts';

/** What the rules of placement look at, as it is now. */
export function sceneOf(editor: EditorContextValue): PlacementScene {
  const state = editor.store.getState();
  return { registry: editor.registry, composition: editor.composition(state), state };
}

/** The node at a key, as it is now. */
export function nodeAt(editor: EditorContextValue, key: NodeKey): CanvasNode | undefined {
  return editor.composition(editor.store.getState()).byKey.get(key);
}

/** The selected nodes in the order of the page; one that is inside another selected one is left out. */
export function selectedNodes(editor: EditorContextValue): CanvasNode[] {
  return topNodes(editor.store.getState().selection.keys, sceneOf(editor).composition);
}

/** Nodes at keys in the order of the page, without those that are inside another one of them. */
export function topNodes(keys: readonly NodeKey[], { byKey }: Composition): CanvasNode[] {
  const chosen = new Set(keys);
  const hasChosenAncestor = (node: CanvasNode): boolean => {
    let { parent } = node;
    while (parent !== null) {
      if (chosen.has(parent)) return true;
      parent = byKey.get(parent)?.parent ?? null;
    }
    return false;
  };
  // A map of all nodes is not walked for the one that is selected most of the time.
  const nodes = keys.length > 1 ? [...byKey.values()] : keys.flatMap((key) => byKey.get(key) ?? []);
  return nodes.filter((node) => chosen.has(node.key) && !hasChosenAncestor(node));
}
