import type { EditorContextValue } from '../editor-context.ts';
import { listOf, type Refusal } from '../placement/placement-rules.ts';
import { onlyOnText } from '../placement/works-on.ts';
import type { DragSource } from '../store/editor-state.ts';
import type { CanvasNode } from '../store/nodes/canvas-node.ts';
import type { NodeKey } from '../store/nodes/node-key.ts';
import { blockTitle } from '../store/titles/block-title.ts';
import { announce } from '../store/ui.ts';
import { nodeAt, sceneOf } from './scene.ts';

/** Tells what happened: in the status bar, and to users of screen readers. */
export function say(
  editor: EditorContextValue,
  key: string,
  params?: Record<string, string | number>,
): void {
  announce(editor.store, editor.t(key, params));
}

/** Tells why something was not done. `types`: the blocks that it was to be done with. */
export function sayRefusal(
  editor: EditorContextValue,
  refusal: Refusal,
  types: readonly string[] = [],
): void {
  announce(editor.store, refusalText(editor, refusal, types));
}

/** Why a place takes nothing, in words; of blocks of other pages also where they work. */
export function refusalText(
  editor: EditorContextValue,
  refusal: Refusal,
  types: readonly string[],
): string {
  const where = refusal === 'otherPage' ? onlyOnText(editor, types) : null;
  const why = editor.t(`refusal.${refusal}`);
  return where === null ? why : `${why} ${where}`;
}

/** Types of the blocks in what is dragged, where they are known. */
export function typesOfSource(source: DragSource | undefined): readonly string[] {
  return source?.kind === 'block' ? [source.block] : [];
}

/** What a node is called: by its editors, else the name of its block in the language of the editor. */
export function titleOf(editor: EditorContextValue, { composed }: CanvasNode): string {
  const { locale } = editor.store.getState().ui;
  return composed.name ?? blockTitle(editor.registry, composed.block, locale);
}

/** Where a node is, in words: "place 2 of 5, Columns". */
export function whereIs(editor: EditorContextValue, node: CanvasNode): string {
  const { keys, parent } = listOf(node, sceneOf(editor));
  const position = keys.indexOf(node.key) + 1;
  return placeText(editor, { position, count: keys.length, parent });
}

/** A place in a list, in words. `position` counts from 1. */
export function placeText(
  editor: EditorContextValue,
  { position, count, parent }: { position: number; count: number; parent: NodeKey | null },
): string {
  const around = parent === null ? undefined : nodeAt(editor, parent);
  return editor.t('drag.line', {
    position,
    count,
    place: around ? titleOf(editor, around) : editor.t('drag.page'),
  });
}
