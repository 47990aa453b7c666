import type { EditorContextValue } from '../editor-context.ts';
import type { Refusal } from '../placement/placement-rules.ts';
import type { CanvasNode } from '../store/nodes/canvas-node.ts';
import { blockTitle } from '../store/titles/block-title.ts';
import { announce } from '../store/ui.ts';

/** Tells what happened: in the status bar, and to users of screen readers. */
export function say(
  editor: EditorContextValue,
  key: string,
  params?: Record<string, string | number>,
): void {
  announce(editor.store, editor.t(key, params));
}

/** Tells why something was not done. */
export function sayRefusal(editor: EditorContextValue, refusal: Refusal): void {
  say(editor, `refusal.${refusal}`);
}

/** Name of a node's block in the language of the editor. */
export function titleOf(editor: EditorContextValue, node: CanvasNode): string {
  const { locale } = editor.store.getState().ui;
  return blockTitle(editor.registry, node.composed.block, locale);
}
