import type { Locale } from '#domain/locales.ts';
import {
  type SystemPage,
  type SystemPageName,
  systemPage,
  type TemplateOption,
} from '#schemas/content/system-pages.ts';
import type { ElementRow } from '../element-row.ts';

/** What is read of an element to know which system page it is. */
export type SystemRow = Pick<
  ElementRow,
  'id' | 'type' | 'handler' | 'slug' | 'published_slug' | 'published_rev' | 'status'
> & { language_code: Locale };

/** The element that a site has for a system page. */
export interface OwnElement {
  id: number;
  status: SystemRow['status'];
  /** Shoppers see it. */
  isShown: boolean;
}

/** How a site names what has no address of its own. */
interface Naming {
  home: string | null;
  templates: ReadonlyMap<TemplateOption, number | null>;
  locale: Locale;
}

export interface OwnElements {
  of(name: SystemPageName): OwnElement | null;
  /** Null for what is no page. */
  slugOf(name: SystemPageName): string | null;
}

/** Which of a site's elements are its system pages. */
export function createOwnElements(
  rows: readonly SystemRow[],
  { home, templates, locale }: Naming,
): OwnElements {
  const slugOf = (page: SystemPage) => {
    if (page.type !== 'page') return null;
    return page.name === 'home' ? (home ?? page.slug) : page.slug;
  };

  function rowsOf(page: SystemPage): readonly SystemRow[] {
    switch (page.type) {
      case 'page': {
        const slug = page.name === 'home' ? home : page.slug;
        return rows.filter(
          (row) => row.type === 'page' && [row.slug, row.published_slug].includes(slug),
        );
      }
      case 'template':
        return rows.filter(
          ({ id, type }) => type === 'template' && id === templates.get(page.option),
        );
      case 'static-element':
        return rows.filter(({ handler }) => handler === page.handler);
    }
  }

  return {
    slugOf: (name) => slugOf(systemPage(name)),
    of(name) {
      const page = systemPage(name);
      const slug = slugOf(page);
      const isShown = ({ published_rev, published_slug }: SystemRow) =>
        published_rev !== null && (slug === null || published_slug === slug);
      // What is shown goes before what is being made, the site's own language before others.
      const rank = (row: SystemRow) =>
        (isShown(row) ? 0 : 2) + (row.language_code === locale ? 0 : 1);
      const [row] = rowsOf(page).toSorted((a, b) => rank(a) - rank(b));
      return row ? { id: row.id, status: row.status, isShown: isShown(row) } : null;
    },
  };
}
