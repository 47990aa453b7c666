import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import { useEditor } from '../editor-context.ts';
import type { EditorState, ScopeState, UiState } from './editor-state.ts';
import type { CanvasNode } from './nodes/canvas-node.ts';
import type { NodeKey } from './nodes/node-key.ts';
import type { StatePart } from './nodes/part-feed.ts';

/** Subscribes to a part of the state; renders only when the selected value changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

/** One node of the canvas, or undefined when it is gone. Renders only when this node changed. */
export function useCanvasNode(key: NodeKey | null): CanvasNode | undefined {
  const { nodes } = useEditor();
  const subscribe = useCallback(
    (changed: () => void) => (key === null ? () => undefined : nodes.subscribe(key, changed)),
    [nodes, key],
  );
  return useSyncExternalStore(subscribe, () => (key === null ? undefined : nodes.read(key)));
}

/** The node that the options panel shows: the last one that was selected. */
export function useSelectedNode(): CanvasNode | undefined {
  return useCanvasNode(useEditorState((state) => state.selection.keys.at(-1) ?? null));
}

export function useIsSelected(key: NodeKey): boolean {
  return usePart('selection', (state) => state.selection.keys.includes(key));
}

export function useScope(): ScopeState {
  return usePart('scope', (state) => state.scope);
}

export function useUi<K extends keyof UiState>(part: K): UiState[K] {
  return usePart('ui', (state) => state.ui[part]);
}

/**
 * Like `useEditorState` for a value that follows from one part of the state: it is not even asked
 * for when another part changes, as documents do with every key press.
 */
function usePart<T>(part: StatePart, select: (state: EditorState) => T): T {
  const { store, parts } = useEditor();
  return useSyncExternalStore(parts[part], () => select(store.getState()));
}
