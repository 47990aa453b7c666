import { describe, expect, it } from 'vitest';

import { samplePosts } from '#blocks/_fixtures/posts.ts';
import type { ApiPort, Endpoint, InputOf } from '#schemas/api/endpoint.ts';
import { loadPosts } from './post-carousel.loader.ts';
import type { PostCarouselValues } from './post-carousel.schema.ts';

const DEFAULTS: PostCarouselValues = {
  anchor: '',
  space: 'm',
  background: 'none',
  spaceBelow: 'same',
  contentWidth: 'page',
  audience: 'all',
  eyebrow: '',
  title: '',
  termSlug: '',
  limit: 8,
};

/** What the loader asks a blog for that answers with all sample posts. */
async function askedFor(values: Partial<PostCarouselValues>) {
  return (await load(values, '/')).asked;
}

async function load(values: Partial<PostCarouselValues>, path: string) {
  const asked: unknown[] = [];
  const answer = { records: samplePosts, totalPages: 1, totalRecords: 5, page: 1, limit: 8 };
  const api = {
    // The site has no logo that could stand in for a picture.
    call: () => Promise.resolve({ errored: false, data: { records: [] } }),
    get: (_endpoint: Endpoint, input: InputOf<Endpoint>) => {
      asked.push(input);
      return Promise.resolve(answer);
    },
  } as ApiPort;
  const route = { path, params: {} };
  const context = {
    values: { ...DEFAULTS, ...values },
    route,
    query: {},
    api,
    locale: 'hr',
  } as const;
  return { asked, ...(await loadPosts(context)) };
}

describe('loader of post-carousel', () => {
  it('asks for the newest posts of all categories', async () => {
    expect(await askedFor({})).toEqual([
      { body: { limit: 8, sort: { param: 'published_at', order: 'desc' } } },
    ]);
  });

  it('asks for one category where it is named', async () => {
    expect(await askedFor({ termSlug: 'istaknute-objave', limit: 4 })).toEqual([
      {
        body: {
          limit: 4,
          sort: { param: 'published_at', order: 'desc' },
          filters: { termSlugs: ['istaknute-objave'] },
        },
      },
    ]);
  });

  it('leaves out the post on whose page it stands, and is as long as ever', async () => {
    const [own, ...others] = samplePosts.map(({ slug }) => slug);

    const { posts } = await load({ limit: 4 }, `/${own}`);

    expect(posts.map(({ slug }) => slug)).toEqual(others.slice(0, 4));
    expect((await load({ limit: 4 }, `/${own}`)).asked[0]).toMatchObject({ body: { limit: 5 } });
  });
});
