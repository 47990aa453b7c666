import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProduct } from '#schemas/api/product.ts';
import type { Element } from '#schemas/content/element.ts';
import { builtInId } from '#schemas/content/system-pages.ts';
import type { SiteEntry } from '#schemas/site-entry.ts';
import {
  aPage,
  createEditor,
  type EditorClient,
  settingTitle,
  toyEntry,
} from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A product page that shows the title of its template's section and the product's name. */
const handle = vi.fn<SiteEntry['handle']>(async ({ path }, ports) => {
  const page = { headers: {}, hashes: { style: [], script: [] }, tags: [], cacheable: true };
  const decision = await ports.decide(path);
  if (decision.type !== 'product') return { ...page, status: 404, html: 'nothing' };
  const product = await ports.api.get(getProduct, { query: { slug: decision.slug } });
  const options = await ports.options(['DefaultProductTemplate']);
  const template = await ports.template(Number(options['DefaultProductTemplate'] ?? 0));
  const title = template?.parts[0]?.meta?.['title'] ?? 'ugrađeni';
  return { ...page, status: 200, html: `${title}: ${product.name}` };
});

const SETTINGS = { entry: { ...toyEntry, handle } };

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  handle.mockClear();
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test, { firstName: 'Ema', lastName: 'Babić' });
  await sell(test.app, aProduct({ id: 1, slug: 'krema', names: { hr: 'Krema' } }));
});

const productPage = async () => (await test.app.inject({ url: '/product/krema' })).payload;

async function aTemplate(slug: string, title: string): Promise<Element> {
  const meta = { title: slug, name: slug, kind: 'product' };
  const template = await ema.create(aPage({ type: 'template', slug, meta }));
  await ema.patch(template.id, 1, [settingTitle(title)]);
  return template;
}

const choose = (id: unknown) => test.services.site.saveOption(1, 'DefaultProductTemplate', id);

describe('the template of product pages', () => {
  it('is the one that the option names, from the next visit on', async () => {
    const calm = await aTemplate('mirni-predlozak', 'Mirni');
    const bold = await aTemplate('glasni-predlozak', 'Glasni');
    await ema.publish(calm.id);
    await ema.publish(bold.id);
    expect(await productPage()).toBe('ugrađeni: Krema');

    await choose(calm.id);
    expect(await productPage()).toBe('Mirni: Krema');
    await choose(bold.id);

    expect(await productPage()).toBe('Glasni: Krema');
  });

  it('is none that shoppers may not see yet, and none of another kind of element', async () => {
    const draft = await aTemplate('nacrt-predloska', 'Nacrt');
    const page = await ema.create(aPage());
    await ema.publish(page.id);

    await choose(draft.id);
    expect(await productPage()).toBe('ugrađeni: Krema');
    await choose(page.id);
    expect(await productPage()).toBe('ugrađeni: Krema');
  });

  it('appears on pages that were kept when it is published, and again when it changes', async () => {
    const template = await aTemplate('mirni-predlozak', 'Mirni');
    await choose(template.id);
    expect(await productPage()).toBe('ugrađeni: Krema');

    await ema.publish(template.id);
    expect(await productPage()).toBe('Mirni: Krema');
    await ema.patch(template.id, 2, [settingTitle('Novi')]);
    await ema.publish(template.id);

    expect(await productPage()).toBe('Novi: Krema');
  });

  it('leaves the page in the cache until something of it changes', async () => {
    await productPage();
    await productPage();
    expect(handle).toHaveBeenCalledTimes(1);

    await test.app.bus.publish(['product:1']);
    await productPage();

    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('is what opens for editing on the page of a product', async () => {
    const template = await aTemplate('mirni-predlozak', 'Mirni');
    const open = (path: string) => ema.send('GET', `/editor/open?path=${path}`);
    const idAt = async (path: string) =>
      (await open(path)).json<{ data: { page: Element } }>().data.page.id;
    expect(await idAt('/product/krema')).toBe(builtInId('product'));

    await choose(template.id);

    const opened = await open('/product/krema');
    expect(opened.statusCode, opened.payload).toBe(200);
    expect(opened.json()).toMatchObject({ data: { page: { id: template.id, type: 'template' } } });
    expect(await idAt('/objave/krema')).toBe(builtInId('blog'));
  });
});

describe('the template of posts', () => {
  it('is what opens for editing at the path of a post, and nowhere else', async () => {
    const template = await aTemplate('predlozak-objave', 'Objava');
    await test.services.site.saveOption(1, 'DefaultPostTemplate', template.id);
    await test.services.blog.addPost({
      siteId: 1,
      slug: 'savjet',
      titles: { hr: 'Savjet' },
      excerpts: {},
      bodies: { hr: '<p>Tekst</p>' },
      mediaId: null,
      publishedAt: new Date(0),
      termIds: [],
    });

    const opened = await ema.send('GET', '/editor/open?path=/savjet');

    expect(opened.statusCode, opened.payload).toBe(200);
    expect(opened.json()).toMatchObject({ data: { page: { id: template.id } } });
    const nothing = await ema.send('GET', '/editor/open?path=/nema-savjeta');
    expect(nothing.json()).toMatchObject({ data: { page: { id: builtInId('notFound') } } });
  });
});
