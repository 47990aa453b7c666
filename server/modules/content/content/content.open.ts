import type { Locale } from '#domain/locales.ts';
import { segmentsOf, splitLocale } from '#domain/web/site-path.ts';
import { type Element, STATIC_HANDLERS } from '#schemas/content/element.ts';
import type { Media } from '#schemas/media.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import { NotFound } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { ReadService } from './content.read.ts';

/** Options that name the template of one kind of page. */
export type TemplateOption =
  | 'DefaultProductTemplate'
  | 'DefaultCategoryTemplate'
  | 'DefaultPostTemplate'
  | 'DefaultEventTemplate';

/** Paths whose pages are made from a template. */
const TEMPLATE_PATHS: readonly [RegExp, TemplateOption][] = [
  [/^(?:shop\/)?(?:product|produkt)\/[^/]+$/, 'DefaultProductTemplate'],
  [/^shop\/[^/]+$/, 'DefaultCategoryTemplate'],
  [/^(?:dogadjaj|event)\/[^/]+$/, 'DefaultEventTemplate'],
];

/** What opening a page for editing needs of other modules. */
export interface EditorParts {
  /** Slug of the page at `/`; null when none is set. */
  homeSlug(siteId: number): Promise<string | null>;
  /** Id of the template that an option names; null when none is chosen. */
  template(siteId: number, option: TemplateOption): Promise<number | null>;
  /** Whether there is a post at a slug. */
  isPost(siteId: number, slug: string): Promise<boolean>;
  media(siteId: number, ids: readonly number[], locale: Locale): Promise<Record<number, Media>>;
}

type OpenParts = EditorParts & { read: ReadService; rules: ContentRules };

/** Drafts of a page, of what surrounds it and of the masters it uses, with their media. */
export async function openEditor(
  parts: OpenParts,
  { site, ...ctx }: CallContext,
  { path, locale = ctx.locale }: { path: string; locale?: Locale },
) {
  const { read, rules, media } = parts;
  const page = await pageAt(parts, site.id, segmentsOf(splitLocale(path, site).path));
  if (!page) throw new NotFound();

  const scope = { siteId: site.id, version: 'draft' } as const;
  const [statics, theme] = await Promise.all([
    read.statics(scope, STATIC_HANDLERS, [locale, site.defaultLocale]),
    read.draftTheme(site.id),
  ]);
  const refs = [page, ...statics].flatMap((element) => rules.masterRefs(element));
  const masters: Element[] = Object.values(await read.masters(rules, scope, refs));
  const ids = [page, ...statics, ...masters].flatMap((element) => rules.mediaIds(element));
  const records = await media(site.id, [...new Set(ids)], locale);
  return { page, statics, masters, theme, media: Object.values(records) };
}

/** What is edited at a path: a page, or the template that the page of a thing is made from (SECT-07). */
async function pageAt(
  parts: OpenParts,
  siteId: number,
  [first, ...more]: readonly string[],
): Promise<Element | null> {
  const { read, homeSlug, isPost } = parts;
  if (first === undefined) return read.draftPage(siteId, (await homeSlug(siteId)) ?? '');
  if (more.length === 0) {
    const page = await read.draftPage(siteId, first);
    if (page || !(await isPost(siteId, first))) return page;
    return templateAt(parts, siteId, 'DefaultPostTemplate');
  }
  const path = [first, ...more].join('/');
  const option = TEMPLATE_PATHS.find(([pattern]) => pattern.test(path))?.[1];
  return option ? templateAt(parts, siteId, option) : null;
}

async function templateAt({ read, template }: OpenParts, siteId: number, option: TemplateOption) {
  const id = await template(siteId, option);
  const element = id === null ? null : await read.draft(siteId, id);
  return element?.type === 'template' ? element : null;
}
