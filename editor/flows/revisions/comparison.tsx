import { useMemo } from 'react';

import { unflatten } from '#runtime/content/flat.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { OpenElement } from '../../kernel/store/documents.ts';
import { mastersOf } from '../../kernel/store/nodes/compose-canvas.ts';
import { useScope, useUi } from '../../kernel/store/selectors.ts';
import { blockTitle } from '../../kernel/store/titles/block-title.ts';
import { CanvasProviders } from '../../surfaces/canvas/canvas-providers.tsx';
import { ChangeLine } from './change-line.tsx';
import { type ChangedSection, revisionChanges } from './revision-changes.ts';
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
