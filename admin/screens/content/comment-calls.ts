import type { Static } from 'typebox';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { hrefOf } from '#runtime/links/link-builder.ts';
import { adminComment } from '#schemas/api/admin.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';
import { type FoundSlug, searchSlugs, urlOnLanguage } from '#schemas/api/finder.ts';
import { filterOptions } from '#schemas/api/site.ts';
import type { Page } from '../../table/list-view.tsx';
import type { ListQuery } from '../../table/use-list-query.ts';

/** A comment or review as the administration reads it. */
export type Comment = { id: number } & Static<(typeof adminComment)['write']>;

/** What a comment is about. */
export interface Target {
  title: string;
  /** Null where the address is not known. */
  href: string | null;
}

export interface CommentRow extends Comment {
  target: Target | null;
  /** Stars that a rating may have at most. */
  stars: number;
}

/** As many things as one search may bring. */
const MOST = 100;
const DEFAULT_STARS = 5;

/** Comments with what they are about; the newest first. */
export async function loadComments(
  api: ApiPort,
  { keywords, page, sort, filters }: ListQuery,
): Promise<ApiResult<Page<CommentRow>>> {
  const published = filters['published'];
  const answer = await api.call(adminComment.filter, {
    body: {
      page,
      limit: 20,
      ...(keywords && { keywords }),
      ...(published && { filters: [{ key: 'published', value: published === 'true' }] }),
      sort: sort ?? { param: 'id', order: 'desc' },
    },
  });
  if (answer.errored) return answer;
  // The endpoint is one of many kinds; only its `write` keeps the fields of this one.
  const comments = answer.data.records as Comment[];
  const [targets, stars] = await Promise.all([targetsOf(api, comments), starsOf(api)]);
  const records = comments.map((comment) => ({
    ...comment,
    stars,
    target: targets.get(keyOf(comment)) ?? null,
  }));
  return { errored: false, data: { ...answer.data, records } };
}

const keyOf = ({ targetType, targetId }: Comment) => `${targetType} ${targetId}`;

async function targetsOf(api: ApiPort, comments: readonly Comment[]) {
  const asked = new Map(comments.map((comment) => [keyOf(comment), comment]));
  const targets = new Map<string, Target>();
  if (asked.size === 0) return targets;
  const found = await api.call(searchSlugs, {
    body: { keywords: '', categories: ['product', 'post'], limit: MOST },
  });
  const known = found.errored ? [] : found.data.records;
  await Promise.all(
    [...asked].map(async ([key, comment]) => {
      const record = known.find(({ type, id }) => `${type} ${id}` === key);
      const target = record ? linked(record) : await addressed(api, comment);
      if (target) targets.set(key, target);
    }),
  );
  return targets;
}

function linked({ type, id, slug, title }: FoundSlug): Target {
  return { title, href: hrefOf({ kind: type, id, slug }) };
}

/** What the search did not bring: its address, and the name that is in it. */
async function addressed(api: ApiPort, { targetType, targetId }: Comment): Promise<Target | null> {
  if (!(targetType && targetId)) return null;
  const answer = await api.call(urlOnLanguage, {
    body: { type: targetType, id: targetId, languageCode: DEFAULT_LOCALE },
  });
  if (answer.errored) return { title: `#${targetId}`, href: null };
  const { url } = answer.data;
  return { title: url.split('/').at(-1) || `#${targetId}`, href: url };
}

async function starsOf(api: ApiPort): Promise<number> {
  const answer = await api.call(filterOptions, { body: { keys: ['NumberOfStars'] } });
  const value = answer.errored ? null : answer.data.records[0]?.value;
  return typeof value === 'number' ? value : DEFAULT_STARS;
}

/** Shows a comment in the shop, or takes it off. */
export function publishComment(api: ApiPort, id: number, published: boolean) {
  return api.call(adminComment.update, { params: { id }, body: { published } });
}

/** Deletes a comment for good. */
export function deleteComment(api: ApiPort, id: number) {
  return api.call(adminComment.remove, { params: { id } });
}
