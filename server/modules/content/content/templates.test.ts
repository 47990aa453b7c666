import { beforeEach, describe, expect, it } from 'vitest';
import type { Element } from '#schemas/content/element.ts';
import { aPage, createEditor, type EditorClient, toyEntry } from '#tests/support/editor-client.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const SETTINGS = { entry: toyEntry };

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test);
});

const aTemplate = (slug: string, meta: Record<string, unknown> = {}) =>
  aPage({ type: 'template', slug, meta: { name: 'Stranica proizvoda', kind: 'product', ...meta } });

const create = (content: object) => ema.send('POST', '/template/create', content);
async function created(slug: string, meta?: Record<string, unknown>): Promise<Element> {
  return (await create(aTemplate(slug, meta))).json().data;
}
const names = async (payload: object) =>
  (await ema.send('POST', '/template/filter', payload))
    .json()
    .data.records.map(({ slug }: Element) => slug);

describe('templates', () => {
  it('are listed by kind and by words', async () => {
    await created('proizvod-siroki');
    await created('objava-obicna', { name: 'Objava', kind: 'post' });
    await ema.create(aPage());

    expect(await names({})).toEqual(['objava-obicna', 'proizvod-siroki']);
    expect(await names({ kind: 'product' })).toEqual(['proizvod-siroki']);
    expect(await names({ keywords: 'objava' })).toEqual(['objava-obicna']);
    expect(await names({ keywords: '%' })).toEqual([]);
    expect((await ema.send('POST', '/template/filter', { kind: 'cart' })).statusCode).toBe(400);
  });

  it('are changed as a whole, and nobody overwrites what they have not seen', async () => {
    const { id, rev } = await created('proizvod-siroki');
    const change = { ...aTemplate('proizvod-uski', { name: 'Uski' }), rev };

    const saved = await ema.send('PUT', `/template/update/${id}`, change);
    const late = await ema.send('PUT', `/template/update/${id}`, {
      ...aTemplate('proizvod-siroki', { name: 'Treći' }),
      rev,
    });

    expect(saved.json().data).toMatchObject({ slug: 'proizvod-uski', meta: { name: 'Uski' } });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: { code: 'VERSION_CONFLICT' } });
  });

  it('have a name, a kind of their own and a slug that is free', async () => {
    await created('proizvod-siroki');
    const faulty = await create({ ...aTemplate('abc'), meta: { kind: 'cart' } });

    expect(faulty.statusCode).toBe(400);
    expect(Object.keys(faulty.json().error.payload.fields).sort()).toEqual([
      'meta.kind',
      'meta.name',
      'slug',
    ]);
    expect((await create(aTemplate('proizvod-siroki'))).statusCode).toBe(409);
    expect((await create(aPage())).statusCode).toBe(400);
  });

  it('go, unless a page is made from them', async () => {
    const used = await created('u-uporabi');
    const free = await created('slobodan');
    await ema.create(aPage({ meta: { title: 'Savjeti', templateId: used.id } }));

    const kept = await ema.send('DELETE', `/template/delete/${used.id}`);
    expect(kept.statusCode).toBe(409);
    expect(kept.json()).toMatchObject({ error: { code: 'ELEMENT_IN_USE' } });
    expect((await ema.send('DELETE', `/template/delete/${free.id}`)).statusCode).toBe(200);
    expect((await ema.send('DELETE', `/template/delete/${free.id}`)).statusCode).toBe(404);
    expect(await names({})).toEqual(['u-uporabi']);
  });

  it('are no pages, and pages are no templates', async () => {
    const page = await ema.create(aPage());
    const { id } = await created('proizvod-siroki');

    expect((await ema.send('DELETE', `/template/delete/${page.id}`)).statusCode).toBe(404);
    expect((await ema.send('DELETE', `/page/delete/${id}`)).statusCode).toBe(404);
  });

  it('of one site are unknown to the editors of another', async () => {
    const { id, rev } = await created('proizvod-siroki');
    const headers = await logInToSecondSite(test, await addSecondSite(test));
    const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      test.app.inject({
        method,
        url: `/api/v1/template/${path}`,
        headers,
        ...(payload && { payload }),
      });

    const list = await call('POST', 'filter', {});
    expect(list.json().data.records).toEqual([]);
    expect((await call('DELETE', `delete/${id}`)).statusCode).toBe(404);
    const change = { ...aTemplate('preuzet'), rev };
    expect((await call('PUT', `update/${id}`, change)).statusCode).toBe(404);
  });
});
