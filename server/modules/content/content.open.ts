import { type Element, STATIC_HANDLERS } from '#schemas/content/element.ts';
import type { Media } from '#schemas/media.ts';
import type { Locale } from '#schemas/primitives.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import { segmentsOf, splitLocale } from '#schemas/site-path.ts';
import { NotFound } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { ReadService } from './content.read.ts';

/** What opening a page for editing needs of other modules. */
export interface EditorParts {
  /** Slug of the page at `/`; null when none is set. */
  homeSlug(siteId: number): Promise<string | null>;
  media(siteId: number, ids: readonly number[], locale: Locale): Promise<Record<number, Media>>;
}

/** Drafts of a page, of what stands around it and of the masters it uses, with their media. */
export async function openEditor(
  { read, rules, homeSlug, media }: EditorParts & { read: ReadService; rules: ContentRules },
  { site, ...ctx }: CallContext,
  { path, locale = ctx.locale }: { path: string; locale?: Locale },
) {
  const slug = slugOf(splitLocale(path, site).path) ?? (await homeSlug(site.id)) ?? '';
  const page = await read.draftPage(site.id, slug);
  if (!page) throw new NotFound();

  const scope = { siteId: site.id, version: 'draft' } as const;
  const statics = await read.statics(scope, STATIC_HANDLERS, [locale, site.defaultLocale]);
  const refs = [page, ...statics].flatMap((element) => rules.masterRefs(element));
  const masters: Element[] = Object.values(await read.masters(rules, scope, refs));
  const ids = [page, ...statics, ...masters].flatMap((element) => rules.mediaIds(element));
  const records = await media(site.id, [...new Set(ids)], locale);
  return { page, statics, masters, media: Object.values(records) };
}

/** null for home; pages stand at one segment. */
function slugOf(path: string): string | null {
  const [slug, ...more] = segmentsOf(path);
  if (more.length > 0) throw new NotFound();
  return slug ?? null;
}
