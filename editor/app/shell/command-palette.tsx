import { FileText, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { matchesQuery } from '#kit/fold-text.ts';
import { BlockIcon } from '#kit/ui/block-icon.tsx';
import { PickerList } from '#kit/ui/picker-list.tsx';
import { editHrefOf, targetId, useTargets } from '../../flows/pages/targets.ts';
import { useLeavePage } from '../../flows/save/use-leave-page.ts';
import { isEnabled } from '../../kernel/actions/action.ts';
import { allActions } from '../../kernel/actions/all-actions.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { useUi } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { insertBehindSelection } from '../../surfaces/palette/insert-behind.ts';
import { findBlocks } from '../../surfaces/palette/palette-items.ts';

const BLOCK = 'block:';
const SETTINGS = 'settings';

/** What of the shop can be gone to by its name. */
const KINDS = ['page', 'product', 'category', 'post'] as const;
/** Fewer letters find too much. */
const LEAST_LETTERS = 2;
const MOST_TARGETS = 8;

/**
 * Finds and runs anything by its name: actions that are possible now, blocks to insert, pages to go to,
 * and the search over settings.
 */
export function CommandPalette() {
  const t = useTexts();
  const editor = useEditor();
  const locale = useUi('locale');
  const leave = useLeavePage();
  const [keywords, setKeywords] = useState('');
  const isAsked = keywords.trim().length >= LEAST_LETTERS;
  const { found } = useTargets(keywords, isAsked ? KINDS : [], MOST_TARGETS);
  const targets = isAsked ? found : [];

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
    const blocks = findBlocks(editor.registry, locale, query);
    const inserts = blocks.map(({ id, title, icon }) => ({
      id: `${BLOCK}${id}`,
      title: t('palette.insert', { name: title }),
      icon: <BlockIcon name={icon} />,
    }));
    const settings = isAsked
      ? [
          {
            id: SETTINGS,
            title: t('commandPalette.settings', { words: query.trim() }),
            icon: <Settings2 size={16} strokeWidth={1.75} aria-hidden />,
          },
        ]
      : [];
    // After what is here at once, since they come later: what is picked must not move under the finger.
    const places = targets.map((target) => ({
      id: targetId(target),
      title: t('commandPalette.open', { name: target.title || target.slug }),
      hint: t(`panel.link.kind.${target.type}`),
      icon: <FileText size={16} strokeWidth={1.75} aria-hidden />,
    }));
    return [...actions, ...inserts, ...places, ...settings];
  };

  const onPick = (id: string) => {
    closeDialog(editor.store);
    const target = targets.find((candidate) => targetId(candidate) === id);
    if (target) leave(editHrefOf(target));
    else if (id === SETTINGS) leave(`/admin/settings?find=${encodeURIComponent(keywords.trim())}`);
    else if (id.startsWith(BLOCK)) {
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
        onQuery={setKeywords}
        onPick={onPick}
      />
    </EditorDialog>
  );
}
