import type { Locale } from '#domain/locales.ts';
import { BRAND_FILES } from '#domain/web/brand-files.ts';
import { FRAME_SOURCES } from '#domain/web/embeds/embeds.ts';
import { isQuizAnswered } from '#domain/web/quiz-query.ts';
import { withLocale } from '#domain/web/site-path.ts';
import { VIEWED_QUERY } from '#domain/web/viewed-query.ts';
import { elementLevel } from '#runtime/content/compose.ts';
import { headTitle, readPageFields } from '#runtime/content/page-fields.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { screenPath } from '#runtime/links/screens.ts';
import { sharedPath } from '#runtime/render/picture-sources.ts';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import { languageAddresses } from '#schemas/api/finder.ts';
import type { Element } from '#schemas/content/element.ts';
import type { PageResponse } from '#schemas/site-entry.ts';
import { documentHtml } from '../document/document.ts';
import type { HeadContent } from '../document/head.ts';
import { type MainContent, renderBody } from '../document/layout.tsx';
import { tagSources } from '../document/tag-container.ts';
import { QUERY_KEYS } from '../query-keys.ts';
import { type ElementPlan, planElement } from '../sections/element-plan.ts';
import type { RouteParams } from '../sections/node-data.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { composedDescription } from './page-description.ts';
import { questionsOf } from './page-questions.ts';
import { storesOf } from './page-stores.ts';

/** A page that was composed from blocks. */
export async function contentPage(
  job: RenderJob,
  element: Element,
  { params, cacheable, about }: ContentPlace,
): Promise<PageResponse> {
  const plan = await planElement(job, element, '');
  // What a browser remembers has no end: it gets the part that shows it, which nobody keeps.
  if (job.request.query[VIEWED_QUERY] !== undefined) {
    return partPage(job, { ...plan, sections: blocksOf(plan.sections, VIEWED_BLOCK) }, params);
  }
  const main: MainContent = { plan, params };
  const own = await aboutPage(job, element);
  if (own.description === '' && cacheable) own.description = composedDescription(plan.sections);
  const words = { ...own, ...about };
  const linkedData = [...(words.linkedData ?? []), ...questionsOf(plan.sections)];
  return page(job, main, {
    status: 200,
    chrome: true,
    withoutHeader: words.withoutHeader,
    // Of eight questions with six answers there are more pages than a cache shall hold.
    cacheable: cacheable && !isQuizAnswered(job.request.query),
    about: withNarrowing(job, { ...words, linkedData }),
    addressKeys: plan.sections.flatMap(addressKeysIn),
  });
}

/** The block that shows what a browser remembers. */
const VIEWED_BLOCK = 'recently-viewed';

/** Nodes of a block, wherever on a page they are. */
function blocksOf(plans: readonly NodePlan[], type: string): NodePlan[] {
  return plans.flatMap((plan) =>
    plan.block.type === type ? [plan] : blocksOf(Object.values(plan.slots).flat(), type),
  );
}

const ORDER_KEYS = ['sort', 'limit'];
const PAGE_KEYS: readonly string[] = QUERY_KEYS;

/** A list that is filtered or ordered otherwise, or an answered quiz, is no page of its own for search engines. */
function withNarrowing({ request }: RenderJob, about: About): About {
  const keys = Object.keys(request.query);
  const isNarrowed = keys.some((key) => ORDER_KEYS.includes(key) || !PAGE_KEYS.includes(key));
  return { ...about, noindex: about.noindex || isNarrowed || isQuizAnswered(request.query) };
}

/** Where an element is. */
interface ContentPlace {
  params: RouteParams;
  cacheable: boolean;
  /** What the head says in place of the element's own words. */
  about?: Partial<About>;
}

function addressKeysIn({ block, slots }: NodePlan): string[] {
  return [...(block.addressKeys ?? []), ...Object.values(slots).flat().flatMap(addressKeysIn)];
}

/** One part of the frame by itself, as the visitor has it: nothing to keep, nothing to find. */
export function partPage(
  job: RenderJob,
  plan: ElementPlan,
  params: RouteParams,
): Promise<PageResponse> {
  const about = { title: job.site.brand, description: '', image: '', noindex: true };
  const settings = { status: 200, chrome: false, cacheable: false, about, addressKeys: [] };
  return page(job, { plan, params }, settings);
}

/** What the head of a page says of its content. */
export type About = Pick<
  HeadContent,
  'title' | 'description' | 'image' | 'noindex' | 'type' | 'publishedAt' | 'linkedData'
>;

interface PageSettings {
  status: number;
  chrome: boolean;
  withoutHeader?: boolean;
  cacheable: boolean;
  about: About;
  /** Query keys that stay in the page's own address. */
  addressKeys: readonly string[];
}

