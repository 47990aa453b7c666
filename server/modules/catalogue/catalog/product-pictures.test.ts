import { beforeEach, expect, it } from 'vitest';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
  await testApp.app.db
    .insertInto('media')
    .values(
      [1, 2, 3, 4].map((id) => ({
        id,
        site_id: 1,
        key: `p${id}.webp`,
        hash: `${id}`.padStart(64, '0'),
        mime: 'image/webp',
        extension: 'webp',
        size: 10,
        width: 10,
        height: 10,
        title: `${id}`,
        original_name: `p${id}.webp`,
        ...{ thumbhash: '', dominant_color: '#ffffff' },
        descriptions: '{}',
        variants: '[]',
      })),
    )
    .execute();
});

const MAIN = { id: 1, slug: 'majica', format: 'configurable', stock: null } as const;
const variant = (id: number, mediaIds: readonly number[]) =>
  aProduct({ id, mainProductId: 1, slug: `majica-${id}`, visible: false, mediaIds });

async function picturesOf(query: string): Promise<number[]> {
  const { app, headers } = testApp;
  const answer = await app.inject({ url: `/api/v1/product/web/get?${query}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.media.map(({ id }: { id: number }) => id);
}

it('a product without pictures shows the first of each variant, each picture once', async () => {
  await sell(
    testApp.app,
    aProduct(MAIN),
    ...[variant(11, [3, 2]), variant(12, []), variant(13, [1]), variant(14, [3])],
  );

  expect(await picturesOf('slug=majica')).toEqual([3, 1]);
});

it('a variant without pictures shows those of its product, in their order', async () => {
  const main = aProduct({ ...MAIN, mediaIds: [4, 2] });
  await sell(testApp.app, main, variant(11, []), variant(12, [1]));

  expect(await picturesOf('slug=majica')).toEqual([4, 2]);
  expect(await picturesOf('id=11')).toEqual([4, 2]);
  expect(await picturesOf('id=12')).toEqual([1]);
});
