import type { Locale } from '#domain/locales.ts';
import type { BinKind, UsePlace } from '#schemas/api/bin.ts';
import type { ElementContent } from '#schemas/content/element.ts';
import { systemPageAt, TEMPLATE_OPTIONS } from '#schemas/content/system-pages.ts';
import type { SiteEntry } from '#schemas/site-entry.ts';
import type { ElementPlace, PlacesRepository, RowPlace } from './places.repository.ts';

/** Places of one answer; `total` counts all. */
const MOST_TOLD = 50;

/** What is asked about, with what is known of it. */
export interface Asked {
  siteId: number;
  kind: BinKind;
  id: number;
  /** Slug of a page; empty for what has none. */
  slug: string;
  isPublic: boolean;
  locale: Locale;
}

interface Parts {
  repository: PlacesRepository;
  entry(): Promise<Pick<SiteEntry, 'content'>>;
}

/** Where something is used, by drafts and by what shoppers see. */
export type PlacesService = ReturnType<typeof createPlacesService>;

export function createPlacesService({ repository, entry }: Parts) {
  /** Elements that show a picture; by the schemas of their blocks, as the list of a page's pictures is made. */
  async function elementsShowing(siteId: number, id: number): Promise<ElementPlace[]> {
    const { content: rules } = await entry();
    const shows = (content: ElementContent | null) =>
      content !== null && rules.mediaIds(content).includes(id) ? content : null;
    return (await repository.mayShow(siteId, id))
      .map((row) => ({ ...row, draft: shows(row.draft), published: shows(row.published) }))
      .filter(({ draft, published }) => draft !== null || published !== null);
  }

  async function placesOf(asked: Asked): Promise<UsePlace[]> {
    const { siteId, kind, id, slug, locale } = asked;
    switch (kind) {
      case 'page': {
        if (slug === '') return [];
        const home = await repository.options(siteId, ['HomePageSlug'], [slug]);
        const menus = await repository.menusTo(siteId, { id, slug });
        const links = await repository.linksTo(siteId, { id, slug });
        return [...home.map(rowPlace), ...menus.map(rowPlace), ...links.map(elementPlace)];
      }
      case 'template': {
        const chosen = await repository.options(siteId, TEMPLATE_OPTIONS, [String(id)]);
        const pages = await repository.madeFrom(siteId, id);
        return [...chosen.map(rowPlace), ...pages.map(elementPlace)];
      }
      case 'section':
        return (await repository.showing(siteId, id)).map(elementPlace);
      case 'media': {
        const elements = await elementsShowing(siteId, id);
        const rows = await repository.rowsShowing(siteId, id, locale);
        return [...elements.map(elementPlace), ...rows.map(rowPlace)];
      }
    }
  }

  return {
    async of(asked: Asked) {
      const places = await placesOf(asked);
      const isNeeded = isNeededBy(asked, places);
      return { places: places.slice(0, MOST_TOLD), total: places.length, isNeeded };
    },

    /** Whether anything shows a picture. */
    async isShown(siteId: number, id: number, locale: Locale): Promise<boolean> {
      if ((await repository.rowsShowing(siteId, id, locale)).length > 0) return true;
      return (await elementsShowing(siteId, id)).length > 0;
    },
  };
}

/** Whether a deletion would be refused; `content` refuses it by the same rules. */
function isNeededBy(
  { kind, slug, isPublic }: Pick<Asked, 'kind' | 'slug' | 'isPublic'>,
  places: readonly UsePlace[],
): boolean {
  const isChosen = isPublic && places.some((place) => place.kind === 'setting');
  switch (kind) {
    case 'page':
      return isChosen || (isPublic && systemPageAt(slug) !== null);
    case 'template':
      return isChosen || places.some((place) => place.kind === 'page');
    case 'section':
      return places.length > 0;
    case 'media':
      return false;
  }
}

function elementPlace({ id, type, handler, slug, title, published }: ElementPlace): UsePlace {
  const kind = type === 'theme' ? 'template' : type;
  return {
    kind,
    id,
    title,
    slug: type === 'page' ? slug : null,
    handler,
    isPublic: published !== null,
  };
}

function rowPlace(row: RowPlace): UsePlace {
  return { ...row, handler: null, isPublic: true };
}
