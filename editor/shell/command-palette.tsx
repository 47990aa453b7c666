import { isEnabled } from '../actions/action.ts';
import { allActions } from '../actions/all-actions.ts';
import { useTexts } from '../back-office-context.ts';
import { useEditor } from '../editor-context.ts';
import { matchesQuery } from '../palette/fold-text.ts';
import { insertBehindSelection } from '../palette/insert-behind.ts';
import { paletteGroups } from '../palette/palette-items.ts';
import { useUi } from '../store/selectors.ts';
import { closeDialog } from '../store/ui.ts';
import { BlockIcon } from '../ui/block-icon.tsx';
import { PickerList } from '../ui/picker-list.tsx';
import { EditorDialog } from './editor-dialog.tsx';

const BLOCK = 'block:';

/** Finds and runs anything by its name: actions that are possible now, and blocks to insert. */
export function CommandPalette() {
  const t = useTexts();
  const editor = useEditor();
  const locale = useUi('locale');

  const entriesFor = (query: string) => {
    const actions = allActions
      .filter((action) => action.id !== 'commandPalette' && isEnabled(action, editor))
      .map((action) => {
        const Icon = action.icon;
        return {
          id: action.id,
          title: t(`action.${action.id}`),
          hint: t(`group.${action.group}`),
          keys: action.keys?.[0],
          icon: <Icon size={16} strokeWidth={1.75} aria-hidden />,
        };
      })
      .filter(({ title, hint }) => matchesQuery(query, [title, hint]));
    const blocks = paletteGroups(editor.registry, locale, query).flatMap(({ items }) => items);
    const inserts = blocks.map(({ id, title, icon }) => ({
      id: `${BLOCK}${id}`,
      title: t('palette.insert', { name: title }),
      icon: <BlockIcon name={icon} />,
    }));
    return [...actions, ...inserts];
  };

  const onPick = (id: string) => {
    closeDialog(editor.store);
    if (id.startsWith(BLOCK)) {
      const block = id.slice(BLOCK.length);
      insertBehindSelection(editor, { kind: 'block', block, example: null });
    } else {
      allActions.find((action) => action.id === id)?.run(editor);
    }
  };

  return (
    <EditorDialog title={t('action.commandPalette')}>
      <PickerList
        label={t('action.commandPalette')}
        placeholder={t('commandPalette.placeholder')}
        nothing={t('commandPalette.nothing')}
        entriesFor={entriesFor}
        onPick={onPick}
      />
    </EditorDialog>
  );
}
