import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { REMOVED_COOKIE } from '#domain/commerce/removed-items.ts';
import type { Locale } from '#domain/locales.ts';
import { splitLocale } from '#domain/web/site-path.ts';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { cacheTag, tagsOfSite } from '#server/cache-tags.ts';
import type { CatalogService } from '#server/modules/catalogue/catalog/index.ts';
import { CART_COOKIE } from '#server/modules/commerce/cart/index.ts';
import type { SignedGoals } from '#server/modules/operations/mail/index.ts';
import type { Caches } from '#server/modules/site/caches/index.ts';
import { type OpeningService, PREVIEW_COOKIE } from '#server/modules/site/opening/index.ts';
import type { CallContext, CallUser, Identify } from '#server/plugins/call-context.ts';
import { RETRY_SECONDS } from '#server/plugins/failures.ts';
import { isDatabaseThere } from '#server/plugins/health.ts';
import type { Load } from '#server/plugins/overload.ts';
import { createFilterKeys } from './filter-keys.ts';
import type { PageAnswer } from './page-answer.ts';
import { createPageCache } from './page-cache.ts';
import { ANSWERS_CACHE, type PageServices } from './page-ports.ts';
import { keyOf, type PageQuestion, placeOf, questionOf, withoutEditing } from './page-question.ts';
import { createPageRenderer, type FramedPage } from './page-renderer.ts';
import { createPageShortcut, type PageShortcut } from './page-shortcut.ts';

/** Name of the page cache, as the back office shows it. */
const PAGES_CACHE = 'pages';
const CACHE_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 5 * 60_000;
const STALE_MS = 60 * 60_000;
/** Questions whose answer depends on who asks, as last seen. */
const MAX_PERSONAL = 500;
/** What a visitor without an account may be known by: the cart, and what was taken out of it. */
const CART_COOKIES = [CART_COOKIE, REMOVED_COOKIE];
/** Status of a page that could not be rendered. */
const FAILED = 500;

/** One request for a page. */
interface Visit {
  entry: SiteEntry;
  question: PageQuestion;
  ctx: CallContext;
  /** Who asks; looked up only where it matters. */
  identify(): Promise<CallUser | null>;
  /** The browser holds a cart, also that of a guest. */
  hasCart: boolean;
}

/** A page that only says that it failed: not to be kept, and worse than an old copy. */
class FailedPage extends Error {
  readonly answer: PageAnswer;
  constructor(answer: PageAnswer) {
    super('Izlog: the page says that it failed.');
    this.answer = answer;
  }
}

/** Answers requests for pages and keeps the pages that are equal for every visitor. */
export interface Pages {
  /** Never rejects. `path` is decoded and may begin with a locale. */
  answer(request: FastifyRequest, reply: FastifyReply, path: string): Promise<PageAnswer>;
  /** Answers again what it was told of. */
  shortcut: PageShortcut;
  /**
   * Markup of the page at `path` with `query` as this very visitor sees it now, for an answer that
   * carries a page; null where there is none. Never kept.
   */
  markup(ctx: CallContext, path: string, query: PageQuestion['query']): Promise<string | null>;
  /** A content that is stored nowhere, as this visitor would see it; to be shown in a frame. */
  framed(ctx: CallContext, locale: Locale, shown: FramedPage): Promise<PageAnswer>;
  close(): void;
}

interface Services extends PageServices {
  caches: Pick<Caches, 'register'>;
  catalog: Pick<CatalogService, 'filterKeys'>;
  identify: Identify;
  load: Pick<Load, 'isShedding'>;
  signedGoals: Pick<SignedGoals, 'checked'>;
  opening: Pick<OpeningService, 'isPreview'>;
}

