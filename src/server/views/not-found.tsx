import { pathOf } from '#runtime/links/screen-links.ts';
import { usePage } from '#runtime/render/page-context.ts';

/** The view of a path where nothing stands (ROUTE-29): search and ways on, inside the site's layout. */
export function NotFound() {
  const { t, locale } = usePage();
  return (
    <section className="izlog-view" aria-labelledby="not-found">
      <p className="izlog-view-code" aria-hidden="true">
        404
      </p>
      <h1 id="not-found">{t('page:notFound.title')}</h1>
      <p className="izlog-view-text">{t('page:notFound.text')}</p>
      <search>
        <form className="izlog-view-search" action={pathOf('search', locale)} method="get">
          <label className="visually-hidden" htmlFor="not-found-words">
            {t('page:notFound.search')}
          </label>
          <input
            id="not-found-words"
            type="search"
            name="keywords"
            placeholder={t('page:notFound.placeholder')}
            autoComplete="off"
            required
          />
          <button type="submit">{t('search')}</button>
        </form>
      </search>
      <nav className="izlog-view-links" aria-label={t('page:notFound.ways')}>
        <a href={pathOf('home', locale)}>{t('page:notFound.home')}</a>
        <a href={pathOf('home', locale)} data-back>
          {t('page:notFound.back')}
        </a>
        <a href={pathOf('profile', locale)}>{t('page:notFound.profile')}</a>
      </nav>
    </section>
  );
}
