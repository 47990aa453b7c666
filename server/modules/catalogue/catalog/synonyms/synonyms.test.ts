import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#schemas/api/catalog.ts';
import { importCatalog } from '#server/seed/catalog/catalog-import.repository.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const PATH = '/admin/settings/synonyms';
const NONE = { hr: [], en: [], de: [] };

let test: TestApp;
let editor: EditorClient;

beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test);
  await importCatalog(test.app.db, {
    siteId: 1,
    currencyId: 1,
    brands: [],
    tags: [],
    categories: [],
    products: [
      aProduct({ id: 1, names: { hr: 'Tenisice za trčanje', en: 'Running shoes' } }),
      aProduct({ id: 2, names: { hr: 'Zubna pasta', en: 'Toothpaste' } }),
      aProduct({ id: 3, names: { hr: 'Pasta za parkete' } }),
      aProduct({ id: 4, names: { hr: 'Patike' }, descriptions: { hr: 'Lagane.' } }),
    ],
  });
});

async function search(keywords: string, locale = 'hr'): Promise<number[]> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/product/web/filter',
    headers: { ...test.headers, 'accept-language': locale, languagecode: locale },
    payload: { keywords },
  });
  return response.json().data.records.map(({ id }: Product) => id);
}
const save = (groups: object) => editor.send('PUT', PATH, { ...NONE, ...groups });

describe('words that mean the same', () => {
  it('find each other, from the next search on and until they are taken out', async () => {
    expect(await search('kaladont')).toEqual([]);
    expect(await search('patike')).toEqual([4]);

    await save({
      hr: [
        ['patike', 'tenisice'],
        ['kaladont', 'zubna pasta'],
      ],
    });

    expect(await search('kaladont')).toEqual([2]);
    expect(await search('patike')).toEqual([4, 1]);
    expect(await search('tenisice')).toEqual([1, 4]);
    expect(await search('zubna pasta')).toEqual([2]);
    expect(await search('pasta')).toEqual(expect.arrayContaining([2, 3]));

    await save({});
    expect(await search('kaladont')).toEqual([]);
    expect(await search('patike')).toEqual([4]);
  });

  it('count without marks, in any case, and beside other words', async () => {
    await save({
      hr: [
        ['Šlape', 'TENISICE'],
        ['kaladont', 'zubna pasta'],
      ],
    });

    for (const typed of ['slape', 'ŠLAPE', 'šlapama', 'šlapa', 'slapu']) {
      expect(await search(typed)).toEqual([1]);
    }
    for (const typed of ['kaladonta', 'kaladontom', 'Kaladonti']) {
      expect(await search(typed)).toEqual([2]);
    }
    expect(await search('šlape trčanje')).toEqual([1]);
    expect(await search('šlape parket')).toEqual([]);
  });

  it('hold in their language alone', async () => {
    await save({ en: [['sneakers', 'running shoes']] });

    expect(await search('sneaker', 'en')).toEqual([1]);
    expect(await search('sneaker', 'hr')).toEqual([]);
  });

  it('hold for the filters of the list, too', async () => {
    const filters = async () => {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/v1/product/layered/navigation',
        headers: test.headers,
        payload: { keywords: 'kaladont' },
      });
      return response.json().data;
    };
    expect(await filters()).toEqual([]);

    await save({ hr: [['kaladont', 'zubna pasta']] });
    expect(await filters()).not.toEqual([]);
  });

  it('are tidied, and read back as they hold', async () => {
    const answer = await save({ de: [[' Sofa ', 'Couch', '', 'sofa', 'große   Liege']] });
    const tidy = { ...NONE, de: [['Sofa', 'Couch', 'große Liege']] };

    expect(answer.json().data).toEqual(tidy);
    expect((await editor.send('GET', PATH)).json().data).toEqual(tidy);
  });

  it('are those of one site', async () => {
    await addSecondSite(test);
    await save({ hr: [['patike', 'tenisice']] });

    const rows = await test.database.db
      .selectFrom('cms_option')
      .select('site_id')
      .where('key', '=', 'SearchSynonyms')
      .execute();
    expect(rows).toEqual([{ site_id: 1 }]);
  });

  it.each([
    [{ hr: [['sam']] }, 'hr.0'],
    [
      {
        hr: [
          ['a', 'b'],
          ['!', 'c'],
        ],
      },
      'hr.1',
    ],
    [{ en: [['dva', ' ', 'DVA']] }, 'en.0'],
    [{ hr: [Array.from({ length: 21 }, (_, index) => `w${index}`)] }, 'hr.0'],
    [{ hr: [['x'.repeat(61), 'y']] }, 'hr.0.0'],
    [{ hr: Array.from({ length: 201 }, (_, index) => [`a${index}`, `b${index}`]) }, 'hr'],
    [{ fr: [] }, 'fr'],
    [{ hr: 'patike' }, 'hr'],
  ])('are refused where they are too few, too many or none: %#', async (groups, field) => {
    const answer = await save(groups);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.payload.fields).toHaveProperty([field]);
    expect((await editor.send('GET', PATH)).json().data).toEqual(NONE);
  });

  it('stay quick where a shop has said as much as it may', async () => {
    const groups = Array.from({ length: 200 }, (_, group) =>
      Array.from({ length: 20 }, (_word, word) => `rijec${group}x${word}`),
    );
    expect((await save({ hr: [...groups.slice(1), ['tenisice', 'cipele']] })).statusCode).toBe(200);

    expect(await search('cipele')).toEqual([1]);
  });

  it('are for the back office alone', async () => {
    const get = await test.app.inject({ url: `/api/v1${PATH}`, headers: test.headers });

    expect(get.statusCode).toBe(401);
  });
});
