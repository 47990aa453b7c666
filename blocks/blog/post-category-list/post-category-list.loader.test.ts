import { describe, expect, it } from 'vitest';

import { samplePosts } from '#blocks/_fixtures/posts.ts';
import { filterTerms } from '#schemas/api/blog.ts';
import { answeringApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { loadCategoryPosts } from './post-category-list.loader.ts';
import type { PostCategoryListValues } from './post-category-list.schema.ts';

const TERMS = [
  { id: 1, title: 'Njega kože', slug: 'njega-koze', slugMain: 'njega-koze', type: 'category' },
  { id: 2, title: 'Istaknute objave', slug: 'featured', slugMain: 'featured', type: 'category' },
];

const VALUES: PostCategoryListValues = {
  anchor: '',
  space: 'm',
  background: 'none',
  spaceBelow: 'same',
  contentWidth: 'page',
  audience: 'all',
  eyebrow: '',
  title: '',
  text: '',
  level: 'h2',
  limit: 5,
  addresses: 'query',
};

/** A blog of three pages that keeps what it was asked of posts. */
function blog() {
  const asked: Record<string, unknown>[] = [];
  const api = answeringApi({
    call: () => ({ errored: false, data: { records: [] } }),
    get: ({ key }, { body }) => {
      if (key === filterTerms.key) return { records: TERMS };
      asked.push(body);
      const isThere = Number(body['page']) <= 3;
      return { records: isThere ? samplePosts : [], totalPages: 3 };
    },
  });
  return { asked, api };
}

async function load(
  query: Record<string, string>,
  addresses: PostCategoryListValues['addresses'] = 'query',
  params: Record<string, string> = {},
) {
  const { asked, api } = blog();
  const data = await loadCategoryPosts({
    ...SAMPLE_REQUEST,
    route: { path: '/objave-kategorije', params },
    query,
    api,
    values: { ...VALUES, addresses },
  });
  return { data, asked };
}

describe('loader of post-category-list', () => {
  it('shows five of all posts, and every category but the featured one', async () => {
    const { data, asked } = await load({});

    expect(data).toMatchObject({ chosen: '', title: null, page: 1, pages: 3 });
    expect(data.categories.map(({ slug }) => slug)).toEqual(['njega-koze']);
    expect(asked).toEqual([{ page: 1, limit: 5, sort: { param: 'published_at', order: 'desc' } }]);
  });

  it('shows the category and the page that the address names', async () => {
    const { data, asked } = await load({ category: 'njega-koze', page: '2' });

    expect(data).toMatchObject({ chosen: 'njega-koze', title: 'Njega kože', page: 2 });
    expect(asked[0]).toMatchObject({ page: 2, filters: { termSlugs: ['njega-koze'] } });
  });

  it('takes the category from the query of the blog itself (BLOG-02)', async () => {
    const { data } = await load({ category: 'njega-koze' }, 'path');

    expect(data.chosen).toBe('njega-koze');
  });

  it('takes the category from the path where it stands below the blog', async () => {
    const { data } = await load({ category: 'kosa' }, 'path', { slug: 'njega-koze' });

    expect(data.chosen).toBe('njega-koze');
  });

  it('asks for no posts of a category that does not exist', async () => {
    const { data, asked } = await load({ category: 'nema-je' });

    expect(data).toMatchObject({ chosen: 'nema-je', title: null, posts: [] });
    expect(asked).toEqual([]);
  });

  it('shows the last page to an address beyond it', async () => {
    const { data } = await load({ page: '99' });

    expect(data.page).toBe(3);
    expect(data.posts).not.toEqual([]);
  });

  it.each(['0', '-1', 'x', '1e3', '99999999'])('reads page %s as the first', async (page) => {
    expect((await load({ page })).asked[0]).toMatchObject({ page: 1 });
  });
});
