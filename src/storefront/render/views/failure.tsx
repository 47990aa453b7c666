import type { ReactNode } from 'react';
import { pathOf } from '#runtime/links/screen-links.ts';
import { usePage } from '#runtime/render/page-context.ts';

/** The view of a page that failed (ERR-10): one for 500, one for every other status. */
export function Failure({ status, detail = '' }: { status: number; detail?: string }) {
  const { t, locale, mainLocale, path } = usePage();
  const server = status === 500;
  return (
    <section className="izlog-view" aria-labelledby="failure">
      <p className="izlog-view-code" aria-hidden="true">
        {status}
      </p>
      <h1 id="failure">{t(server ? 'page:error.serverTitle' : 'page:error.title')}</h1>
      <p className="izlog-view-text">
        {t(server ? 'page:error.serverText' : 'page:error.text')}{' '}
        <span className="visually-hidden">{t('page:error.status', { status })}</span>
      </p>
      {detail !== '' && <p className="izlog-view-detail">{detail}</p>}
      <nav className="izlog-view-links" aria-label={t('page:notFound.ways')}>
        <a href={path}>{t('page:error.retry')}</a>
        <a href={pathOf('home', locale, mainLocale)}>{t('page:error.home')}</a>
      </nav>
    </section>
  );
}

/** For paths that lead to nothing, on a site whose template for that shows nothing either (ROUTE-29). */
export function NotFound() {
  const { t, locale, mainLocale } = usePage();
  return (
    <section className="izlog-view" aria-labelledby="not-found">
      <p className="izlog-view-code" aria-hidden="true">
        404
      </p>
      <h1 id="not-found">{t('page:notFound.title')}</h1>
      <nav className="izlog-view-links" aria-label={t('page:notFound.ways')}>
        <a href={pathOf('home', locale, mainLocale)}>{t('page:error.home')}</a>
        <a href={pathOf('search', locale, mainLocale)}>{t('search')}</a>
      </nav>
    </section>
  );
}

/** What everyone but the back office sees while the site is closed (SITE-15, SITE-16). */
export function Maintenance({ brand }: { brand: string }) {
  const { t } = usePage();
  return (
    <ClosedView brand={brand} title={t('page:maintenance.title')}>
      {t('page:maintenance.text')} {t('page:maintenance.thanks')}
    </ClosedView>
  );
}

/** What everyone sees before the owner of a site has opened it. */
export function Unopened({ brand }: { brand: string }) {
  const { t } = usePage();
  return (
    <ClosedView brand={brand} title={t('page:unopened.title')}>
      {t('page:unopened.text')}
    </ClosedView>
  );
}

interface ClosedViewProps {
  brand: string;
  title: string;
  children: ReactNode;
}

function ClosedView({ brand, title, children }: ClosedViewProps) {
  return (
    <section className="izlog-view" aria-labelledby="closed">
      {brand !== '' && <p className="izlog-view-brand">{brand}</p>}
      <h1 id="closed">{title}</h1>
      <p className="izlog-view-text">{children}</p>
    </section>
  );
}
