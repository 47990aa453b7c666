import { hrefOf } from '#runtime/links/link-builder.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';
import { searchSlugs } from '#schemas/api/finder.ts';
import { filterTemplates } from '#schemas/api/pages.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { type Element, TEMPLATE_KINDS, type TemplateKind } from '#schemas/content/element.ts';
import { ANSWER_PATHS } from '#schemas/content/system-pages.ts';
import type { Page } from '../../table/list-view.tsx';
import type { ListQuery } from '../../table/use-list-query.ts';
import { NOTHING_PATH } from './system-page-address.ts';

/** Kinds whose pages open the template that they are in, with the option that names it (SECT-07). */
const OPTIONS = {
  product: 'DefaultProductTemplate',
  category: 'DefaultCategoryTemplate',
  post: 'DefaultPostTemplate',
  event: 'DefaultEventTemplate',
  screen: 'DefaultNotFoundTemplate',
  failure: 'DefaultFailureTemplate',
  maintenance: 'DefaultMaintenanceTemplate',
  'broken-link': 'DefaultBrokenLinkTemplate',
} as const;
type OpenedKind = keyof typeof OPTIONS;
/** Of those, the ones that are edited where there is no thing. */
const FIXED_PATHS = {
  screen: NOTHING_PATH,
  failure: ANSWER_PATHS.failure,
  maintenance: ANSWER_PATHS.maintenance,
  'broken-link': ANSWER_PATHS.brokenLink,
} as const;
const OPENED_KINDS = Object.keys(OPTIONS) as OpenedKind[];

/** Where a template is edited, or why it cannot be. */
export type Opening =
  | { kind: 'path'; path: string; title: string }
  | { kind: 'notUsed' | 'nothingThere' | 'noPage' };

export interface TemplateRow {
  id: number;
  name: string;
  kind: TemplateKind | null;
  status: Element['status'];
  opening: Opening;
}

/** Templates with the way into each: a page of the shop that is in it. */
export async function loadTemplates(
  api: ApiPort,
  { keywords, page, filters }: ListQuery,
): Promise<ApiResult<Page<TemplateRow>>> {
  const asked = TEMPLATE_KINDS.find((kind) => kind === filters['kind']);
  const [templates, options] = await Promise.all([
    api.call(filterTemplates, {
      body: { page, limit: 20, ...(keywords && { keywords }), ...(asked && { kind: asked }) },
    }),
    api.call(filterOptions, { body: { keys: Object.values(OPTIONS) } }),
  ]);
  if (templates.errored) return templates;
  const chosen = options.errored ? [] : options.data.records;
  const records = await Promise.all(
    templates.data.records.map(async ({ id, meta, slug, status }): Promise<TemplateRow> => {
      const kind = TEMPLATE_KINDS.find((one) => one === meta['kind']) ?? null;
      const isUsed = (option: string) =>
        chosen.some(({ key, value }) => key === option && Number(value) === id);
      const name = typeof meta['name'] === 'string' && meta['name'] ? meta['name'] : slug;
      return { id, name, kind, status, opening: await openingOf(api, kind, isUsed) };
    }),
  );
  return { errored: false, data: { ...templates.data, records } };
}

async function openingOf(
  api: ApiPort,
  kind: TemplateKind | null,
  isUsed: (option: string) => boolean,
): Promise<Opening> {
  const opened = OPENED_KINDS.find((one) => one === kind);
  if (!opened) return { kind: 'noPage' };
  if (!isUsed(OPTIONS[opened])) return { kind: 'notUsed' };
  if (isFixed(opened)) {
    const path = FIXED_PATHS[opened];
    return { kind: 'path', path: `${path}?editPage=true`, title: path };
  }
  const answer = await api.call(searchSlugs, {
    body: { keywords: '', categories: [opened], limit: 1 },
  });
  const found = answer.errored ? undefined : answer.data.records[0];
  if (!found) return { kind: 'nothingThere' };
  const path = hrefOf({ kind: opened, id: found.id, slug: found.slug });
  return { kind: 'path', path: `${path}?editPage=true`, title: found.title };
}

function isFixed(kind: OpenedKind): kind is keyof typeof FIXED_PATHS {
  return kind in FIXED_PATHS;
}
