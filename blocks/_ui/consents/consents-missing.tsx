import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './consent-boxes.module.css';

/** In place of consents that could not be had: nobody can agree then (CONS-03). */
export function ConsentsMissing() {
  const t = useTranslate();
  return (
    <p className={styles['error']} role="alert">
      {t('loader:consentsNotFetched')}
    </p>
  );
}
