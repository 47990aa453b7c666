import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Link } from '#schemas/content/values.ts';
import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pager.module.css';

/** Page numbers that a list shows where its block says nothing else (LIST-06, G-067). */
const WINDOW = 9;
/** Numbers that fit on a phone between the two arrows; the others are shown where there is room. */
const NARROW_WINDOW = 5;

export interface PagerProps {
  /** Accessible name of the navigation. */
  label: string;
  page: number;
  pages: number;
  /** So many consecutive numbers, 9 unless a block says otherwise, and the ends (LIST-03, LIST-06). */
  window?: number;
  linkOf: (page: number) => Link;
}

/** Pages of a list as links, with those around the current one; one page needs none. */
export function Pager({ label, page, pages, window = WINDOW, linkOf }: PagerProps) {
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
        {entriesOf(page, pages, window).map(({ number, isEnd }, index) =>
          number === null ? (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
              key={`gap-${index}`}
              className={styles['gap']}
              aria-hidden="true"
              data-end={isEnd || undefined}
            >
              …
            </li>
          ) : (
            <li key={number} data-end={isEnd || undefined}>
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

interface Entry {
  /** null is a gap. */
  number: number | null;
  /** Shown only where there is room. */
  isEnd: boolean;
}

function entriesOf(page: number, pages: number, window: number): Entry[] {
  const { numbers, first, last } = pageWindow(page, pages, window);
  const near = pageWindow(page, pages, Math.min(window, NARROW_WINDOW)).numbers;
  const end = (number: number | null): Entry => ({ number, isEnd: true });
  return [
    ...(first ? [end(1), end(null)] : []),
    ...numbers.map((number) => ({ number, isEnd: !near.includes(number) })),
    ...(last ? [end(null), end(pages)] : []),
  ];
}
