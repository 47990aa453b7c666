import type { KeyboardEvent } from 'react';
import { titleOf } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { revealSelected } from '../../kernel/placement/reveal.ts';
import { canvasElements } from '../../kernel/store/nodes/compose-canvas.ts';
import { select } from '../../kernel/store/select.ts';
import { announce } from '../../kernel/store/ui.ts';
import { useDragZone } from '../dnd/use-drag-zone.ts';
import { walk } from './canvas-walk.ts';

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
