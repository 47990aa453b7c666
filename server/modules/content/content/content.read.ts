import type { Locale } from '#domain/locales.ts';
import type { PageRecord } from '#schemas/api/page-list.ts';
import type { Publication } from '#schemas/api/publication.ts';
import type {
  Element,
  ElementContent,
  StaticHandler,
  TemplateKind,
} from '#schemas/content/element.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import { NotFound } from '#server/errors.ts';
import { contentAt } from './content.history.ts';
import { loadMasters, mastersOf, type Version } from './content.masters.ts';
import type { ContentRepository } from './content.repository.ts';
import { draftOf, type ElementRow, elementOf, publishedOf } from './element-row.ts';
import type { MasterRef } from './master-places.ts';
import type { PageQuery } from './page-list.repository.ts';

/** Revisions of one answer; older ones stay stored. */
const MAX_REVISIONS = 200;

/** Reading elements. */
export type ReadService = ReturnType<typeof createReadService>;

export function createReadService(repository: ContentRepository) {
  async function find(siteId: number, id: number): Promise<ElementRow> {
    const row = await repository.find(siteId, id);
    if (!row) throw new NotFound();
    return row;
  }

  return {
    draft: async (siteId: number, id: number): Promise<Element> => draftOf(await find(siteId, id)),

    /** How the draft differs from what is public. */
    async publication(siteId: number, id: number): Promise<Publication> {
      const { status, rev, published_rev, scheduled_at, scheduled_rev } = await find(siteId, id);
      return {
        status,
        rev,
        publishedRev: published_rev,
        scheduledAt: scheduled_at?.toISOString() ?? null,
        scheduledRev: scheduled_rev,
      };
    },

    /** null when no published page has the slug. */
    async publishedPage(siteId: number, slug: string): Promise<Element | null> {
      const row = await repository.publishedPage(siteId, slug);
      return row ? publishedOf(row) : null;
    },

    /** SECT-07; null when no published template has the id. */
    async publishedTemplate(siteId: number, id: number): Promise<Element | null> {
      const row = await repository.find(siteId, id);
      return row?.type === 'template' ? publishedOf(row) : null;
    },

    /** null when nothing is published that shoppers see by itself: a master section shows on pages only. */
    async publishedPlace(siteId: number, id: number): Promise<Element | null> {
      const row = await repository.find(siteId, id);
      const isPlace = row && row.type !== 'section' && row.type !== 'theme';
      return isPlace ? publishedOf(row) : null;
    },

    /** null when there is no template with the id. */
    async draftTemplate(siteId: number, id: number): Promise<Element | null> {
      const row = await repository.find(siteId, id);
      return row?.type === 'template' ? draftOf(row) : null;
    },

    /** The look of the site as editors see it; null where it has none of its own. */
    async draftTheme(siteId: number): Promise<Element | null> {
      const row = await repository.theme(siteId);
      return row ? draftOf(row) : null;
    },

    async draftPage(siteId: number, slug: string): Promise<Element | null> {
      const row = await repository.draftPage(siteId, slug);
      return row ? draftOf(row) : null;
    },

    /**
     * One element a handler: begun in the asked language, else in the site's own, else in any; its
     * texts may be there in all of them.
     */
    async statics(
      { siteId, version }: { siteId: number; version: Version },
      handlers: readonly StaticHandler[],
      locales: readonly Locale[],
    ): Promise<Element[]> {
      const rows = await repository.statics(siteId, handlers);
      const inVersion = (row: ElementRow) =>
        version === 'draft' ? draftOf(row) : publishedOf(row);
      const ranks = new Map(locales.map((locale, rank) => [locale, rank]));
      const rankOf = (row: ElementRow) => ranks.get(row.language_code) ?? locales.length;
      return handlers.flatMap((handler) => {
        const [element] = rows
          .filter((row) => row.handler === handler)
          .toSorted((a, b) => rankOf(a) - rankOf(b))
          .flatMap((row) => inVersion(row) ?? []);
        return element ? [element] : [];
      });
    },

    masters: (
      rules: ContentRules,
      scope: { siteId: number; version: Version },
      refs: readonly MasterRef[],
    ) => loadMasters(repository, rules, scope, refs),

    /** HTML for frames in an element and in the masters that it shows; none where there is no such version. */
    async documents(
      rules: ContentRules,
      scope: { siteId: number; version: Version },
      id: number,
    ): Promise<string[]> {
      const row = await repository.find(scope.siteId, id);
      const element = row && (scope.version === 'draft' ? draftOf(row) : publishedOf(row));
      if (!element) return [];
      const masters = await mastersOf(repository, rules, scope, element);
      return [element, ...Object.values(masters)].flatMap((one) => rules.documents?.(one) ?? []);
    },

    async pages(siteId: number, query: PageQuery) {
      const rows = await repository.listPages(siteId, query);
      return { rows: rows.map(pageRecord), total: await repository.countPages(siteId, query) };
    },

    /** Languages in which the drafts of pages hold stale translations, by id. */
    async staleLanguages(rules: ContentRules, siteId: number, ids: readonly number[]) {
      const found = new Map<number, Locale[]>();
      if (!rules.staleLanguages || ids.length === 0) return found;
      const rows = await repository.stampedPages(siteId, ids);
      const drafts = rows.map((row) => elementOf(row, row.draft, row.rev));
      const refs = drafts.flatMap((draft) => rules.masterRefs(draft));
      const masters = await loadMasters(repository, rules, { siteId, version: 'draft' }, refs);
      for (const draft of drafts) found.set(draft.id, rules.staleLanguages(draft, masters));
      return found;
    },

    async templates(siteId: number, query: Listing & { keywords?: string; kind?: TemplateKind }) {
      const { page, limit, ...narrowing } = query;
      const offset = (page - 1) * limit;
      const rows = await repository.listTemplates(siteId, { ...narrowing, offset, limit });
      const total = await repository.countTemplates(siteId, narrowing);
      return { rows: rows.map(draftOf), total };
    },

    /** Slugs of published pages that anybody may see, their languages, and when they last changed. */
    async publicAddresses(siteId: number) {
      const rows = await repository.publicAddresses(siteId);
      return rows.map(({ slug, ...row }) => ({ slug: slug ?? '', ...row }));
    },

    /** Address of a published page. */
    async publishedAddress(siteId: number, id: number) {
      const row = await repository.find(siteId, id);
      const slug = row?.type === 'page' ? row.published_slug : null;
      return slug ? { id, slug } : null;
    },

    async sections(siteId: number, ids: readonly number[] | undefined, { page, limit }: Listing) {
      const rows = await repository.listMasters(siteId, ids, (page - 1) * limit, limit);
      return {
        rows: rows.map(({ uses, ...row }) => ({ element: draftOf(row), uses: uses ?? 0 })),
        total: await repository.countMasters(siteId, ids),
      };
    },

    async usage(siteId: number, id: number) {
      await find(siteId, id);
      return repository.usagesOf(siteId, id);
    },

    async revisions(siteId: number, id: number) {
      await find(siteId, id);
      const rows = await repository.listRevisions(id, MAX_REVISIONS);
      return { rows, total: await repository.countRevisions(id), limit: MAX_REVISIONS };
    },

    /** null for what somebody made here. */
    async presetVersion(siteId: number, id: number) {
      await find(siteId, id);
      return (await repository.presetRevision(siteId, id)) ?? null;
    },

    async revision(rules: ContentRules, siteId: number, id: number, rev: number): Promise<Element> {
      const row = await find(siteId, id);
      const content: ElementContent | null = await contentAt(repository, rules, id, rev);
      if (!content) throw new NotFound();
      return elementOf(row, content, rev);
    },
  };
}

interface Listing {
  page: number;
  limit: number;
}

type PageRow = Awaited<ReturnType<ContentRepository['listPages']>>[number];

function pageRecord(row: PageRow): Omit<PageRecord, 'stale'> {
  const { published_rev, scheduled_at, changedAt, author, ...rest } = row;
  return {
    ...rest,
    publishedRev: published_rev,
    scheduledAt: scheduled_at?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
    changedBy: author ?? '',
  };
}
