import type { Locale } from '#schemas/primitives.ts';
import { createEditorTexts } from '../locales/editor-texts.ts';
import styles from './open-failed.module.css';

interface OpenFailedProps {
  locale: Locale;
  /** The server's reason. */
  message: string;
  path: string;
}

/** Shown when the page cannot be opened for editing. */
export function OpenFailed({ locale, message, path }: OpenFailedProps) {
  const t = createEditorTexts(locale);
  return (
    <div className={`izlog-editor ${styles['failed']}`}>
      <h1>{t('open.failed')}</h1>
      <p>{message}</p>
      <p>
        <a href={path}>{t('topbar.back')}</a>
        {' · '}
        <a href={`${path}?editPage=true`}>{t('open.retry')}</a>
      </p>
    </div>
  );
}
