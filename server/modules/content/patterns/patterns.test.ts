import { beforeEach, describe, expect, it } from 'vitest';
import { OWN_PATTERNS, PATTERN_BYTES } from '#schemas/api/patterns.ts';
import type { ElementContent } from '#schemas/content/element.ts';
import { readPatterns } from '#server/seed/patterns.ts';
import { aNode } from '#tests/support/content/builders.ts';
import { aPage, createEditor, type EditorClient, toyEntry } from '#tests/support/editor-client.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const SETTINGS: TestSettings = { entry: toyEntry };
/** A pattern of the product with one picture. */
const WITH_PICTURE = 'offer-gift';

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test, { firstName: 'Ema', lastName: 'Perić' });
});

const save = (title: string, content: ElementContent = aPage()) =>
  ema.send('POST', '/pattern/create', { title, content });
const take = (name: string, language = 'hr') =>
  ema.send('POST', '/pattern/take', { name, language });
const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code;
const list = async () => (await ema.send('GET', '/pattern/list')).json().data;
const library = async () =>
  (await ema.send('POST', '/media/filterStandard', { page: 1, limit: 50 })).json().data.records;

describe('a pattern of the product', () => {
  it('is listed with its names in every language', async () => {
    const { ready, own } = await list();

    expect(own).toEqual([]);
    expect(ready).toHaveLength(readPatterns().patterns.length);
    expect(ready.find(({ name }: { name: string }) => name === WITH_PICTURE).about).toMatchObject({
      kind: 'section',
      category: 'offer',
      titles: { hr: expect.any(String), en: expect.any(String), de: expect.any(String) },
    });
  });

  it('brings its pictures into the library, each once', async () => {
    const first = (await take(WITH_PICTURE)).json().data;
    const again = (await take(WITH_PICTURE)).json().data;
    const pictures = await library();

    expect(pictures).toHaveLength(1);
    expect(first.parts[0].meta.media.id).toBe(pictures[0].id);
    expect(again.parts).toEqual(first.parts);
    expect(pictures[0].description).not.toBe('');
  });

  it('uses a picture that somebody uploaded before', async () => {
    const [key = ''] =
      readPatterns().patterns.find(({ name }) => name === WITH_PICTURE)?.pictures ?? [];
    const picture = readPatterns().pictures.get(key);
    const intake = test.services.media.startIntake(1);
    await intake.add({ bytes: picture?.read() ?? Buffer.of(), originalName: 'moja.webp' });
    const [row] = await intake.commit();

    const { parts } = (await take(WITH_PICTURE)).json().data;

    expect(parts[0].meta.media.id).toBe(row?.id);
    expect(await library()).toHaveLength(1);
  });

  it('begins in the language that is asked for, and keeps the others', async () => {
    const croatian = (await take(WITH_PICTURE)).json().data;
    const english = (await take(WITH_PICTURE, 'en')).json().data;
    const [node] = english.parts;

    expect(english.language_code).toBe('en');
    expect(node.meta.title).toBe(croatian.tr.en[node.id].meta.title);
    expect(english.tr.hr[node.id].meta.title).toBe(croatian.parts[0].meta.title);
  });

  it('is shown before it is taken, from the files of the product', async () => {
    const answer = await test.app.inject({ url: '/_pattern/picture/gift-wrapped-box.webp' });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect((await test.app.inject({ url: '/_pattern/picture/nema.webp' })).statusCode).toBe(404);
    expect((await test.app.inject({ url: '/_pattern/preview/offer-gift' })).statusCode).toBe(401);
    expect(await library()).toEqual([]);
  });

  it('is not there under another name', async () => {
    expect((await take('nema-takvog')).statusCode).toBe(404);
    expect((await take('own-1')).statusCode).toBe(404);
  });
});

describe('a pattern of one’s own', () => {
  it('is kept with who saved it, the newest first, and taken like any other', async () => {
    const saved = await save('Zimski uvod');
    await save('Ljetni uvod');
    const { own } = await list();

    expect(saved.json().data).toMatchObject({ title: 'Zimski uvod', author: 'Ema Perić' });
    expect(own.map(({ title }: { title: string }) => title)).toEqual([
      'Ljetni uvod',
      'Zimski uvod',
    ]);
    expect((await take(own[1].name)).json().data.parts).toEqual(aPage().parts);
  });

  it('can be renamed and deleted, and only once', async () => {
    const { id } = (await save('Uvod')).json().data;

    expect(
      (await ema.send('PATCH', `/pattern/update/${id}`, { title: 'Početak' })).json().data.title,
    ).toBe('Početak');
    expect((await ema.send('DELETE', `/pattern/delete/${id}`)).statusCode).toBe(200);
    expect((await ema.send('DELETE', `/pattern/delete/${id}`)).statusCode).toBe(404);
    expect((await ema.send('PATCH', `/pattern/update/${id}`, { title: 'A' })).statusCode).toBe(404);
    expect((await list()).own).toEqual([]);
  });

  it('holds what a page may hold, and says every fault', async () => {
    const refused = await save('Kriv', aPage({ parts: [aNode('hero', { meta: { title: 7 } })] }));

    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.payload.faults ?? refused.json().error.payload).toBeDefined();
    expect((await save('')).statusCode).toBe(400);
    expect((await list()).own).toEqual([]);
  });

  it('may stand beside a page of the same address', async () => {
    await ema.create(aPage());

    expect((await save('Uvod', aPage())).statusCode).toBe(200);
  });

  it('is bounded in size and number', async () => {
    const parts = Array.from({ length: 60 }, (_, index) =>
      aNode(`dio-${index}`, { meta: { title: 'Mir i more', subtitle: 'n'.repeat(60) } }),
    );
    const many = aPage({ parts, tr: {} });
    expect(JSON.stringify(many).length).toBeLessThan(PATTERN_BYTES);
    expect((await save('Velik', many)).statusCode).toBe(200);

    const db = test.database.db;
    await db.deleteFrom('own_pattern').execute();
    const row = { site_id: 1, title: 'Uzorak', content: JSON.stringify(aPage()), author: 'Ema' };
    await db
      .insertInto('own_pattern')
      .values(Array.from({ length: OWN_PATTERNS }, () => row))
      .execute();
    const refused = await save('Jedan previše');

    expect(refused.statusCode).toBe(409);
    expect(codeOf(refused)).toBe('PATTERNS_TOO_MANY');
  });

  it('belongs to its site', async () => {
    const { id, name } = (await save('Uvod')).json().data;
    const headers = await logInToSecondSite(test, await addSecondSite(test));
    const there = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
      test.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });

    expect((await there('GET', '/pattern/list')).json().data.own).toEqual([]);
    expect((await there('POST', '/pattern/take', { name, language: 'hr' })).statusCode).toBe(404);
    expect((await there('DELETE', `/pattern/delete/${id}`)).statusCode).toBe(404);
  });
});
