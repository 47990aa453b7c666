import type { EditorStore } from '../editor-store.ts';
import { setUi } from '../ui.ts';

/** Blocks that the palette remembers as put in last. */
const MAX_RECENT = 6;

/** Marks a block so that the palette has it on top, or takes the mark away. */
export function toggleFavourite(store: EditorStore, type: string): void {
  const { favourites } = store.getState().ui;
  const others = favourites.filter((other) => other !== type);
  setUi(store, { favourites: others.length < favourites.length ? others : [...others, type] });
}

/** Notes that a block was put in. */
export function noteRecent(store: EditorStore, type: string): void {
  const { recent } = store.getState().ui;
  if (recent[0] === type) return;
  setUi(store, {
    recent: [type, ...recent.filter((other) => other !== type)].slice(0, MAX_RECENT),
  });
}
