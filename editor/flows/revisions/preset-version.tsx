import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { Comparison } from './comparison.tsx';
import styles from './revisions.module.css';
import { useRestore, useRevision } from './use-revision.ts';

interface PresetVersionProps {
  elementId: number;
  /** Revision in which it came. */
  rev: number;
}

/** What the element was when it came with the preset, beside what it is: what is lost is seen first. */
export function PresetVersion({ elementId, rev }: PresetVersionProps) {
  const t = useTexts();
  const restore = useRestore(elementId, rev, 'revisions.isPresetAgain');
  const now = useEditorState(({ documents }) => documents[elementId]);
  const loaded = useRevision(elementId, rev);
  return (
    <div className={styles['chosen']}>
      <div className={styles['bar']}>
        <h2>{t('revisions.preset')}</h2>
        <Button kind="primary" disabled={loaded.status !== 'ready'} onClick={restore}>
          {t('revisions.toPreset')}
        </Button>
      </div>
      <p className={styles['note']}>{t('revisions.putBackText')}</p>
      {loaded.status === 'ready' && now && <Comparison older={now} newer={loaded.data} />}
      {loaded.status === 'loading' && <p className={styles['note']}>{t('revisions.loading')}</p>}
      {loaded.status === 'failed' && <p className={styles['note']}>{loaded.failure.message}</p>}
    </div>
  );
}
