import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

import { selectTo } from '../../kernel/actions/select-range.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { nodeOfPlaceKey } from '../../kernel/placement/slot-place.ts';
import { type NodeKey, splitNodeKey } from '../../kernel/store/nodes/node-key.ts';
import { editMaster } from '../../kernel/store/scope.ts';
import { select, toggleSelected } from '../../kernel/store/select.ts';
import { setUi } from '../../kernel/store/ui.ts';

/** Controls of the editor on the canvas, and text that is being edited, work as they are. */
const OWN_CONTROLS =
  '[data-canvas-control], [contenteditable="true"], [contenteditable="plaintext-only"]';
const LEAVING = 'a, area, button, input[type="submit"], input[type="image"], summary, label';

/** Clicks select instead of doing what they would do in the shop. */
export function useCanvasEvents() {
  const editor = useEditor();
  const { store } = editor;
  const { elements } = useCanvasParts();

  const keyAt = (target: EventTarget) => {
    const found = elements.keyAt(target);
    return found === null ? null : nodeOfPlaceKey(found);
  };

  const onNode = (event: MouseEvent, key: NodeKey | null) => {
    const { keys } = store.getState().selection;
    if (key !== null && (event.shiftKey || event.ctrlKey || event.metaKey)) {
      event.stopPropagation();
      if (event.shiftKey) selectTo(editor, key);
      else toggleSelected(store, key);
      return;
    }
    const isSelected = key !== null && keys.includes(key);
    if (!isSelected) event.stopPropagation();
    if (isSelected && keys.length === 1) return;
    leaveMasterFor(key);
    select(store, key);
  };

  return {
    onClickCapture(event: MouseEvent) {
      const { target } = event;
      if (!(target instanceof Element) || isElsewhere(event)) return;
      if (target.closest(LEAVING) && !target.closest('[data-canvas-control]')) {
        event.preventDefault();
      }
      if (target.closest(OWN_CONTROLS) || store.getState().ui.preview) return;
      onNode(event, keyAt(target));
    },
    onSubmitCapture(event: SyntheticEvent) {
      if (isElsewhere(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerMove(event: PointerEvent) {
      if (isElsewhere(event)) return;
      const key = keyAt(event.target);
      if (key !== store.getState().ui.hovered) setUi(store, { hovered: key });
    },
    onPointerLeave() {
      if (store.getState().ui.hovered !== null) setUi(store, { hovered: null });
    },
    /** The context menu acts on what is under the pointer. */
    onContextMenuCapture(event: MouseEvent) {
      if (isElsewhere(event)) return;
      const key = keyAt(event.target);
      if (key !== null && !store.getState().selection.keys.includes(key)) select(store, key);
    },
  };

  /** A click beside the master that is being edited goes back to the page. */
  function leaveMasterFor(key: string | null) {
    const { scope } = store.getState();
    if (scope.masterId === null || key === null) return;
    const node = editor.composition(store.getState()).byKey.get(key);
    const isInside =
      splitNodeKey(key).elementId === scope.masterId ||
      node?.composed.levels.some(({ source }) => source.elementId === scope.masterId);
    if (!isInside) editMaster(store, null);
  }
}

/** Events of dialogs and toolbars that a field on the canvas opened: React bubbles them through here. */
function isElsewhere({ target, currentTarget }: SyntheticEvent): boolean {
  return target instanceof Node && !currentTarget.contains(target);
}
