import { moveTo, nameOfSource } from '../actions/move-operations.ts';
import { titleOf } from '../actions/say.ts';
import { nodeAt, sceneOf } from '../actions/scene.ts';
import { type EditorContextValue, useEditor, useTexts } from '../editor-context.ts';
import { matchesQuery } from '../palette/fold-text.ts';
import { EditorDialog } from '../shell/editor-dialog.tsx';
import type { Place } from '../store/documents.ts';
import type { DragSource } from '../store/editor-state.ts';
import type { NodeKey } from '../store/node-key.ts';
import { type ShownList, shownLists } from '../store/slot-list.ts';
import { closeDialog } from '../store/ui.ts';
import { PickerList } from '../ui/picker-list.tsx';
import { refusesToHold } from './placement-rules.ts';

/** The way to move without dragging: every place that takes the nodes, by name. */
export function MoveDialog({ keys }: { keys: readonly NodeKey[] }) {
  const t = useTexts();
  const editor = useEditor();
  const source: DragSource = { kind: 'nodes', keys };
  const places = placesFor(editor, source);

  return (
    <EditorDialog title={t('move.title', { name: nameOfSource(editor, source) })}>
      <PickerList
        label={t('move.where')}
        placeholder={t('move.where')}
        nothing={t('move.nothing')}
        entriesFor={(query) =>
          places
            .filter(({ title, hint }) => matchesQuery(query, [title, hint]))
            .map(({ id, title, hint, depth }) => ({ id, title, hint, depth }))
        }
        onPick={(id) => {
          const picked = places.find((place) => place.id === id);
          closeDialog(editor.store);
          if (picked) moveTo(editor, keys, picked.place);
        }}
      />
    </EditorDialog>
  );
}

interface NamedPlace {
  id: string;
  title: string;
  hint: string;
  depth: number;
  place: Place;
}

function placesFor(editor: EditorContextValue, source: DragSource): NamedPlace[] {
  const scene = sceneOf(editor);
  return shownLists(scene.composition, scene.state)
    .filter((list) => refusesToHold(source, list, scene) === null)
    .flatMap((list, listIndex) => {
      const hint = containerName(editor, list);
      const depth = depthOf(editor, list);
      const positions = list.keys.length - list.before + 1;
      return Array.from({ length: positions }, (_, index) => ({
        id: `${listIndex}-${index}`,
        title: positionName(editor, list, index + list.before),
        hint,
        depth,
        place: { ...list.list, index },
      }));
    });
}

function positionName(editor: EditorContextValue, list: ShownList, position: number): string {
  const after = list.keys[position];
  const before = list.keys[position - 1];
  const nameOf = (key: NodeKey) => {
    const node = nodeAt(editor, key);
    return node ? titleOf(editor, node) : '';
  };
  if (before !== undefined) return editor.t('move.after', { name: nameOf(before) });
  if (after !== undefined) return editor.t('move.before', { name: nameOf(after) });
  return editor.t('move.into');
}

function containerName(editor: EditorContextValue, { parent, list }: ShownList): string {
  const node = parent === null ? undefined : nodeAt(editor, parent);
  if (!node) return editor.t('drag.page');
  return `${titleOf(editor, node)} › ${list.slot ?? ''}`;
}

function depthOf(editor: EditorContextValue, { parent }: ShownList): number {
  let depth = 0;
  let key = parent;
  while (key !== null) {
    depth += 1;
    key = nodeAt(editor, key)?.parent ?? null;
  }
  return depth;
}
