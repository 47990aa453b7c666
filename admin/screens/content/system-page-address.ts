import { hrefOf } from '#runtime/links/link-builder.ts';
import { pathOfPage } from '#runtime/links/page-paths.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { searchSlugs } from '#schemas/api/finder.ts';
import type { SystemPageState } from '#schemas/api/system-pages.ts';
import { ANSWER_PATHS, type SystemPageName } from '#schemas/content/system-pages.ts';

/** An address at which there is never anything. */
export const NOTHING_PATH = '/404';

/** Paths that are opened in a template where the shop has no such thing yet. */
const THING_PATHS = {
  product: '/product/-',
  category: '/shop/-',
  post: '/-',
  event: '/dogadjaj/-',
} as const;

/** Where a system page is seen and edited: of a template, the newest thing that it makes the page of. */
export async function addressOfSystemPage(
  api: ApiPort,
  { name, slug }: Pick<SystemPageState, 'name' | 'slug'>,
): Promise<string> {
  if (slug !== null) return pathOfPage(slug, name === 'home' ? slug : null);
  if (name === 'notFound') return NOTHING_PATH;
  if (isAnswer(name)) return ANSWER_PATHS[name];
  if (!isThing(name)) return '/';
  const answer = await api.call(searchSlugs, {
    body: { keywords: '', categories: [name], limit: 1 },
  });
  const found = answer.errored ? undefined : answer.data.records[0];
  if (!found) return THING_PATHS[name];
  return hrefOf({ kind: name, id: found.id, slug: found.slug });
}

function isThing(name: SystemPageName): name is keyof typeof THING_PATHS {
  return name in THING_PATHS;
}

function isAnswer(name: SystemPageName): name is keyof typeof ANSWER_PATHS {
  return name in ANSWER_PATHS;
}