/** The document of a page, whatever is on it. */
export async function page(
  job: RenderJob,
  main: MainContent,
  { status, chrome, withoutHeader = false, cacheable, about, addressKeys }: PageSettings,
): Promise<PageResponse> {
  const rendered = await renderBody(job, main, { chrome, withoutHeader });
  const { body, styles, data, preloads, shownPage } = rendered;
  const request = withShownPage(job.request, shownPage);
  const canonical = status === 200 ? canonicalOf(request, addressKeys) : '';
  const isListed = cacheable && !about.noindex && canonical !== '' && !canonical.includes('?');
  const alternates = isListed ? await alternatesOf(job) : [];
  const linkedData = [...(about.linkedData ?? []), ...storesOf(job, rendered.branches)];
  const head = { ...headOf(job, about, canonical), alternates, linkedData };
  const { html, hashes } = await documentHtml({
    theme: job.site.theme,
    head: { ...head, preloads },
    body,
    styles,
    data,
    isStill: request.isStill === true,
    scripts: rendered.usesActions ? [...data.actions, ...data.forms] : [],
  });
  return {
    status,
    html,
    hashes,
    cacheable,
    sources: tagSources(job.site.tagContainer),
    ...framesOf(rendered.frames),
    headers: status === 503 ? { 'retry-after': '600' } : {},
    tags: [],
    ...(job.freshUntil === null ? {} : { freshUntil: job.freshUntil }),
  };
}

/** Sources of the frames that a page names; a name that is none of ours opens nothing. */
function framesOf(names: readonly string[]): Pick<PageResponse, 'frames'> {
  const frames = Object.entries(FRAME_SOURCES).flatMap(([name, source]) =>
    names.includes(name) ? [source] : [],
  );
  return frames.length > 0 ? { frames } : {};
}

/** The page in its other languages, for search engines; in none where it cannot be told. */
async function alternatesOf({ ports, request }: RenderJob): Promise<HeadContent['alternates']> {
  const { path, origin, mainLocale } = request;
  const answer = await ports.api.call(languageAddresses, { body: { path } });
  const found = answer.errored ? [] : answer.data.languages.filter((one) => one.isTranslated);
  if (found.length < 2) return [];
  const listed = found.map((one) => ({ language: one.locale, href: absolute(origin, one.path) }));
  const main = listed.find(({ language }) => language === mainLocale);
  return main ? [...listed, { ...main, language: 'x-default' }] : listed;
}

/** The picture of the page, else that of the shop; none where search engines shall not keep the page. */
function sharedImage(
  { image, noindex }: About,
  { origin, canonical }: { origin: string; canonical: string },
): string {
  if (image !== '') return absolute(origin, image);
  return noindex || canonical === '' ? '' : absolute(origin, `/${BRAND_FILES.social}`);
}

function headOf(
  job: RenderJob,
  about: About,
  canonical: string,
): Omit<HeadContent, 'preloads' | 'alternates'> {
  const { request, site } = job;
  const { origin, locale, mainLocale, path } = request;
  return {
    ...about,
    locale,
    brand: site.brand,
    tagContainer: site.tagContainer,
    origin,
    canonical,
    image: sharedImage(about, { origin, canonical }),
    logo: site.logo === '' ? '' : absolute(origin, site.logo),
    isHome: path === '/',
    searchUrl: `${absolute(origin, pathOf('search', locale, mainLocale))}?q={search_term_string}`,
  };
}

/** The request as if it had asked for the page that its list shows. */
function withShownPage(request: RenderJob['request'], shownPage: number | null) {
  if (shownPage === null) return request;
  return { ...request, query: { ...request.query, page: String(shownPage) } };
}

/** The one address of a page: path and, of its lists, what of the query makes another page. */
function canonicalOf(
  { origin, path, locale, mainLocale, query }: RenderJob['request'],
  addressKeys: readonly string[],
): string {
  const own = new URLSearchParams(
    [...new Set(addressKeys)].sort().flatMap((key): [string, string][] => {
      const value = query[key] ?? '';
      return value === '' || (key === 'page' && value === '1') ? [] : [[key, value]];
    }),
  );
  const address = absolute(origin, withLocale(canonicalPath(path, locale), locale, mainLocale));
  return own.size > 0 ? `${address}?${own}` : address;
}

/** A product has two paths; the shorter one is canonical (G-001). */
function canonicalPath(path: string, locale: Locale): string {
  return path.replace(/^\/shop\/product\//, screenPath('product', locale).replace(':slug', ''));
}

function absolute(origin: string, path: string): string {
  return /^https?:/.test(path) ? path : `${origin}${path}`;
}

/** Title, description and picture that the page's own bags hold. */
async function aboutPage(
  job: RenderJob,
  element: Element,
): Promise<About & { withoutHeader: boolean }> {
  const fields = readPageFields(elementLevel(element), job.request.locale);
  const { description = '', image, noindex = false } = fields.seo;
  return {
    title: headTitle(fields),
    withoutHeader: fields.withoutHeader,
    description,
    image: image === undefined ? '' : await imagePath(job, image),
    noindex,
  };
}

async function imagePath({ ports }: RenderJob, id: number): Promise<string> {
  const record = (await ports.media([id]))[id];
  return record ? sharedPath(record) : '';
}
