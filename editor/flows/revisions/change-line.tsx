import { blockLabels } from '#kit/fields/block-labels.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import { blockTitle } from '../../kernel/store/titles/block-title.ts';
import { valueText } from '../../kernel/value-text.ts';
import type { Change } from './revision-changes.ts';
import styles from './revisions.module.css';

/** One difference in words: which field of which block, and both values. */
export function ChangeLine({ change }: { change: Change }) {
  const editor = useEditor();
  const { t } = editor;
  const { kind, locale, isMobile } = change;
  return (
    <li>
      <p className={styles['field']}>
        {changeName(editor, change)}
        {isMobile && <Badge>{t('viewport.mobile')}</Badge>}
        {locale !== null && <Badge>{locale.toUpperCase()}</Badge>}
        {kind === 'added' && <Badge tone="success">{t('revisions.added')}</Badge>}
        {kind === 'removed' && <Badge tone="danger">{t('revisions.removed')}</Badge>}
      </p>
      {kind === 'field' && <Values editor={editor} change={change} />}
    </li>
  );
}

function Values({ editor, change }: { editor: EditorContextValue; change: Change }) {
  const owner = {
    block: change.node ? editor.registry.get(change.node.block) : undefined,
    field: change.field,
  };
  const before = valueText(editor, change.before, owner);
  const after = valueText(editor, change.after, owner);
  return (
    <p className={styles['values']}>
      {before && <del>{before}</del>} {after && <ins>{after}</ins>}
    </p>
  );
}

/** "Hero › Title". */
function changeName(editor: EditorContextValue, { kind, node, field }: Change): string {
  const { registry, store, t } = editor;
  const { locale } = store.getState().ui;
  const owner = node ? blockTitle(registry, node.block, locale) : t('revisions.pageItself');
  if (kind === 'order') return `${owner} › ${t('revisions.moved')}`;
  if (field === '') return owner;
  if (field === 'hide' || field === 'mobile' || field === 'desktop') {
    return `${owner} › ${t('revisions.hide')}`;
  }
  const block = node && registry.get(node.block);
  return `${owner} › ${block ? blockLabels(block, locale, t).field(field) : field}`;
}
