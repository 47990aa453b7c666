import { expect, it } from 'vitest';
import { samplePosts } from '#blocks/_fixtures/posts.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { withLogo } from './with-logo.ts';

const [pictured] = samplePosts.filter(({ media }) => media);
const blank = samplePosts.map((post) => ({ ...post, media: null }));

it('a post without a picture gets the site\u2019s logo, whatever the shop (BLOG-03, BLOG-12)', async () => {
  const logo = pictured?.media ?? null;
  const answer = { errored: false, data: { records: [{ key: 'Logo', media: logo }] } };
  const api = answeringApi({ call: () => answer });

  expect(await withLogo(api, blank)).toEqual(blank.map((post) => ({ ...post, logo })));
});

it('nobody is asked where every post has a picture, and nothing fails without a logo', async () => {
  const posts = pictured ? [pictured] : [];
  expect(posts).toHaveLength(1);
  expect(await withLogo(answeringApi({}), posts)).toEqual(posts);

  const failed: Partial<ApiResult<never>> = { errored: true };
  expect(await withLogo(answeringApi({ call: () => failed }), blank)).toEqual(blank);
});
