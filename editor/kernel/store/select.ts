import type { EditorStore } from './editor-store.ts';
import type { NodeKey } from './nodes/node-key.ts';

/** Selects one node, or none. `field` asks the panel to show that field. */
export function select(store: EditorStore, key: NodeKey | null, field: string | null = null): void {
  store.setState({ selection: { keys: key === null ? [] : [key], field } });
}

/** Adds a node to the selection, or takes it out. */
export function toggleSelected(store: EditorStore, key: NodeKey): void {
  store.setState(({ selection: { keys } }) => ({
    selection: {
      keys: keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key],
      field: null,
    },
  }));
}
