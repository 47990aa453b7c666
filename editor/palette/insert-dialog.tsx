import { insertThing, shownListAt } from '../actions/insert-operations.ts';
import { sceneOf } from '../actions/scene.ts';
import { useTexts } from '../back-office-context.ts';
import { refusesToHold } from '../dnd/placement-rules.ts';
import { useEditor } from '../editor-context.ts';
import { EditorDialog } from '../shell/editor-dialog.tsx';
import type { Place } from '../store/documents.ts';
import { useUi } from '../store/selectors.ts';
import { closeDialog } from '../store/ui.ts';
import { BlockIcon } from '../ui/block-icon.tsx';
import { PickerList } from '../ui/picker-list.tsx';
import { paletteGroups } from './palette-items.ts';

/** Inserts at a given place: offers only the blocks that may stand there. */
export function InsertDialog({ place }: { place: Place }) {
  const t = useTexts();
  const editor = useEditor();
  const locale = useUi('locale');
  const list = shownListAt(editor, place);
  const scene = sceneOf(editor);

  const entriesFor = (query: string) =>
    paletteGroups(editor.registry, locale, query)
      .flatMap(({ items }) => items)
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
