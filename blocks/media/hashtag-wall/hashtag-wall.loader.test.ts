import { expect, it } from 'vitest';
import { answeringApi } from '#tests/support/loader-api.ts';
import { loadPosts } from './hashtag-wall.loader.ts';

const POST = { image: null, text: 'Jutro uz more', link: '' };

async function load(source: 'chosen' | 'tag', tag: string) {
  const asked: unknown[] = [];
  const api = answeringApi({
    get: (_endpoint, input) => {
      asked.push(input);
      return { records: [POST] };
    },
  });
  const { stored } = await loadPosts({ values: { source, tag, limit: 6 }, api });
  return { stored, asked };
}

it('shows what the shop keeps under the tag, written with its sign or without', async () => {
  const asked = [{ body: {}, params: { tag: 'bonaca' }, query: { limit: 6 } }];

  expect(await load('tag', ' #bonaca ')).toEqual({ stored: [POST], asked });
  expect(await load('tag', 'bonaca')).toEqual({ stored: [POST], asked });
});

it('asks for nothing without a tag, or where the posts are chosen', async () => {
  const nothing = { stored: [], asked: [] };

  expect(await load('tag', '#')).toEqual(nothing);
  expect(await load('chosen', 'bonaca')).toEqual(nothing);
});