export function createPages(app: FastifyInstance, services: Services): Pages {
  const { caches, catalog, load, opening, signedGoals } = services;
  const renderer = createPageRenderer(app, services);
  const cache = createPageCache<PageAnswer>(app.bus, {
    maxBytes: CACHE_BYTES,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    onError: (err) => app.log.error({ err }, 'an old page is shown: making it again failed'),
  });
  caches.register(PAGES_CACHE, (siteId) => cache.stats(cacheTag(PAGES_CACHE, siteId)));
  caches.register(ANSWERS_CACHE, (siteId) => renderer.stats(cacheTag(ANSWERS_CACHE, siteId)));
  const filterKeys = createFilterKeys({ catalog, bus: app.bus });
  const personal = new LRUCache<string, true>({ max: MAX_PERSONAL });
  const unsubscribe = app.bus.subscribe(() => personal.clear());
  const shortcut = createPageShortcut({ bus: app.bus, load, cache, filterKeys });

  /** What hides a page from a visitor; nothing once the site is open. */
  async function hidingOf({ site, request }: Pick<CallContext, 'site' | 'request'>) {
    if (!site.isUnopened) return {};
    const isPreview = await opening.isPreview(site, request?.cookies[PREVIEW_COOKIE]);
    return isPreview ? {} : { isUnopened: true };
  }

  /** A page for one visitor; never kept, whatever the page says of itself. */
  async function ownAnswer({ entry, question, ctx }: Visit, user: CallUser | null) {
    const answer = await renderer.render(entry, question, ctx, { user });
    return { ...answer, cacheable: false };
  }

  /** What a back-office user who edits gets; null for everybody else. */
  async function editorAnswer(visit: Visit): Promise<PageAnswer | null> {
    if (visit.question.query['editPage'] !== 'true') return null;
    const user = await visit.identify();
    return user?.scope === 'backoffice' ? ownAnswer(visit, user) : null;
  }

  /** Pages are rendered for a stranger first, so nothing personal can be kept by mistake. */
  async function visitorAnswer(visit: Visit): Promise<PageAnswer> {
    const { entry, question, ctx } = visit;
    const key = keyOf(question);
    if (personal.has(key)) {
      const known = await visit.identify();
      if (known || visit.hasCart) return ownAnswer(visit, known);
    }
    const { value, isOwn } = await cache.get(key, async () => {
      const answer = await renderer.render(entry, question, ctx, null);
      if (answer.status === FAILED) throw new FailedPage(answer);
      const { siteId } = question;
      const tags = tagsOfSite(siteId, [...answer.tags, cacheTag(PAGES_CACHE, siteId)]);
      return { ...answer, tags };
    });
    if (value.cacheable) return value;
    personal.set(key, true);
    const user = await visit.identify();
    return user || visit.hasCart || !isOwn ? ownAnswer(visit, user) : value;
  }

  /** Without its database the shop is away for a while, not broken (F3). */
  async function excused(answer: PageAnswer): Promise<PageAnswer> {
    if (await isDatabaseThere(app.db)) return answer;
    const headers = { ...answer.headers, 'retry-after': String(RETRY_SECONDS) };
    return { ...answer, status: 503, headers };
  }

  return {
    async answer(request, reply, path) {
      const ctx = request.call;
      try {
        const entry = await app.entry();
        const filters = await filterKeys.of(ctx.site.id);
        const keys = { known: entry.queryKeys, filters };
        const question = {
          ...questionOf(request, path, keys, signedGoals),
          ...(await hidingOf(ctx)),
        };
        const identify = () => services.identify(request, reply);
        const hasCart = CART_COOKIES.some((name) => request.cookies[name] !== undefined);
        const visit = { entry, question, ctx, identify, hasCart };
        const forEditor = await editorAnswer(visit);
        if (forEditor) return forEditor;
        const answer = await visitorAnswer({ ...visit, question: withoutEditing(question) });
        // Some visitors see it and others do not: neither browsers nor a CDN may keep it.
        if (ctx.site.isUnopened) return { ...answer, cacheable: false };
        const key = keyOf(question);
        if (answer.cacheable) shortcut.noteAddress(request, { key, question, filters });
        return answer;
      } catch (err) {
        if (err instanceof FailedPage) return excused(err.answer);
        request.log.error({ err }, 'a page could not be rendered');
        return excused(await renderer.fallback(splitLocale(path, ctx.site).locale));
      }
    },
    shortcut,
    async markup(ctx, path, query) {
      const { site, user } = ctx;
      const question = { ...placeOf(site, path), query, ...(await hidingOf(ctx)) };
      const answer = await renderer.render(await app.entry(), question, ctx, { user });
      return answer.status === 200 ? (await answer.body('identity')).toString() : null;
    },
    async framed(ctx, locale, shown) {
      const question = { ...placeOf(ctx.site, '/'), locale, query: {}, isStill: true };
      const viewer = { user: ctx.user };
      const answer = await renderer.render(await app.entry(), question, ctx, viewer, shown);
      return { ...answer, cacheable: false };
    },
    close() {
      unsubscribe();
      shortcut.close();
      filterKeys.close();
      cache.close();
      renderer.close();
    },
  };
}
