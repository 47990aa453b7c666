import type { ReactNode } from 'react';
import { ID_PREFIX } from '#runtime/render/id-prefix.ts';
import type { PageContextValue, PreloadImage } from '#runtime/render/page-context.ts';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';
import type { Branch } from '#schemas/api/branches.ts';
import type { StaticHandler } from '#schemas/content/element.ts';
import { type ElementPlan, planElement } from '../sections/element-plan.ts';
import { escapeHtml } from '../sections/markup.ts';
import { type LoadedData, loadData, type RouteParams } from '../sections/node-data.ts';
import type { RenderJob } from '../sections/render-job.ts';
import { createSectionRenderer, type SectionRenderer } from '../sections/sections.tsx';
import { createFirstPictures } from './first-pictures.ts';
import { noticeHtml } from './notice.ts';
import { pageData } from './page-data.ts';

/** What is between header and footer: the sections of a page, or a view of the product itself. */
export type MainContent =
  | { plan: ElementPlan; params: RouteParams; note?: ReactNode }
  | { view: ReactNode };

/** The body of a page and what its document needs beside it. */
export interface RenderedBody {
  /** Its markup in pieces: what is that long is put together once. */
  body: string[];
  /** Style sets: types of the blocks that are on the page, `views` for a view. */
  styles: Set<string>;
  data: ReturnType<typeof pageData>;
  /** Its scripts beyond the loader are used for certain. */
  usesActions: boolean;
  /** Providers whose players the page may open. */
  frames: readonly string[];
  /** Page of the list that is on the page; null without a list. */
  shownPage: number | null;
  /** Shops of the seller that its blocks show. */
  branches: readonly Branch[];
  preloads: PreloadImage[];
}

/** Id of `<main>`, target of the skip link. */
const MAIN_ID = 'content';
const CHROME: readonly StaticHandler[] = ['header-section', 'footer-section', 'cookie-section'];

/** Header, main content, footer and cookie notice in one body; `chrome: false` leaves the frame out. */
export async function renderBody(
  job: RenderJob,
  main: MainContent,
  { chrome, withoutHeader = false }: { chrome: boolean; withoutHeader?: boolean },
): Promise<RenderedBody> {
  const frame = chrome && !job.mobileView ? await planChrome(job, withoutHeader) : {};
  const params = 'params' in main ? main.params : {};
  const plans = [...Object.values(frame), ...('plan' in main ? [main.plan] : [])];
  const sections = plans.flatMap((plan) => plan.sections);
  const data = await loadData(job, sections, params);

  const preloads: PreloadImage[] = [];
  const first = createFirstPictures();
  const page = pageContext(job, plans, {
    first,
    preload(image) {
      first.end();
      preloads.push(image);
    },
  });
  const renderer = createSectionRenderer(job, page, job.memory);
  const element = (plan: ElementPlan | undefined) =>
    plan ? renderer.sections(plan.sections, data) : [];
  const notice = await noticeHtml(job);
  const body = [
    `<a class="izlog-skip" href="#${MAIN_ID}">${escapeHtml(job.t('page:skip'))}</a>`,
    ...element(frame['header-section']),
    notice,
    `<main class="izlog-main" id="${MAIN_ID}" tabindex="-1">`,
    ...first.within(() => mainHtml(renderer, main, data)),
    '</main>',
    ...element(frame['footer-section']),
    ...element(frame['cookie-section']),
  ];
  const { blocks, validators, enhancers, frames, hasCart, usesActions } = renderer.needs();
  // A part of a cart that is hidden now may show before the page is left.
  const shown = hasCart ? blockTypes(sections) : blocks;
  return {
    body,
    preloads,
    shownPage: shownPageOf(sections, data),
    branches: branchesOf(sections, data),
    styles: new Set([
      ...shown,
      ...('view' in main || main.note !== undefined ? ['views'] : []),
      ...(notice === '' ? [] : ['notice']),
    ]),
    usesActions,
    frames,
    data: pageData(job, {
      validators,
      enhancers,
      islands: renderer.islands(),
      media: page.media,
    }),
  };
}

function mainHtml(renderer: SectionRenderer, main: MainContent, data: LoadedData): string[] {
  if ('view' in main) return renderer.view(main.view);
  const sections = renderer.sections(main.plan.sections, data);
  return main.note === undefined ? sections : [...sections, ...renderer.view(main.note)];
}

/** Plans of the static elements; a page without them is still a page. */
async function planChrome(
  job: RenderJob,
  withoutHeader: boolean,
): Promise<Partial<Record<StaticHandler, ElementPlan>>> {
  const statics = await job.ports.statics();
  const plans = await Promise.all(
    CHROME.map(async (handler) => {
      const isLeftOut = withoutHeader && handler === 'header-section';
      const element = isLeftOut ? undefined : statics[handler];
      return element
        ? [[handler, await planElement(job, element, ID_PREFIX[handler])] as const]
        : [];
    }),
  );
  return Object.fromEntries(plans.flat());
}

function pageContext(
  job: RenderJob,
  plans: readonly ElementPlan[],
  pictures: Pick<PageContextValue, 'first' | 'preload'>,
): PageContextValue {
  const records = Object.assign({}, ...plans.map(({ media }) => media));
  return {
    locale: job.request.locale,
    mainLocale: job.request.mainLocale,
    symbol: job.site.currency.symbol,
    path: job.request.path,
    t: job.t,
    mobileView: job.mobileView,
    media: (id) => records[id],
    ...pictures,
  };
}

function shownPageOf(sections: readonly NodePlan[], data: LoadedData): number | null {
  for (const { key, block } of nodesOf(sections)) {
    const loaded = data.get(key);
    if (loaded && block.shownPage) return block.shownPage(loaded.value);
  }
  return null;
}

function branchesOf(sections: readonly NodePlan[], data: LoadedData): Branch[] {
  return [...nodesOf(sections)].flatMap(({ key, block }) => {
    const loaded = data.get(key);
    return loaded ? [...(block.branches?.(loaded.value) ?? [])] : [];
  });
}

function blockTypes(plans: readonly NodePlan[]): string[] {
  return [...nodesOf(plans)].map(({ block }) => block.type);
}

function* nodesOf(plans: readonly NodePlan[]): Generator<NodePlan> {
  for (const plan of plans) {
    yield plan;
    for (const slot of Object.values(plan.slots)) yield* nodesOf(slot);
  }
}
