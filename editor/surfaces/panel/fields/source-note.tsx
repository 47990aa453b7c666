import { Check } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import styles from './field-row.module.css';

export interface SourceNoteProps {
  id: string;
  /** Name of the field. */
  label: string;
  /** The words that are translated, and their language. */
  text: string;
  language: string;
  /** The translation is of an older text. */
  isStale: boolean;
  /** Says that the translation is right for them; absent where nothing is to be said, or not here. */
  onAccept: (() => void) | undefined;
}

/** What a translation is made of, below its field. */
export function SourceNote({ id, label, text, language, isStale, onAccept }: SourceNoteProps) {
  const t = useTexts();
  return (
    <div className={styles['source']} data-stale={isStale ? '' : undefined}>
      <p id={id}>
        <span className={styles['sourceName']}>
          {t('panel.source', { language: language.toUpperCase() })}
        </span>{' '}
        <span lang={language}>{text}</span>
      </p>
      {onAccept && (
        <Button aria-label={t('panel.acceptOf', { label })} onClick={onAccept}>
          <Check size={14} aria-hidden /> {t('panel.accept')}
        </Button>
      )}
    </div>
  );
}
