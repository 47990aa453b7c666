import type { SystemPageState } from '#schemas/api/system-pages.ts';
import type { Element, ElementContent } from '#schemas/content/element.ts';
import {
  builtInId,
  SYSTEM_PAGES,
  type SystemPage,
  type SystemPageName,
  systemPage,
  TEMPLATE_OPTIONS,
  type TemplateOption,
} from '#schemas/content/system-pages.ts';
import { NotFound } from '#server/errors.ts';
import type { CallContext, SiteContext } from '#server/plugins/call-context.ts';
import { HandlerTaken, SlugTaken } from '../content.errors.ts';
import type { ContentRepository } from '../content.repository.ts';
import type { SaveService, Work } from '../content.save.ts';
import { freeSlug } from '../free-slug.ts';
import type { BuiltIns } from './built-ins.ts';
import { inLanguage } from './in-language.ts';
import { createOwnElements, type OwnElement, type OwnElements } from './own-elements.ts';

interface Parts {
  repository: ContentRepository;
  builtIns: BuiltIns;
  save: SaveService;
  workOf(ctx: CallContext): Promise<Work>;
  homeSlug(siteId: number): Promise<string | null>;
  template(siteId: number, option: TemplateOption): Promise<number | null>;
  saveOption(siteId: number, key: string, value: unknown): Promise<unknown>;
  draft(siteId: number, id: number): Promise<Element>;
}

const PAGES: readonly SystemPage[] = SYSTEM_PAGES;

/** System pages of a site: which it has of its own, taking one over, putting one back. */
export type SystemPagesService = ReturnType<typeof createSystemPages>;

export function createSystemPages(parts: Parts) {
  const { repository, builtIns, save, workOf, homeSlug, template, saveOption, draft } = parts;

  async function ownOf(site: SiteContext): Promise<OwnElements> {
    const templates = new Map(
      await Promise.all(
        TEMPLATE_OPTIONS.map(async (option) => [option, await template(site.id, option)] as const),
      ),
    );
    const home = await homeSlug(site.id);
    const ids = [...templates.values()].flatMap((id) => id ?? []);
    const slugs = PAGES.flatMap((page) => (page.type === 'page' ? [page.slug] : []));
    const rows = await repository.systemElements(site.id, [...slugs, ...(home ? [home] : [])], ids);
    return createOwnElements(rows, { home, templates, locale: site.defaultLocale });
  }

  async function nameOf(site: SiteContext, id: number): Promise<SystemPageName> {
    const own = await ownOf(site);
    const page = PAGES.find(({ name }) => own.of(name)?.id === id);
    if (!page) throw new NotFound();
    return page.name;
  }

  /** What the element becomes when it is put back: ours in its language, at its address. */
  async function builtInFor(site: SiteContext, id: number) {
    const name = await nameOf(site, id);
    const { slug, language_code } = await draft(site.id, id);
    const content = { ...inLanguage(builtIns.content(site, name), language_code), slug };
    return { name, content };
  }

  /** Of templates and home an option says which they are: any free slug serves. */
  async function contentFor(site: SiteContext, page: SystemPage): Promise<ElementContent> {
    const content = inLanguage(builtIns.content(site, page.name), site.defaultLocale);
    if (page.name === 'home') {
      const slug = (await homeSlug(site.id)) ?? (await freeSlug(repository, site.id, content));
      return { ...content, slug };
    }
    return page.type === 'template'
      ? { ...content, slug: await freeSlug(repository, site.id, content) }
      : content;
  }

  async function make(ctx: CallContext, page: SystemPage): Promise<Element> {
    const { site } = ctx;
    const element = await save.create(await workOf(ctx), await contentFor(site, page));
    if (page.type === 'template') await saveOption(site.id, page.option, element.id);
    if (page.name === 'home') await saveOption(site.id, 'HomePageSlug', element.slug);
    return element;
  }

  async function existing(site: SiteContext, name: SystemPageName): Promise<Element | null> {
    const own = (await ownOf(site)).of(name);
    return own && draft(site.id, own.id);
  }

  return {
    async list(site: SiteContext): Promise<SystemPageState[]> {
      const own = await ownOf(site);
      return PAGES.map(({ name }) => stateOf(name, own.of(name), own.slugOf(name)));
    },

    /** The own element; made of the built-in one where there is none. */
    async takeOver(ctx: CallContext, name: SystemPageName): Promise<Element> {
      const before = await existing(ctx.site, name);
      if (before) return before;
      try {
        return await make(ctx, systemPage(name));
      } catch (error) {
        // Somebody else pressed at the same moment.
        const isRace = error instanceof SlugTaken || error instanceof HandlerTaken;
        const theirs = isRace ? await existing(ctx.site, name) : null;
        if (!theirs) throw error;
        return theirs;
      }
    },

    /** Throws `NotFound` for an element that is no system page. */
    async builtInVersion(site: SiteContext, id: number): Promise<Element> {
      const { name, content } = await builtInFor(site, id);
      return { ...content, id: builtInId(name), status: 'published', rev: 1 };
    },

    /** Throws `NotFound` for an element that is no system page. */
    async putBack(ctx: CallContext, id: number): Promise<Element> {
      const { content } = await builtInFor(ctx.site, id);
      return save.putBack(await workOf(ctx), id, content);
    },

    /** Which of the elements are system pages. */
    async namesOf(site: SiteContext, ids: readonly number[]) {
      const own = await ownOf(site);
      return PAGES.flatMap(({ name }) => {
        const id = [builtInId(name), own.of(name)?.id ?? 0].find((one) => ids.includes(one));
        return id === undefined ? [] : [{ id, name }];
      });
    },
  };
}

function stateOf(
  name: SystemPageName,
  own: OwnElement | null,
  slug: string | null,
): SystemPageState {
  return {
    name,
    slug,
    elementId: own?.id ?? null,
    status: own?.status ?? null,
    isBuiltIn: own?.isShown !== true,
  };
}
