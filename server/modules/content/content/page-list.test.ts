import { beforeEach, expect, it } from 'vitest';
import { stampOf } from '#runtime/content/stale.ts';
import type { PageRecord } from '#schemas/api/page-list.ts';
import type { Element, ElementContent } from '#schemas/content/element.ts';
import { aNode } from '#tests/support/content/builders.ts';
import {
  aPage,
  createEditor,
  type EditorClient,
  settingTitle,
  toyEntry,
} from '#tests/support/editor-client.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const SETTINGS = { entry: toyEntry };
const DAY_MS = 24 * 60 * 60_000;

let test: TestApp;
let ema: EditorClient;
let ivo: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test, { email: 'ema@izlog.test', firstName: 'Ema', lastName: 'Babić' });
  ivo = await createEditor(test, { email: 'ivo@izlog.test', firstName: 'Ivo', lastName: 'Horvat' });
});

const listed = async (payload: object = {}): Promise<PageRecord[]> =>
  (await ema.send('POST', '/page/filter', payload)).json().data.records;
const slugs = async (payload: object) => (await listed(payload)).map(({ slug }) => slug);
const copyOf = (id: number, payload: object = {}) =>
  ema.send('POST', `/page/${id}/duplicate`, payload);

it('a list of pages tells what shoppers do not see yet, and who changed each last', async () => {
  const changed = await ema.create(aPage({ slug: 'izmijenjena' }));
  await ema.publish(changed.id);
  await ivo.patch(changed.id, 1, [settingTitle('Novo')]);
  await ema.create(aPage({ slug: 'nikad' }));
  const still = await ema.create(aPage({ slug: 'mirna' }));
  await ema.publish(still.id);
  const away = await ema.create(aPage({ slug: 'povucena' }));
  await ema.publish(away.id);
  await ema.send('POST', `/element/${away.id}/unpublish`, {});
  const soon = await ema.create(aPage({ slug: 'zakazana' }));
  const at = new Date(Date.now() + DAY_MS).toISOString();
  await ema.send('POST', `/element/${soon.id}/schedule`, { at });

  const records = await listed();

  expect(records.map(({ changedAt: _at, id: _id, title: _title, ...record }) => record)).toEqual([
    {
      slug: 'izmijenjena',
      status: 'published',
      rev: 2,
      publishedRev: 1,
      wasPublished: true,
      scheduledAt: null,
      changedBy: 'Ivo Horvat',
      stale: [],
    },
    {
      slug: 'mirna',
      status: 'published',
      rev: 1,
      publishedRev: 1,
      wasPublished: true,
      scheduledAt: null,
      changedBy: 'Ema Babić',
      stale: [],
    },
    {
      slug: 'nikad',
      status: 'draft',
      rev: 1,
      publishedRev: null,
      wasPublished: false,
      scheduledAt: null,
      changedBy: 'Ema Babić',
      stale: [],
    },
    {
      slug: 'povucena',
      status: 'draft',
      rev: 1,
      publishedRev: null,
      wasPublished: true,
      scheduledAt: null,
      changedBy: 'Ema Babić',
      stale: [],
    },
    {
      slug: 'zakazana',
      status: 'scheduled',
      rev: 1,
      publishedRev: null,
      wasPublished: false,
      scheduledAt: at,
      changedBy: 'Ema Babić',
      stale: [],
    },
  ]);
  const [first] = records;
  expect(Math.abs(Date.now() - Date.parse(first?.changedAt ?? ''))).toBeLessThan(60_000);
  expect(await slugs({ state: 'draft' })).toEqual(['nikad', 'povucena']);
  expect(await slugs({ state: 'public' })).toEqual(['izmijenjena', 'mirna']);
  expect(await slugs({ state: 'changed' })).toEqual(['izmijenjena']);
  expect(await slugs({ state: 'scheduled' })).toEqual(['zakazana']);
  expect(await slugs({ state: 'public', keywords: 'mir' })).toEqual(['mirna']);
  expect((await ema.send('POST', '/page/filter', { state: 'gone' })).statusCode).toBe(400);
});

it('a list of pages tells in which languages translations are of an older text', async () => {
  const texts = { meta: { title: 'Moonlight' }, of: { 'meta.title': stampOf('Mjesečina') } };
  const parts = [aNode('hero', { meta: { title: 'Mjesečina' } })];
  const page = await ema.create(aPage({ parts, tr: { en: { hero: texts }, de: { hero: texts } } }));
  expect((await listed())[0]?.stale).toEqual([]);

  await ivo.patch(page.id, 1, [settingTitle('Sumrak')]);
  expect((await listed())[0]?.stale).toEqual(['en', 'de']);

  const accept = ['tr', 'de', 'hero', 'of', 'meta.title'];
  await ema.patch(page.id, 2, [{ op: 'replace', path: accept, value: stampOf('Sumrak') }]);
  expect((await listed())[0]?.stale).toEqual(['en']);
});

it('a stamp of a translation has a known form', async () => {
  const tr = { en: { hero: { of: { 'options.title': 'x' } } } } as ElementContent['tr'];
  const answer = await ema.send('POST', '/element/create', aPage({ tr }));

  expect(answer.statusCode).toBe(400);
});

it('a copy of a page is a draft with ids, an address and a history of its own', async () => {
  const page = await ema.create(
    aPage({
      parts: [aNode('hero', { meta: { title: 'Mir' } })],
      tr: { en: { hero: { meta: { title: 'Calm' } } } },
    }),
  );
  await ema.publish(page.id);
  await ema.patch(page.id, 1, [settingTitle('Nacrt')]);

  const answer = await copyOf(page.id, { title: 'Savjeti (kopija)' });

  const copy: Element = answer.json().data;
  expect(copy).toMatchObject({
    status: 'draft',
    rev: 1,
    slug: 'savjeti-2',
    meta: { title: 'Savjeti (kopija)' },
  });
  const [hero] = copy.parts;
  expect(hero?.meta).toEqual({ title: 'Nacrt' });
  expect(hero?.id).not.toBe('hero');
  expect(copy.tr).toEqual({ en: { [hero?.id ?? '']: { meta: { title: 'Calm' } } } });
  const revisions = await ema.send('GET', `/element/${copy.id}/revisions`);
  expect(revisions.json().data.totalRecords).toBe(1);
  expect((await copyOf(page.id)).json().data).toMatchObject({
    slug: 'savjeti-3',
    meta: { title: 'Savjeti' },
  });
});

it('only pages of the own site are copied, under a title that is one', async () => {
  const page = await ema.create(aPage());
  const meta = { name: 'Proizvod', kind: 'product' };
  const template = await ema.create(aPage({ type: 'template', slug: 'predlozak', meta }));

  expect((await copyOf(template.id)).statusCode).toBe(404);
  expect((await copyOf(page.id + 100)).statusCode).toBe(404);
  expect((await copyOf(page.id, { title: '' })).statusCode).toBe(400);
  expect((await copyOf(page.id, { slug: 'savjeti' })).statusCode).toBe(400);
  const headers = await logInToSecondSite(test, await addSecondSite(test));
  const url = `/api/v1/page/${page.id}/duplicate`;
  const foreign = await test.app.inject({ method: 'POST', url, headers, payload: {} });
  expect(foreign.statusCode).toBe(404);
});
