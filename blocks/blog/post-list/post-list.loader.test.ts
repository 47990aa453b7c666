import { describe, expect, it } from 'vitest';

import { samplePosts } from '#blocks/_fixtures/posts.ts';
import { answeringApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { loadPostList } from './post-list.loader.ts';
import type { PostListValues } from './post-list.schema.ts';

const [post] = samplePosts;

const values: PostListValues = {
  anchor: '',
  space: 'm',
  background: 'none',
  spaceBelow: 'same',
  contentWidth: 'page',
  audience: 'all',
  more: '',
  limit: 10,
  step: 10,
};

/** A blog of so many posts in which only the category `kosa` exists. */
async function load(total: number, query: Record<string, string>) {
  const asked: Record<string, unknown>[] = [];
  const api = answeringApi({
    call: (_endpoint, { params }) =>
      params['slug'] === 'kosa' ? { errored: false, data: { title: 'Kosa' } } : { errored: true },
    get: (_endpoint, { body }) => {
      asked.push(body);
      const limit = Number(body['limit']);
      const left = Math.max(0, total - (Number(body['page']) - 1) * limit);
      const records = Array.from({ length: Math.min(limit, left) }, () => post);
      return { records, totalRecords: total };
    },
  });
  const route = { path: '/objave', params: {} };
  const data = await loadPostList({ ...SAMPLE_REQUEST, route, query, api, values });
  return { data, asked };
}

describe('loader of post-list', () => {
  it('begins with ten posts and adds ten with each page', async () => {
    const first = await load(25, {});
    const third = await load(25, { page: '3' });

    expect(first.data).toMatchObject({ page: 1, hasMore: true });
    expect(first.data.posts).toHaveLength(10);
    expect(third.data).toMatchObject({ page: 3, hasMore: false });
    expect(third.data.posts).toHaveLength(25);
  });

  it('says that there is no more when the last post is shown', async () => {
    expect((await load(20, { page: '2' })).data.hasMore).toBe(false);
    expect((await load(21, { page: '2' })).data.hasMore).toBe(true);
  });

  it('never asks for more at once than a call answers', async () => {
    const { data, asked } = await load(1000, { page: '15' });

    expect(data.posts).toHaveLength(150);
    expect(asked.map(({ page, limit }) => [page, limit])).toEqual([
      [1, 100],
      [2, 100],
    ]);
  });

  it('shows the posts of a category alone', async () => {
    const { data, asked } = await load(3, { category: 'kosa' });

    expect(data).toMatchObject({ chosen: 'kosa', title: 'Kosa', hasMore: false });
    expect(asked[0]).toMatchObject({ filters: { termSlugs: ['kosa'] } });
  });

  it('asks for no posts of a category that does not exist', async () => {
    const { data, asked } = await load(3, { category: 'nema-je' });

    expect(data).toMatchObject({ chosen: 'nema-je', title: null, posts: [] });
    expect(asked).toEqual([]);
  });

  it.each(['0', '-1', 'x', '1e3', '51', '9999'])('reads page %s as the first', async (page) => {
    expect((await load(30, { page })).data.page).toBe(1);
  });
});
