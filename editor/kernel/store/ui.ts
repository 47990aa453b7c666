import type { DialogState, UiState } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

/** Lays changes over the state of the shell. */
export function setUi(store: EditorStore, changes: Partial<UiState>): void {
  store.setState(({ ui }) => ({ ui: { ...ui, ...changes } }));
}

export function openDialog(store: EditorStore, dialog: DialogState): void {
  setUi(store, { dialog });
}

export function closeDialog(store: EditorStore): void {
  setUi(store, { dialog: null });
}

/** Says something to users of screen readers; an equal text is said again. */
export function announce(store: EditorStore, text: string): void {
  store.setState(({ ui }) => ({
    ui: { ...ui, announcement: { text, count: ui.announcement.count + 1 } },
  }));
}
