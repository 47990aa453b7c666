import type { Locale } from '#domain/locales.ts';
import { createEditorTexts } from '#kit/editor-texts.ts';
import styles from '#kit/open-failed.module.css';
import { useThemeOf } from '#kit/theme.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { readUiSettings } from '../../kernel/store/view/ui-settings.ts';

interface OpenFailedProps {
  /** Language of the page, for users who have not chosen one. */
  locale: Locale;
  failure: ApiFailure;
  path: string;
}

/** Shown when the page cannot be opened for editing, in the theme and language of the user. */
export function OpenFailed({ locale, failure, path }: OpenFailedProps) {
  const chosen = readUiSettings();
  const theme = useThemeOf(chosen.theme ?? 'system');
  const t = createEditorTexts(chosen.locale ?? locale);
  const hasAnswer = failure.statusCode !== 0;
  return (
    <div className={`izlog-editor ${styles['failed']}`} data-theme={theme}>
      <h1>{t('open.failed')}</h1>
      <p>{hasAnswer ? failure.message : t('login.offline')}</p>
      <p>
        <a href={path}>{t('topbar.back')}</a>
        {' · '}
        <a href={`${path}?editPage=true`}>{t('open.retry')}</a>
      </p>
    </div>
  );
}
