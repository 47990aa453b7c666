import type { ElementSave } from '../editor-state.ts';
import type { EditorStore } from '../editor-store.ts';

/** Nothing to save: the document is what the server has. */
export function savedAtRev(rev: number): ElementSave {
  return {
    status: 'saved',
    rev,
    queue: [],
    sending: 0,
    savedAt: null,
    changed: false,
    conflict: null,
    faults: [],
  };
}

/** Lays changes over the save state of one element. */
export function updateSave(
  store: EditorStore,
  elementId: string,
  changes: Partial<ElementSave>,
): void {
  store.setState(({ save }) => {
    const current = save[elementId];
    return current ? { save: { ...save, [elementId]: { ...current, ...changes } } } : {};
  });
}
