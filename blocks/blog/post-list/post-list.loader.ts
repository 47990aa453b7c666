import { chosenCategory } from '#blocks/_ui/post-page/chosen-category.ts';
import { type ListedPost, withLogo } from '#blocks/_ui/post-page/with-logo.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { filterPosts, getTerm } from '#schemas/api/blog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { PostListValues } from './post-list.schema.ts';

export interface PostListData {
  /** Slug of the asked category; empty for all posts. */
  chosen: string;
  /** Its title; null for one that does not exist, and for all posts. */
  title: string | null;
  /** From the newest on, all that the address asks for. */
  posts: readonly ListedPost[];
  /** How often more was asked for, and once for the first. */
  page: number;
  hasMore: boolean;
}

/** Most posts that a call answers. */
const MOST = 100;
/** Beyond that an address asks for the first posts. */
const MAX_PAGE = 50;

/** The first posts and those that each further page of the address adds to them (BLOG-04). */
export async function loadPostList({
  values,
  route,
  query,
  api,
}: LoadContext<PostListValues>): Promise<PostListData> {
  const chosen = chosenCategory(route.params, query);
  const term = chosen === '' ? null : await api.call(getTerm, { params: { slug: chosen } });
  if (term?.errored) return { chosen, title: null, posts: [], page: 1, hasMore: false };
  const page = askedPage(query);
  const wanted = values.limit + (page - 1) * values.step;
  const { posts, total } = await readPosts(api, chosen, wanted);
  return { chosen, title: term?.data.title ?? null, posts, page, hasMore: total > wanted };
}

async function readPosts(api: ApiPort, chosen: string, wanted: number) {
  const limit = Math.min(wanted, MOST);
  const calls = Array.from({ length: Math.ceil(wanted / MOST) }, (_, index) =>
    api.get(filterPosts, {
      body: {
        page: index + 1,
        limit,
        sort: { param: 'published_at', order: 'desc' },
        ...(chosen === '' ? {} : { filters: { termSlugs: [chosen] } }),
      },
    }),
  );
  const answers = await Promise.all(calls);
  return {
    posts: await withLogo(api, answers.flatMap(({ records }) => records).slice(0, wanted)),
    total: answers[0]?.totalRecords ?? 0,
  };
}

function askedPage({ page = '' }: Record<string, string>): number {
  const asked = /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
  return asked <= MAX_PAGE ? asked : 1;
}
