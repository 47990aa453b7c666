import { useTexts } from '#kit/back-office-context.ts';
import type { Loaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import type { OpenElement } from '../../kernel/store/documents.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import { Comparison } from './comparison.tsx';
import styles from './revisions.module.css';

interface WholeVersionProps {
  elementId: number;
  title: string;
  /** Text of the button that makes it the draft. */
  action: string;
  loaded: Loaded<OpenElement>;
  onRestore(): void;
}

/** A version to go back to as a whole, beside what the element is: what is lost is seen first. */
export function WholeVersion({ elementId, title, action, loaded, onRestore }: WholeVersionProps) {
  const t = useTexts();
  const now = useEditorState(({ documents }) => documents[elementId]);
  return (
    <div className={styles['chosen']}>
      <div className={styles['bar']}>
        <h2>{title}</h2>
        <Button kind="primary" disabled={loaded.status !== 'ready'} onClick={onRestore}>
          {action}
        </Button>
      </div>
      <p className={styles['note']}>{t('revisions.putBackText')}</p>
      {loaded.status === 'ready' && now && <Comparison older={now} newer={loaded.data} />}
      {loaded.status === 'loading' && <p className={styles['note']}>{t('revisions.loading')}</p>}
      {loaded.status === 'failed' && <p className={styles['note']}>{loaded.failure.message}</p>}
    </div>
  );
}
