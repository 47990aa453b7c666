import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Link } from '#schemas/content/values.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './pager.module.css';
import { pagesAround } from './pages-around.ts';

export interface PagerProps {
  /** Accessible name of the navigation. */
  label: string;
  page: number;
  pages: number;
  linkOf: (page: number) => Link;
}

/** Pages of a list as links, with those around the current one; one page needs none. */
export function Pager({ label, page, pages, linkOf }: PagerProps) {
  const { t } = usePage();
  if (pages < 2) return null;
  return (
    <nav className={styles['pager']} aria-label={label}>
      {page > 1 && (
        <SmartLink link={linkOf(page - 1)} className={styles['step']} aria-label={t('previous')}>
          <Icon name="arrow-left" size={18} />
        </SmartLink>
      )}
      <ol className={styles['pages']}>
        {pagesAround(page, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
            <li key={`gap-${index}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <SmartLink
                link={linkOf(number)}
                className={styles['page']}
                aria-label={t('pageNumber', { index: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </SmartLink>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <SmartLink link={linkOf(page + 1)} className={styles['step']} aria-label={t('next')}>
          <Icon name="arrow-right" size={18} />
        </SmartLink>
      )}
    </nav>
  );
}
