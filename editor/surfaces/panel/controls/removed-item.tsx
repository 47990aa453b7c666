import { Undo2 } from 'lucide-react';

import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import styles from './list-control.module.css';

/** Stands in a list after an item was taken out, with the way back. */
export function RemovedItem({ name, onPutBack }: { name: string; onPutBack(): void }) {
  const t = useTexts();
  return (
    <p className={styles['removed']}>
      <span>{t('panel.list.removed', { name })}</span>
      <Button
        kind="quiet"
        data-part="put-back"
        aria-label={t('panel.list.putBackName', { name })}
        onClick={onPutBack}
      >
        <Undo2 size={14} aria-hidden />
        {t('panel.list.putBack')}
      </Button>
    </p>
  );
}
