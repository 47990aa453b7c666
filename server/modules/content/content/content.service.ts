import type { Locale } from '#domain/locales.ts';
import type { PageRecord, PageState } from '#schemas/api/page-list.ts';
import type {
  Element,
  ElementContent,
  StaticHandler,
  TemplateKind,
} from '#schemas/content/element.ts';
import { systemPageAt, TEMPLATE_OPTIONS } from '#schemas/content/system-pages.ts';
import type { ContentRules, SiteEntry } from '#schemas/site-entry.ts';
import { NotFound } from '#server/errors.ts';
import { type Paging, pagingOf, toRecords } from '#server/paging.ts';
import type { CallContext, SiteContext } from '#server/plugins/call-context.ts';
import { type BinKey, createElementBin } from './bin/element-bin.ts';
import { createSystemPages } from './built-in/system-pages.service.ts';
import { ElementInUse, SystemPageShown } from './content.errors.ts';
import type { Version } from './content.masters.ts';
import { type EditorParts, openEditor } from './content.open.ts';
import { createPublishService } from './content.publish.ts';
import { createReadService } from './content.read.ts';
import type { PatchRequest } from './content.rebase.ts';
import type { ContentRepository, InTransaction } from './content.repository.ts';
import { createSaveService, type Work } from './content.save.ts';
import { contentOf } from './element-row.ts';
import { freeSlug } from './free-slug.ts';
import type { MasterRef } from './master-places.ts';

/** What the module is made of. */
export interface ContentParts extends EditorParts {
  repository: ContentRepository;
  inTransaction: InTransaction;
  saveOption(siteId: number, key: string, value: unknown): Promise<unknown>;
  /** Rules of the blocks; asked again, so that development can reload them. */
  rules(): Promise<ContentRules>;
  publishTags(tags: readonly string[]): Promise<void>;
  /** See `SiteEntry`. */
  shownNode: ShownNode;
}

type ShownNode = (
  ...asked: Parameters<NonNullable<SiteEntry['shownNode']>>
) => Promise<ReturnType<NonNullable<SiteEntry['shownNode']>>>;

type Listing = Parameters<typeof pagingOf>[0];

/** Elements: drafts, history, publication, and reading what is public. */
export type ContentService = ReturnType<typeof createContentService>;

