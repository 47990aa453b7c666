import type { EditorContextValue } from '../editor-context.ts';
import type { DropLine } from '../placement/drop-lines.ts';
import { refusesToHold, refusesToMove } from '../placement/placement-rules.ts';
import { moveNodes } from '../store/commands/move-node.ts';
import type { Place } from '../store/documents.ts';
import type { DragSource } from '../store/editor-state.ts';
import type { NodeKey } from '../store/nodes/node-key.ts';
import { insertThing, keyInList, shownListAt } from './insert-operations.ts';
import { placeText, say, sayRefusal, titleOf, whereIs } from './say.ts';
import { nodeAt, sceneOf, topNodes } from './scene.ts';

/** Lands what was dragged: moves nodes, or puts something new in. */
export function dropAt(editor: EditorContextValue, source: DragSource, place: Place): boolean {
  return source.kind === 'nodes'
    ? moveTo(editor, source.keys, place)
    : insertThing(editor, source, place);
}

/** Moves nodes to a place and keeps them selected; tells why when the place refuses them. */
export function moveTo(
  editor: EditorContextValue,
  keys: readonly NodeKey[],
  place: Place,
): boolean {
  const scene = sceneOf(editor);
  const source: DragSource = { kind: 'nodes', keys };
  const list = shownListAt(editor, place);
  const refusal =
    refusesToMove(source, scene) ?? (list ? refusesToHold(source, list, scene) : 'inMaster');
  if (refusal || !list) {
    if (refusal) sayRefusal(editor, refusal);
    return false;
  }
  const nodes = topNodes(keys, scene.composition);
  const selected = nodes.map(({ stored }) => keyInList(editor, list, stored.nodeId));
  const moved = editor.history.run(
    moveNodes(
      nodes.map(({ stored }) => stored),
      place,
      selected,
    ),
  );
  const name = nodes.map((node) => titleOf(editor, node)).join(', ');
  const first = selected[0] === undefined ? undefined : nodeAt(editor, selected[0]);
  if (moved && first) say(editor, 'said.dropped', { name, where: whereIs(editor, first) });
  return moved;
}

/** Where a line is, in words: "place 2 of 5, Columns". */
export function describeLine(editor: EditorContextValue, line: DropLine): string {
  const { parent, position, count } = line;
  return placeText(editor, { position: position + 1, count: count + 1, parent });
}

/** Name of what is dragged. */
export function nameOfSource(editor: EditorContextValue, source: DragSource): string {
  switch (source.kind) {
    case 'nodes':
      return topNodes(source.keys, sceneOf(editor).composition)
        .map((node) => titleOf(editor, node))
        .join(', ');
    case 'block': {
      const { locale } = editor.store.getState().ui;
      return editor.registry.get(source.block)?.texts(locale).title ?? source.block;
    }
    case 'master': {
      const title = editor.store.getState().documents[source.masterId]?.meta['title'];
      return typeof title === 'string' ? title : `#${source.masterId}`;
    }
  }
}
