import { useTexts } from '#kit/back-office-context.ts';
import openFailed from '#kit/open-failed.module.css';
import { useThemeOf } from '#kit/theme.ts';
import { useAdmin } from '../admin-context.ts';

/** A screen whose code could not be loaded, or that threw: a new start is the way on. */
export function RouteFailed() {
  const t = useTexts();
  const { theme } = useAdmin();
  return (
    <div className={`izlog-editor ${openFailed['failed']}`} data-theme={useThemeOf(theme)}>
      <h1>{t('admin.failed.title')}</h1>
      <p>{t('admin.failed.text')}</p>
      <p>
        <a href={location.pathname}>{t('open.retry')}</a>
        {' · '}
        <a href="/">{t('admin.backToSite')}</a>
      </p>
    </div>
  );
}
