import type { Viewport } from '#runtime/content/types.ts';
import type { EditorContextValue } from '../editor-context.ts';
import { setHide } from '../store/commands/set-hide.ts';
import { editedSource } from '../store/fields/field-target.ts';
import { isLockedAgainst } from '../store/locks.ts';
import type { CanvasNode } from '../store/nodes/canvas-node.ts';
import { say, titleOf } from './say.ts';
import { selectedNodes } from './scene.ts';

/** True when the selected node may be hidden and shown in the current scope. */
export function canHide(editor: EditorContextValue): boolean {
  const node = selectedNodes(editor).at(-1);
  return node !== undefined && sourceOf(editor, node) !== null && !isLockedAgainst(node, 'edit');
}

export function isHiddenOn(editor: EditorContextValue, viewport: Viewport): boolean {
  return selectedNodes(editor).at(-1)?.composed.hide[viewport] === true;
}

/** Hides the selected node on a viewport, or shows it there again. */
export function toggleHidden(editor: EditorContextValue, viewport: Viewport): void {
  const node = selectedNodes(editor).at(-1);
  const source = node && sourceOf(editor, node);
  if (!node || !source) return;
  const hidden = isHiddenOn(editor, viewport);
  editor.history.run(setHide(source, { [viewport]: shownValue(node, hidden) }));
  say(editor, hidden ? 'said.shown' : 'said.hidden', {
    name: titleOf(editor, node),
    viewport: editor.t(`viewport.${viewport}`),
  });
}

/** A child must say "shown" where its master says "hidden"; an own node just drops the mark. */
function shownValue(node: CanvasNode, hidden: boolean): boolean | undefined {
  if (!hidden) return true;
  return node.composed.levels.length > 1 ? false : undefined;
}

function sourceOf({ store }: EditorContextValue, node: CanvasNode) {
  return editedSource(node, store.getState().scope);
}
