import { beforeEach, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import { filterOptions, type NavNode, navigationTree } from '#schemas/api/site.ts';
import type { PagePorts } from '#schemas/site-entry.ts';
import { aPage, createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { DELIVERY, FEE, openShop, setCheckout } from '#tests/support/shop.ts';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';

/** Shows what a page is told of itself, of an option and of a menu. */
const SETTINGS: TestSettings = {
  entry: {
    ...fakeEntry,
    content: createContentRules(createRegistry(allBlocks)),
    handle: async (request, ports: PagePorts) => {
      const [page, option, read, menu] = await Promise.all([
        ports.decide(request.path),
        ports.options(['CopyrightText']),
        ports.api.get(filterOptions, { body: { keys: ['CopyrightText'] } }),
        ports.api.get(navigationTree, { params: { id: 'main' } }),
      ]);
      return {
        ...(await fakeEntry.handle(request, ports)),
        html: JSON.stringify({ page, option, read, menu }),
      };
    },
  },
};

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  editor = await createEditor(test, { role: 'owner' });
  await openShop(test, [aProduct({ id: 1, cents: 2500, stock: 5 })]);
  await setCheckout(test, { cashOnDeliveryProductId: FEE });
  await editor.send('PUT', '/option/update/CopyrightText', { value: 'Dostava {delivery.price1}' });
  const { site } = test.services;
  await site.saveNavigation(1, 'main', 'hr', [navEntry('Naknada {payment.cashFee}')]);
});

const navEntry = (name: string): NavNode => ({
  id: 1,
  name,
  title: '',
  link: '/naknada',
  linkV2: null,
  baseLink: '/naknada',
  formattedPath: '/naknada',
  target: '_self',
  rel: '',
  externalLink: false,
  type: '',
  product: null,
  parent_id: null,
  children: [],
});
const shown = async (path = '/dostava') =>
  (await test.app.inject({ url: path, headers: { host: 'localhost' } })).body;
const changed = (price: number) =>
  editor.send('PATCH', `/admin/delivery-method/update/${DELIVERY.courier}`, { priceCents: price });

it('a change of a price shows at once on every page that names it, in each of its parts', async () => {
  const text = 'Kurir {delivery.price1}. Rok: {delivery.days1}.';
  const page = aPage({
    slug: 'dostava',
    meta: { title: 'Dostava', seo: { title: 'Dostava', description: `Opis: ${text}` } },
    parts: [{ id: 'naslov', block: 'heading', v: 1, role: 'own', meta: { text } }],
  });
  const { id } = await editor.create(page);
  expect((await editor.publish(id)).statusCode).toBe(200);

  const before = await shown();
  expect(before).toContain('"text":"Kurir 4,00\u00a0€. Rok: 1 do 3 radna dana."');
  expect(before).toContain('"description":"Opis: Kurir 4,00\u00a0€. Rok: 1 do 3 radna dana."');
  expect(before.match(/Dostava 4,00\u00a0€/g)).toHaveLength(2);
  expect(before).toContain('Naknada 1,50\u00a0€');
  expect(await shown()).toBe(before);

  await changed(455);
  const after = await shown();
  expect(after).not.toContain('4,00\u00a0€');
  expect(after.match(/4,55\u00a0€/g)).toHaveLength(4);
});
