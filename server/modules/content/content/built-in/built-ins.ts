import type { Element, ElementContent, StaticHandler } from '#schemas/content/element.ts';
import {
  builtInId,
  SYSTEM_PAGES,
  type SystemPage,
  type SystemPageName,
  systemPageAt,
  systemStatic,
  systemTemplate,
  type TemplateOption,
} from '#schemas/content/system-pages.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';

/** Content of a system page as the product brings it, with the name of the shop in it. */
export type BuiltInContent = (name: SystemPageName, shopName: string) => ElementContent;

/** Which pages are listed does not depend on the shop. */
const PAGES: readonly SystemPage[] = SYSTEM_PAGES;

function isPublic({ meta, options }: ElementContent): boolean {
  const seo = meta['seo'];
  const isHidden = typeof seo === 'object' && seo !== null && 'noindex' in seo && !!seo.noindex;
  return !isHidden && options['requiresLogin'] !== true;
}

type Site = Pick<SiteContext, 'name'>;

/** What is shown where a shop has published no element of its own. Nothing of it is stored. */
export type BuiltIns = ReturnType<typeof createBuiltIns>;

export function createBuiltIns(contentOf: BuiltInContent) {
  const element = (site: Site, name: SystemPageName): Element => ({
    ...contentOf(name, site.name),
    id: builtInId(name),
    status: 'published',
    rev: 1,
  });
  return {
    content: (site: Site, name: SystemPageName) => contentOf(name, site.name),
    element,
    home: (site: Site) => element(site, 'home'),

    /** The page at the slug of a screen; null for all other slugs. */
    page(site: Site, slug: string): Element | null {
      const found = systemPageAt(slug);
      return found && element(site, found.name);
    },

    /** Pages that search engines may list. */
    listed: () =>
      PAGES.flatMap((page) => {
        const isListed = page.type === 'page' && isPublic(contentOf(page.name, ''));
        return isListed ? [{ name: page.name, slug: page.slug }] : [];
      }),

    template: (site: Site, option: TemplateOption) => element(site, systemTemplate(option).name),

    /** The found static elements, and built-in ones for the other handlers. */
    completed(
      site: Site,
      handlers: readonly StaticHandler[],
      found: readonly Element[],
    ): Element[] {
      return handlers.map(
        (handler) =>
          found.find((one) => one.handler === handler) ?? element(site, systemStatic(handler).name),
      );
    },
  };
}
