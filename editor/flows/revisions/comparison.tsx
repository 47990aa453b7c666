import { useMemo } from 'react';
import { blockLabels } from '#kit/fields/block-labels.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { unflatten } from '#runtime/content/flat.ts';
import { hideSchema } from '#schemas/content/element.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import type { OpenElement } from '../../kernel/store/documents.ts';
import { mastersOf } from '../../kernel/store/nodes/compose-canvas.ts';
import { useScope, useUi } from '../../kernel/store/selectors.ts';
import { blockTitle } from '../../kernel/store/titles/block-title.ts';
import { valueText } from '../../kernel/value-text.ts';
import { CanvasProviders } from '../../surfaces/canvas/canvas-providers.tsx';
import { type Change, type ChangedSection, revisionChanges } from './revision-changes.ts';
import styles from './revisions.module.css';
import { StillSection } from './still-section.tsx';

interface ComparisonProps {
  older: OpenElement;
  newer: OpenElement;
}

/** Two versions side by side: the sections that differ as they look, and what differs in words. */
export function Comparison({ older, newer }: ComparisonProps) {
  const { store, t } = useEditor();
  const sections = useMemo(() => revisionChanges(older, newer), [older, newer]);
  const masters = useMemo(() => mastersOf(store.getState().documents, unflatten), [store]);
  if (sections.length === 0) return <p className={styles['note']}>{t('revisions.same')}</p>;
  return (
    <CanvasProviders>
      {sections.map((section) => (
        <Section
          key={section.rootId ?? ''}
          section={section}
          older={older}
          newer={newer}
          masters={masters}
        />
      ))}
    </CanvasProviders>
  );
}

interface SectionProps extends ComparisonProps {
  section: ChangedSection;
  masters: ReturnType<typeof mastersOf>;
}

function Section({ section, older, newer, masters }: SectionProps) {
  const { registry, t } = useEditor();
  const { locale } = useScope();
  const language = useUi('locale');
  const { rootId, changes } = section;
  const root = rootId === null ? undefined : (newer.nodes[rootId] ?? older.nodes[rootId]);
  const title = root ? blockTitle(registry, root.block, language) : t('revisions.pageItself');
  return (
    <section className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      {rootId !== null && (
        <div className={styles['sides']}>
          <figure>
            <figcaption>{t('revisions.older')}</figcaption>
            <StillSection
              side={{ name: 'older', element: older }}
              rootId={rootId}
              masters={masters}
              locale={locale}
            />
          </figure>
          <figure>
            <figcaption>{t('revisions.newer')}</figcaption>
            <StillSection
              side={{ name: 'newer', element: newer }}
              rootId={rootId}
              masters={masters}
              locale={locale}
            />
          </figure>
        </div>
      )}
      <ul className={styles['changes']} aria-label={t('revisions.changes')}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of two fixed versions never changes
          <ChangeLine key={index} change={change} />
        ))}
      </ul>
    </section>
  );
}

/** One difference in words: which field of which block, and both values. */
function ChangeLine({ change }: { change: Change }) {
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

/** Where, when and in which languages a node is hidden. */
const HIDE_FIELDS = new Set(['hide', ...Object.keys(hideSchema.properties)]);

/** "Hero › Title". */
function changeName(editor: EditorContextValue, { kind, node, field }: Change): string {
  const { registry, store, t } = editor;
  const { locale } = store.getState().ui;
  const owner = node ? blockTitle(registry, node.block, locale) : t('revisions.pageItself');
  if (kind === 'order') return `${owner} › ${t('revisions.moved')}`;
  if (field === '') return owner;
  const block = node && registry.get(node.block);
  if (HIDE_FIELDS.has(field) && !(block && field in block.schema.properties)) {
    return `${owner} › ${t('revisions.hide')}`;
  }
  const isNodeName = field === 'name' && !(block && 'name' in block.schema.properties);
  if (isNodeName) return `${owner} › ${t('rename.name')}`;
  return `${owner} › ${block ? blockLabels(block, locale, t).field(field) : field}`;
}
