import { useTexts } from '#kit/back-office-context.ts';
import { BlockIcon } from '#kit/ui/block-icon.tsx';
import { PickerList } from '#kit/ui/picker-list.tsx';
import { insertThing, shownListAt } from '../../kernel/actions/insert-operations.ts';
import { sceneOf } from '../../kernel/actions/scene.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { refusesToHold } from '../../kernel/placement/placement-rules.ts';
import type { Place } from '../../kernel/store/documents.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { findBlocks } from './palette-items.ts';

/** Inserts at a given place: offers only the blocks that may be there. */
export function InsertDialog({ place }: { place: Place }) {
  const t = useTexts();
  const editor = useEditor();
  const locale = useUi('locale');
  const list = shownListAt(editor, place);
  const scene = sceneOf(editor);

  const entriesFor = (query: string) =>
    findBlocks(editor.registry, locale, query)
      .filter(({ thing }) => list && refusesToHold(thing, list, scene) === null)
      .map(({ id, title, description, icon }) => ({
        id,
        title,
        hint: description,
        icon: <BlockIcon name={icon} />,
      }));

  return (
    <EditorDialog title={t('action.insert')}>
      <PickerList
        label={t('action.insert')}
        placeholder={t('palette.search')}
        nothing={t('insert.nothing')}
        entriesFor={entriesFor}
        onPick={(block) => {
          closeDialog(editor.store);
          insertThing(editor, { kind: 'block', block, example: null }, place);
        }}
      />
    </EditorDialog>
  );
}