export function createContentService(parts: ContentParts) {
  const { repository, inTransaction, rules } = parts;
  const save = createSaveService(inTransaction);
  const publication = createPublishService(parts);
  const read = createReadService(repository);
  const bin = createElementBin(parts);

  async function workOf({ site, user }: CallContext): Promise<Work> {
    const name = user ? await repository.authorName(user.id) : '';
    const homeSlug = await parts.homeSlug(site.id);
    const author = { id: user?.id ?? null, name };
    const isBound = user !== null && user.role !== 'owner';
    return { siteId: site.id, author, rules: await rules(), homeSlug, isBound };
  }

  const systemPages = createSystemPages({ ...parts, save, workOf, draft: read.draft });

  return {
    draft: read.draft,
    usage: read.usage,
    publishedPage: read.publishedPage,
    publishedTemplate: read.publishedTemplate,
    draftPage: read.draftPage,
    publicAddresses: read.publicAddresses,
    publishedAddress: read.publishedAddress,
    builtIns: parts.builtIns,
    systemPages,
    documents: async (siteId: number, id: number, version: Version) =>
      read.documents(await rules(), { siteId, version }, id),

    /** Slugs of the public pages that come with the product, where the site shows them. Home is ''. */
    async builtInAddresses(siteId: number): Promise<string[]> {
      const home = await parts.homeSlug(siteId);
      const listed = parts.builtIns.listed();
      const slugs = listed.map(({ name, slug }) => (name === 'home' ? home : slug) ?? '');
      const own = new Set(await repository.publishedSlugs(siteId, slugs));
      const shown = slugs.filter((slug) => !own.has(slug));
      return [...new Set(shown.map((slug) => (slug === home ? '' : slug)))];
    },

    /** A content from outside, cleaned; throws all its faults. Nothing is stored. */
    accepted: async (ctx: CallContext, content: ElementContent) =>
      save.accepted(await workOf(ctx), content),
    /** Who a change is written down for. */
    authorOf: async (ctx: CallContext) => (await workOf(ctx)).author,

    create: async (ctx: CallContext, content: ElementContent) =>
      save.create(await workOf(ctx), content),
    replace: async (ctx: CallContext, id: number, rev: number, content: ElementContent) =>
      save.replace(await workOf(ctx), id, rev, content),
    patch: async (ctx: CallContext, id: number, request: PatchRequest) =>
      save.patch(await workOf(ctx), id, request),
    revert: async (ctx: CallContext, id: number, rev: number) =>
      save.revert(await workOf(ctx), id, rev),
    publish: async (ctx: CallContext, id: number, rev?: number) =>
      publication.publish(await workOf(ctx), id, rev),
    republish: async (ctx: CallContext, id: number, revs: { rev: number; instead: number }) =>
      publication.republish(await workOf(ctx), id, revs),
    unpublish: async (ctx: CallContext, id: number) => publication.unpublish(await workOf(ctx), id),
    schedule: async (ctx: CallContext, id: number, at: Date) =>
      publication.schedule(await workOf(ctx), id, at),
    unschedule: async (ctx: CallContext, id: number) =>
      publication.unschedule(await workOf(ctx), id),
    publication: read.publication,
    presetVersion: read.presetVersion,
    /** Publishes what is due by now. */
    publishDue: async (now: Date) => publication.publishDue(await rules(), now),

    async requirePage(siteId: number, slug: string): Promise<Element> {
      const page = await read.publishedPage(siteId, slug);
      if (!page) throw new NotFound();
      return page;
    },

    /** Into the bin; back and out for ever is `bin`. Throws `ElementInUse` and `SystemPageShown`. */
    async removePage(ctx: CallContext, id: number) {
      const work = await workOf(ctx);
      await bin.put(work, id, 'page', async ({ published_slug }) => {
        if (systemPageAt(published_slug ?? '')) throw new SystemPageShown();
        if (published_slug !== null && published_slug === work.homeSlug) throw new ElementInUse();
      });
      return {};
    },

    async removeTemplate(ctx: CallContext, id: number) {
      const { site } = ctx;
      const chosen = TEMPLATE_OPTIONS.map((option) => parts.template(site.id, option));
      const isChosen = (await Promise.all(chosen)).includes(id);
      await bin.put(await workOf(ctx), id, 'template', async ({ published }, inside) => {
        if (isChosen && published) throw new SystemPageShown();
        if (await inside.isTemplateUsed(site.id, id)) throw new ElementInUse();
      });
      return {};
    },

    async removeSection(ctx: CallContext, id: number) {
      const { site } = ctx;
      await bin.put(await workOf(ctx), id, 'section', async (_row, inside) => {
        if (await inside.isMasterPlaced(site.id, id)) throw new ElementInUse();
      });
      return {};
    },

    bin: {
      restore: async (ctx: CallContext, key: BinKey, slug?: string) =>
        bin.restore(await workOf(ctx), key, slug),
      remove: bin.remove,
      removeOlder: bin.removeOlder,
    },

    /** One public element a handler, in the asked language or the site's own. */
    publishedStatics: (site: SiteContext, locale: Locale, handlers: readonly StaticHandler[]) =>
      read.statics({ siteId: site.id, version: 'published' }, handlers, [
        locale,
        site.defaultLocale,
      ]),

    /** One element for every handler: the public one, else the built-in. */
    async shownStatics(site: SiteContext, locale: Locale, handlers: readonly StaticHandler[]) {
      const scope = { siteId: site.id, version: 'published' } as const;
      const found = await read.statics(scope, handlers, [locale, site.defaultLocale]);
      return parts.builtIns.completed(site, handlers, found);
    },

    /**
     * A node of a published element as shoppers see it in a language, with the title of the element;
     * null for what is not public, a draft included.
     */
    async shownNode(siteId: number, id: number, asked: { key: string; locale: Locale }) {
      const element = await read.publishedPlace(siteId, id);
      if (!element) return null;
      const scope = { siteId, version: 'published' } as const;
      const ofBlocks = await rules();
      const masters = await read.masters(ofBlocks, scope, ofBlocks.masterRefs(element));
      const node = await parts.shownNode(element, masters, { ...asked, now: Date.now() });
      return node && { ...node, title: titleOf(element) };
    },

    /** The element without what is for the back office alone, for public calls. */
    shareable: async (element: Element) => (await rules()).shareable?.(element) ?? element,

    /** Public masters by `<id>` or `<id>@<rev>`, with the masters that they place. */
    publishedMasters: async (siteId: number, refs: readonly MasterRef[]) =>
      read.masters(await rules(), { siteId, version: 'published' }, refs),

    async listPages(
      siteId: number,
      { keywords = '', state, ...asked }: Listing & { keywords?: string; state?: PageState },
    ) {
      const paging = pagingOf(asked);
      const query = { ...paging, keywords: keywords.trim(), state };
      const { rows, total } = await read.pages(siteId, query);
      const ids = rows.map(({ id }) => id);
      const stale = await read.staleLanguages(await rules(), siteId, ids);
      const records = rows.map((row): PageRecord => ({ ...row, stale: stale.get(row.id) ?? [] }));
      return toRecords(records, total, paging);
    },

    /** The first pages whose title or address holds the words, for pickers. */
    async pagesLike(siteId: number, keywords: string, limit: number) {
      const query = { offset: 0, limit, keywords: keywords.trim(), state: undefined };
      return (await read.pages(siteId, query)).rows;
    },

    /** Of the draft, as a draft. Throws `NotFound`, also for what is no page. */
    async duplicatePage(ctx: CallContext, id: number, title?: string): Promise<Element> {
      const page = await read.draft(ctx.site.id, id);
      if (page.type !== 'page') throw new NotFound();
      const work = await workOf(ctx);
      const slug = await freeSlug(repository, ctx.site.id, page);
      const meta = { ...page.meta, ...(title !== undefined && { title }) };
      return save.create(work, { ...work.rules.copy(contentOf(page)), slug, meta });
    },

    async listTemplates(
      siteId: number,
      { kind, keywords, ...asked }: Listing & { keywords?: string; kind?: TemplateKind },
    ) {
      const paging = pagingOf(asked);
      const { rows, total } = await read.templates(siteId, {
        ...paging,
        keywords: (keywords ?? '').trim(),
        ...(kind && { kind }),
      });
      return toRecords(rows, total, paging);
    },

    async listSections(siteId: number, asked: Listing & { ids?: readonly number[] }) {
      const paging = sectionPaging(asked);
      const { rows, total } = await read.sections(siteId, asked.ids, paging);
      return toRecords(rows, total, paging);
    },

    async revisions(siteId: number, id: number) {
      const { rows, total, limit } = await read.revisions(siteId, id);
      const records = rows.map(({ created_at, ...row }) => ({
        ...row,
        created_at: created_at.toISOString(),
      }));
      return toRecords(records, total, { page: 1, limit, offset: 0 });
    },
    revision: async (siteId: number, id: number, rev: number) =>
      read.revision(await rules(), siteId, id, rev),

    openEditor: async (ctx: CallContext, query: { path: string; locale?: Locale }) =>
      openEditor({ ...parts, read, systemPages, rules: await rules() }, ctx, query),
  };
}

/** What an element is called: the title of a page, the name of a template. */
function titleOf({ meta }: Element): string {
  const named = [meta['title'], meta['name']].find((one) => typeof one === 'string' && one !== '');
  return typeof named === 'string' ? named : '';
}

/** Asked by ids, all of them are one page. */
function sectionPaging(asked: Listing & { ids?: readonly number[] }): Paging {
  return asked.ids && asked.limit === undefined ? pagingOf({ limit: 0 }) : pagingOf(asked);
}
