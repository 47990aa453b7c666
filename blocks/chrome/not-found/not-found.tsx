import { SearchForm } from '#blocks/_ui/search-form/search-form.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Link } from '#schemas/content/values.ts';
import styles from './not-found.module.css';
import type { NotFoundValues } from './not-found.schema.ts';

/** Shown at paths that lead to nothing (ROUTE-29): a search and the ways on. */
export function NotFound({ values, nodeId }: BlockProps<NotFoundValues>) {
  const { t } = usePage();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <p className={styles['code']} aria-hidden="true">
        404
      </p>
      {values.title === '' ? (
        <h1 id={titleId} className={styles['title']}>
          {t('not-found:heading')}
        </h1>
      ) : (
        <EditableText
          field="title"
          value={values.title}
          as="h1"
          id={titleId}
          className={styles['title']}
        />
      )}
      {values.text === '' ? (
        <p className={styles['text']}>{t('not-found:text')}</p>
      ) : (
        <EditableText
          field="text"
          value={values.text}
          as="p"
          className={styles['text']}
          multiline
        />
      )}
      {values.showSearch && (
        <SearchForm
          id={`${nodeId}-words`}
          label={t('not-found:label')}
          placeholder={t('not-found:placeholder')}
          submit={t('not-found:submit')}
          clear={t('not-found:clear')}
        />
      )}
      <Ways values={values} />
    </BlockRoot>
  );
}

function Ways({ values }: { values: NotFoundValues }) {
  const { t, locale } = usePage();
  const to = (name: 'home' | 'profile'): Link => ({ kind: 'url', href: pathOf(name, locale) });
  return (
    <nav className={styles['ways']} aria-label={t('not-found:ways')}>
      <SmartLink link={to('home')} className={styles['way']}>
        {t('not-found:home')}
      </SmartLink>
      {values.showBack && (
        <SmartLink link={to('home')} className={styles['way']} data-back="">
          {t('not-found:back')}
        </SmartLink>
      )}
      {values.showProfile && (
        <SmartLink link={to('profile')} className={styles['way']}>
          {t('not-found:profile')}
        </SmartLink>
      )}
    </nav>
  );
}
