import type { FastifyRequest } from 'fastify';
import { splitLocale } from '#domain/web/site-path.ts';
import type { PageRequest } from '#schemas/site-entry.ts';
import type { SignedGoals } from '#server/modules/operations/mail/index.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';
import { type QueryKeys, readQuery } from './page-query.ts';

/** What is asked for, before anybody looked at who asks. */
export type PageQuestion = Omit<PageRequest, 'scope' | 'nonce'>;

/** The question of a request for a page. `fullPath` is decoded and may begin with a locale. */
export function questionOf(
  request: FastifyRequest,
  fullPath: string,
  keys: QueryKeys,
  signedGoals: Pick<SignedGoals, 'checked'>,
): PageQuestion {
  const { site } = request.call;
  const at = request.url.indexOf('?');
  const search = at === -1 ? '' : request.url.slice(at);
  const query = signedGoals.checked(site.id, readQuery(search, keys));
  return { ...placeOf(site, fullPath), query };
}

/** Where on a site a decoded path leads, which may begin with a locale. */
export function placeOf(site: SiteContext, fullPath: string): Omit<PageQuestion, 'query'> {
  const { id: siteId, url: origin, defaultLocale: mainLocale } = site;
  return { siteId, origin, mainLocale, ...splitLocale(fullPath, site) };
}

/** The question without the wish to edit: whoever may not edit gets what everybody gets. */
export function withoutEditing({ query, ...question }: PageQuestion): PageQuestion {
  const { editPage: _editPage, ...rest } = query;
  return { ...question, query: rest };
}

/** Equal for questions that have the same answer. */
export function keyOf({ siteId, locale, path, query, isUnopened }: PageQuestion): string {
  return JSON.stringify([siteId, locale, path, query, ...(isUnopened ? ['unopened'] : [])]);
}
