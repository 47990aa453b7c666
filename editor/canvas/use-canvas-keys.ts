import type { KeyboardEvent } from 'react';
import { titleOf } from '../actions/say.ts';
import { useDragZone } from '../dnd/use-drag-zone.ts';
import { useEditor } from '../editor-context.ts';
import { canvasElements } from '../store/compose-canvas.ts';
import { select } from '../store/select.ts';
import { announce } from '../store/ui.ts';
import { useCanvasParts } from './canvas-parts.ts';
import { walk } from './canvas-walk.ts';
import { revealSelected } from './reveal.ts';

/** Where typing begins in a block: its first text. */
const FIRST_TEXT = '[data-inline-path]';

/**
 * Keyboard of the canvas while it has the focus itself: arrows select, Enter begins to type in the
 * selected block, the space bar picks it up.
 */
export function useCanvasKeys() {
  const editor = useEditor();
  const parts = useCanvasParts();
  const { store } = editor;
  const { onKeyDown: pickUp } = useDragZone('canvas');

  const step = (key: string) => {
    const state = store.getState();
    const composition = editor.composition(state);
    const current = state.selection.keys.at(-1) ?? null;
    const next = walk(composition, canvasElements(state), current, key);
    const node = next === null ? undefined : composition.byKey.get(next);
    if (!node) return;
    select(store, node.key);
    announce(store, titleOf(editor, node));
    revealSelected(store, parts);
  };

  const type = () => {
    const key = store.getState().selection.keys.at(-1);
    const root = key === undefined ? null : parts.elements.shown(key);
    root?.querySelector<HTMLElement>(FIRST_TEXT)?.focus();
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || store.getState().drag) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key.startsWith('Arrow')) {
      event.preventDefault();
      step(event.key);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      type();
    } else {
      pickUp(event);
    }
  };
}
