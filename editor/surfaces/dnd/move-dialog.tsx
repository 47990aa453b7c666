import { useTexts } from '#kit/back-office-context.ts';
import { matchesQuery } from '#kit/fold-text.ts';
import { PickerList } from '#kit/ui/picker-list.tsx';
import { moveTo, nameOfSource } from '../../kernel/actions/move-operations.ts';
import { titleOf } from '../../kernel/actions/say.ts';
import { nodeAt, sceneOf } from '../../kernel/actions/scene.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { refusesToHold } from '../../kernel/placement/placement-rules.ts';
import type { Place } from '../../kernel/store/documents.ts';
import type { DragSource } from '../../kernel/store/editor-state.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { nodeSummary } from '../../kernel/store/nodes/node-summary.ts';
import { type ShownList, shownLists } from '../../kernel/store/titles/slot-list.ts';
import { slotTitle } from '../../kernel/store/titles/slot-title.ts';
import { closeDialog } from '../../kernel/store/ui.ts';

type NodesSource = Extract<DragSource, { kind: 'nodes' }>;

/** The way to move without dragging: every place that takes the nodes, by name. */
export function MoveDialog({ keys }: { keys: readonly NodeKey[] }) {
  const t = useTexts();
  const editor = useEditor();
  const source: NodesSource = { kind: 'nodes', keys };
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

/** Places that take what is moved, without those where it is already. */
function placesFor(editor: EditorContextValue, source: NodesSource): NamedPlace[] {
  const scene = sceneOf(editor);
  return shownLists(scene.composition, scene.state)
    .filter((list) => refusesToHold(source, list, scene) === null)
    .flatMap((list, listIndex) =>
      positionsOf(list, source.keys).map((position) => ({
        id: `${listIndex}-${position}`,
        title: positionName(editor, list, position),
        hint: containerName(editor, list),
        depth: depthOf(editor, list),
        place: { ...list.list, index: position - list.before },
      })),
    );
}

function positionsOf({ keys, before }: ShownList, moved: readonly NodeKey[]): number[] {
  const stands = moved.length === 1 ? keys.indexOf(moved[0] ?? '') : -1;
  const positions = Array.from({ length: keys.length - before + 1 }, (_, index) => index + before);
  return stands === -1
    ? positions
    : positions.filter((position) => position !== stands && position !== stands + 1);
}

function positionName(editor: EditorContextValue, { keys }: ShownList, position: number): string {
  const before = keys[position - 1];
  const after = keys[position];
  if (before !== undefined) return editor.t('move.after', { name: nodeName(editor, before) });
  if (after !== undefined) return editor.t('move.before', { name: nodeName(editor, after) });
  return editor.t('move.into');
}

/** The block's title, and what the node says of itself where there are several of a kind. */
function nodeName(editor: EditorContextValue, key: NodeKey): string {
  const node = nodeAt(editor, key);
  if (!node) return '';
  const summary = nodeSummary(editor.registry, node, editor.store.getState().scope.locale);
  return summary === null ? titleOf(editor, node) : `${titleOf(editor, node)} „${summary}”`;
}

function containerName(editor: EditorContextValue, { parent, list }: ShownList): string {
  const node = parent === null ? undefined : nodeAt(editor, parent);
  if (!node || list.slot === null) return editor.t('drag.page');
  const { locale } = editor.store.getState().ui;
  const slot = slotTitle(editor.registry, node.composed.block, list.slot, locale);
  return `${titleOf(editor, node)} › ${slot}`;
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
