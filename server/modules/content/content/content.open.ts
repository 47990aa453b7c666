import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { segmentsOf, splitLocale } from '#domain/web/site-path.ts';
import { type Element, STATIC_HANDLERS } from '#schemas/content/element.ts';
import { ANSWER_PATHS, type TemplateOption } from '#schemas/content/system-pages.ts';
import type { Media } from '#schemas/media.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import type { CallContext, SiteContext } from '#server/plugins/call-context.ts';
import type { BuiltIns } from './built-in/built-ins.ts';
import type { SystemPagesService } from './built-in/system-pages.service.ts';
import type { ReadService } from './content.read.ts';

/** Paths whose pages are made from a template, or are those of a screen for one thing. */
const TEMPLATE_PATHS: readonly [RegExp, TemplateOption][] = [
  [/^(?:shop\/)?(?:product|produkt)\/[^/]+$/, 'DefaultProductTemplate'],
  [/^shop\/[^/]+$/, 'DefaultCategoryTemplate'],
  [/^(?:dogadjaj|event)\/[^/]+$/, 'DefaultEventTemplate'],
];
/** Templates of pages that are an answer to whatever was asked. */
const ANSWERS: Readonly<Record<string, TemplateOption>> = {
  [ANSWER_PATHS.failure]: 'DefaultFailureTemplate',
  [ANSWER_PATHS.maintenance]: 'DefaultMaintenanceTemplate',
  [ANSWER_PATHS.brokenLink]: 'DefaultBrokenLinkTemplate',
};
/** Posts of one category are on the page of all posts. */
const TERM_PATH = /^(?:objave|blog)\/[^/]+$/;

/** What opening a page for editing needs of other modules. */
export interface EditorParts {
  /** Slug of the page at `/`; null when none is set. */
  homeSlug(siteId: number): Promise<string | null>;
  /** Id of the template that an option names; null when none is chosen. */
  template(siteId: number, option: TemplateOption): Promise<number | null>;
  /** Pages that come with the product. */
  builtIns: BuiltIns;
  /** Path of a screen in a language; null for every other path. */
  screenPath(path: string, locale: Locale): Promise<string | null>;
  /** Whether there is a post at a slug. */
  isPost(siteId: number, slug: string): Promise<boolean>;
  media(siteId: number, ids: readonly number[], locale: Locale): Promise<Record<number, Media>>;
}

interface OpenParts extends EditorParts {
  read: ReadService;
  rules: ContentRules;
  systemPages: Pick<SystemPagesService, 'namesOf'>;
}

/**
 * Drafts of a page, of what surrounds it and of the masters it uses, with their media. Where the site
 * has none of its own, what comes with the product: something is at every path, if only the page that
 * says that nothing is.
 */
export async function openEditor(
  parts: OpenParts,
  { site, ...ctx }: CallContext,
  { path, locale = ctx.locale }: { path: string; locale?: Locale },
) {
  const { read, rules, media, builtIns, systemPages } = parts;
  const page = await pageAt(parts, site, splitLocale(path, site).path);

  const scope = { siteId: site.id, version: 'draft' } as const;
  const [found, theme] = await Promise.all([
    read.statics(scope, STATIC_HANDLERS, [locale, site.defaultLocale]),
    read.draftTheme(site.id),
  ]);
  const statics = builtIns.completed(site, STATIC_HANDLERS, found);
  const refs = [page, ...statics].flatMap((element) => rules.masterRefs(element));
  const masters: Element[] = Object.values(await read.masters(rules, scope, refs));
  const ids = [page, ...statics, ...masters].flatMap((element) => rules.mediaIds(element));
  const records = await media(site.id, [...new Set(ids)], locale);
  const system = await systemPages.namesOf(
    site,
    [page, ...statics].map(({ id }) => id),
  );
  return { page, statics, masters, theme, system, media: Object.values(records) };
}

/** What is edited at a path: a page, or the template that the page of a thing is made from (SECT-07). */
async function pageAt(parts: OpenParts, site: SiteContext, path: string): Promise<Element> {
  const { read, homeSlug, isPost, builtIns } = parts;
  const segments = segmentsOf(path);
  const [first, ...more] = segments;
  if (first === undefined) {
    const slug = await homeSlug(site.id);
    return (slug ? await read.draftPage(site.id, slug) : null) ?? builtIns.home(site);
  }
  const isShort = more.length === 0;
  const own = isShort ? await read.draftPage(site.id, first) : null;
  const page = own ?? (await screenAt(parts, site, path));
  if (page) return page;
  if (isShort && (await isPost(site.id, first))) {
    return templateAt(parts, site, 'DefaultPostTemplate');
  }
  const plain = segments.join('/');
  const answer = ANSWERS[`/${plain}`];
  if (answer) return templateAt(parts, site, answer);
  const option = TEMPLATE_PATHS.find(([pattern]) => pattern.test(plain))?.[1];
  return templateAt(parts, site, option ?? 'DefaultNotFoundTemplate');
}

/** The page of a screen, which may have a path of several parts, and one in each language. */
async function screenAt(
  { read, screenPath, builtIns }: OpenParts,
  site: SiteContext,
  path: string,
): Promise<Element | null> {
  const segments = segmentsOf(path);
  const blog = TERM_PATH.test(segments.join('/')) ? segments.slice(0, 1) : segments;
  const plain = `/${blog.join('/')}`;
  const own = (await screenPath(plain, DEFAULT_LOCALE)) ?? plain;
  const builtIn = builtIns.page(site, segmentsOf(own).join('-'));
  return builtIn && ((await read.draftPage(site.id, builtIn.slug)) ?? builtIn);
}

async function templateAt(
  { read, template, builtIns }: OpenParts,
  site: SiteContext,
  option: TemplateOption,
): Promise<Element> {
  const id = await template(site.id, option);
  const own = id === null ? null : await read.draftTemplate(site.id, id);
  return own ?? builtIns.template(site, option);
}
