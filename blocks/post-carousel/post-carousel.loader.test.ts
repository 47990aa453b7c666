import { describe, expect, it } from 'vitest';

import { samplePosts } from '#blocks/_fixtures/posts.ts';
import type { ApiPort, Endpoint, InputOf } from '#schemas/api/endpoint.ts';
import { loadPosts } from './post-carousel.loader.ts';
import type { PostCarouselValues } from './post-carousel.schema.ts';

const DEFAULTS: PostCarouselValues = {
  anchor: '',
  space: 'm',
  background: 'none',
  audience: 'all',
  eyebrow: '',
  title: '',
  termSlug: '',
  limit: 8,
};

/** What the loader asks a blog for that answers with all sample posts. */
async function askedFor(values: Partial<PostCarouselValues>) {
  const asked: unknown[] = [];
  const answer = { records: samplePosts, totalPages: 1, totalRecords: 5, page: 1, limit: 8 };
  const api = {
    call: () => Promise.reject(new Error('not used')),
    get: (_endpoint: Endpoint, input: InputOf<Endpoint>) => {
      asked.push(input);
      return Promise.resolve(answer);
    },
  } as ApiPort;
  const route = { path: '/', params: {} };
  await loadPosts({ values: { ...DEFAULTS, ...values }, route, query: {}, api, locale: 'hr' });
  return asked;
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
});
