import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BinItem, UsePlace } from '#schemas/api/bin.ts';
import type { Element } from '#schemas/content/element.ts';
import { aChild, aNode } from '#tests/support/content/builders.ts';
import {
  aPage,
  aSection,
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

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test, {
    email: 'ema@izlog.test',
    firstName: 'Ema',
    lastName: 'Babić',
    role: 'owner',
  });
});

const dataOf = <T>(response: LightMyRequestResponse) => response.json<{ data: T }>().data;
const codeOf = (response: LightMyRequestResponse) => response.json().error?.code;
const listed = async (payload: object = {}) =>
  dataOf<{ records: BinItem[]; totalRecords: number }>(
    await ema.send('POST', '/bin/filter', payload),
  );
const restore = (kind: string, id: number, slug?: string) =>
  ema.send('POST', '/bin/restore', { kind, id, ...(slug !== undefined && { slug }) });
const remove = (kind: string, id: number) => ema.send('DELETE', `/bin/delete/${kind}/${id}`);
const placesOf = async (kind: string, id: number) =>
  dataOf<{ places: UsePlace[]; total: number; isNeeded: boolean }>(
    await ema.send('GET', `/bin/places/${kind}/${id}`),
  );
const seen = (slug: string) =>
  test.app.inject({ url: `/api/v1/page/get/${slug}`, headers: test.headers });
/** Runs the job as if it were later. */
const inDays = (days: number) => test.services.bin.removeOld(new Date(Date.now() + days * DAY_MS));
const rowsOf = async () =>
  (await test.database.db.selectFrom('element').select('id').execute()).map(({ id }) => id);

async function aPublicPage(changes: Parameters<typeof aPage>[0] = {}): Promise<Element> {
  const page = await ema.create(aPage(changes));
  await ema.publish(page.id);
  return page;
}

describe('a deleted page', () => {
  it('lies in the bin, with who deleted it and when, and nobody sees it', async () => {
    const { id } = await aPublicPage();

    const answer = await ema.send('DELETE', `/page/delete/${id}`);

    expect(answer.statusCode).toBe(200);
    expect((await seen('savjeti')).statusCode).toBe(404);
    expect((await ema.send('GET', `/element/get/${id}`)).statusCode).toBe(404);
    expect((await ema.patch(id, 1, [settingTitle('Kasno')])).statusCode).toBe(404);
    expect(dataOf<{ records: unknown[] }>(await ema.send('POST', '/page/filter', {}))).toEqual(
      expect.objectContaining({ records: [], totalRecords: 0 }),
    );
    const [item] = (await listed()).records;
    expect(item).toMatchObject({
      kind: 'page',
      id,
      name: 'Savjeti',
      slug: 'savjeti',
      wasPublic: true,
      deletedBy: 'Ema Babić',
      media: null,
    });
    const { deletedAt = '', removedAt = '' } = item ?? {};
    expect(Date.parse(removedAt) - Date.parse(deletedAt)).toBe(30 * DAY_MS);
  });

  it('comes back with its history, its draft and what shoppers saw', async () => {
    const { id } = await aPublicPage();
    await ema.patch(id, 1, [settingTitle('Nacrt')]);
    await ema.send('DELETE', `/page/delete/${id}`);

    const answer = await restore('page', id);

    expect(dataOf(answer)).toEqual({
      slug: 'savjeti',
      wasPublic: true,
      isPublic: true,
      scheduledAt: null,
    });
    expect((await seen('savjeti')).json().data.parts[0].meta.title).toBe('Mir i more');
    expect((await ema.draft(id)).parts[0]?.meta?.['title']).toBe('Nacrt');
    const revisions = dataOf<{ records: { kind: string }[] }>(
      await ema.send('GET', `/element/${id}/revisions`),
    );
    expect(revisions.records.map(({ kind }) => kind)).toEqual(['save', 'publish', 'save']);
    expect((await listed()).records).toEqual([]);
    expect((await restore('page', id)).statusCode).toBe(404);
  });

  it('leaves its address to others, and then asks for another one', async () => {
    const { id } = await aPublicPage();
    await ema.send('DELETE', `/page/delete/${id}`);
    await aPublicPage({ meta: { title: 'Novi savjeti' } });

    const refused = await restore('page', id);
    expect(refused.statusCode).toBe(409);
    expect(codeOf(refused)).toBe('SLUG_TAKEN');
    expect(refused.json().error.payload).toMatchObject({ slug: 'savjeti', free: 'savjeti-2' });

    expect(codeOf(await restore('page', id, 'Loša adresa!'))).toBe('VALIDATION_FAILED');
    expect((await listed()).totalRecords).toBe(1);
    const answer = await restore('page', id, 'savjeti-2');
    expect(dataOf(answer)).toMatchObject({ slug: 'savjeti-2', wasPublic: true, isPublic: false });
    expect((await ema.draft(id)).slug).toBe('savjeti-2');
    expect((await seen('savjeti')).json().data.meta.title).toBe('Novi savjeti');
  });

  it('comes back as a draft when what it shows is gone', async () => {
    const master = await ema.create(aSection());
    await ema.publish(master.id);
    const page = await aPublicPage({ parts: [aChild('child', master.id)] });
    await ema.send('DELETE', `/page/delete/${page.id}`);
    expect((await ema.send('DELETE', `/section/delete/${master.id}`)).statusCode).toBe(200);

    expect(dataOf(await restore('page', page.id))).toMatchObject({
      wasPublic: true,
      isPublic: false,
    });
    expect((await seen('savjeti')).statusCode).toBe(404);
    expect(dataOf(await restore('section', master.id))).toMatchObject({ isPublic: true });
    expect((await ema.publish(page.id)).statusCode).toBe(200);
  });

  it('keeps a time of publication that lies ahead, and forgets one that has passed', async () => {
    const { id } = await ema.create(aPage());
    const at = new Date(Date.now() + DAY_MS).toISOString();
    await ema.send('POST', `/element/${id}/schedule`, { at });
    await ema.send('DELETE', `/page/delete/${id}`);
    const later = new Date(Date.now() + 2 * DAY_MS);
    await test.services.content.publishDue(later);
    expect((await seen('savjeti')).statusCode).toBe(404);
    expect(dataOf(await restore('page', id))).toMatchObject({ scheduledAt: at, isPublic: false });

    await ema.send('DELETE', `/page/delete/${id}`);
    await test.database.db
      .updateTable('element')
      .set({
        binned: JSON.stringify({
          publishedRev: null,
          scheduledAt: '2020-01-01T00:00:00.000Z',
          scheduledRev: 1,
        }),
      })
      .where('id', '=', id)
      .execute();
    expect(dataOf(await restore('page', id))).toMatchObject({ scheduledAt: null });
    expect(await ema.draft(id)).toMatchObject({ status: 'draft' });
  });
});

describe('the bin', () => {
  it('is read by kind, by words and page by page', async () => {
    const page = await ema.create(aPage());
    const master = await ema.create(aSection());
    await ema.send('DELETE', `/page/delete/${page.id}`);
    await ema.send('DELETE', `/section/delete/${master.id}`);

    const names = async (payload: object) =>
      (await listed(payload)).records.map(({ name }) => name);
    expect(await names({})).toEqual(['Zimska njega', 'Savjeti']);
    expect(await names({ kind: 'page' })).toEqual(['Savjeti']);
    expect(await names({ keywords: 'zimSKA' })).toEqual(['Zimska njega']);
    expect(await names({ page: 2, limit: 1 })).toEqual(['Savjeti']);
    expect((await ema.send('POST', '/bin/filter', { kind: 'order' })).statusCode).toBe(400);
  });

  it('is emptied by owners alone, one thing at a time', async () => {
    const page = await ema.create(aPage());
    const editor = await createEditor(test, { email: 'ivo@izlog.test', role: 'editor' });
    expect((await remove('page', page.id)).statusCode).toBe(404);
    await editor.send('DELETE', `/page/delete/${page.id}`);

    const refused = await editor.send('DELETE', `/bin/delete/page/${page.id}`);
    expect(refused.statusCode).toBe(403);
    expect(codeOf(refused)).toBe('OWNER_REQUIRED');
    expect((await remove('order', page.id)).statusCode).toBe(400);
    expect((await remove('template', page.id)).statusCode).toBe(404);
    expect((await restore('section', page.id)).statusCode).toBe(404);
    expect((await remove('page', page.id)).statusCode).toBe(200);
    expect(await rowsOf()).toEqual([]);
    expect((await restore('page', page.id)).statusCode).toBe(404);
  });

  it('is emptied by itself after the days that the site has chosen', async () => {
    const page = await ema.create(aPage());
    const kept = await ema.create(aPage({ slug: 'ostaje' }));
    await ema.send('DELETE', `/page/delete/${page.id}`);

    expect(await inDays(29)).toBe(0);
    expect(await rowsOf()).toHaveLength(2);
    expect(await inDays(31)).toBe(1);
    expect(await rowsOf()).toEqual([kept.id]);

    const setDays = (value: unknown) => ema.send('PUT', '/option/update/BinDays', { value });
    expect((await setDays(3)).statusCode).toBe(400);
    expect((await setDays(366)).statusCode).toBe(400);
    expect((await setDays('30')).statusCode).toBe(400);
    expect((await setDays(7)).statusCode).toBe(200);
    await ema.send('DELETE', `/page/delete/${kept.id}`);
    expect(await inDays(8)).toBe(1);
    expect(await rowsOf()).toEqual([]);
  });

  it('takes away a master that something in it shows', async () => {
    const master = await ema.create(aSection());
    const page = await ema.create(aPage({ parts: [aChild('child', master.id)] }));
    await ema.send('DELETE', `/page/delete/${page.id}`);
    await ema.send('DELETE', `/section/delete/${master.id}`);

    expect((await remove('section', master.id)).statusCode).toBe(200);
    expect(await rowsOf()).toEqual([page.id]);
  });

  it('of one site is nothing to the editors of another', async () => {
    const page = await ema.create(aPage());
    await ema.send('DELETE', `/page/delete/${page.id}`);
    const headers = await logInToSecondSite(test, await addSecondSite(test));
    const call = (method: 'POST' | 'DELETE' | 'GET', url: string, payload?: object) =>
      test.app.inject({ method, url: `/api/v1/bin/${url}`, headers, ...(payload && { payload }) });

    expect((await call('POST', 'filter', {})).json().data.records).toEqual([]);
    const item = { kind: 'page', id: page.id };
    expect((await call('POST', 'restore', item)).statusCode).toBe(404);
    expect((await call('GET', `places/page/${page.id}`)).statusCode).toBe(404);
    expect((await listed()).totalRecords).toBe(1);
  });
});

describe('places of use', () => {
  it('of a page are links in drafts and on public pages, menus, and the home page', async () => {
    const { id } = await aPublicPage();
    const link = { kind: 'page', id, slug: 'savjeti' };
    const hero = aNode('hero', { meta: { title: 'A', cta: link } });
    await aPublicPage({ slug: 'javna', meta: { title: 'Javna' }, parts: [hero] });
    await ema.create(aPage({ slug: 'skica', meta: { title: 'Skica' }, parts: [hero] }));
    await ema.create(
      aPage({
        slug: 'adresom',
        meta: { title: 'Adresom' },
        parts: [aNode('hero', { meta: { title: 'A', cta: { kind: 'url', href: '/en/savjeti' } } })],
      }),
    );
    await ema.create(aPage({ slug: 'druga', meta: { title: 'Druga' } }));

    const { places, total, isNeeded } = await placesOf('page', id);

    expect(places.map(({ title, isPublic }) => ({ title, isPublic }))).toEqual([
      { title: 'Adresom', isPublic: false },
      { title: 'Javna', isPublic: true },
      { title: 'Skica', isPublic: false },
    ]);
    expect(places[0]).toMatchObject({ kind: 'page', slug: 'adresom', handler: null });
    expect(total).toBe(3);
    expect(isNeeded).toBe(false);
    await ema.send('PUT', '/option/update/HomePageSlug', { value: 'savjeti' });
    const home = await placesOf('page', id);
    expect(home.places[0]).toMatchObject({ kind: 'setting', title: 'HomePageSlug' });
    expect(home.isNeeded).toBe(true);
    expect(codeOf(await ema.send('DELETE', `/page/delete/${id}`))).toBe('ELEMENT_IN_USE');
  });

  it('keep a master and a template, drafts too', async () => {
    const master = await ema.create(aSection());
    const outer = await ema.create(
      aSection({ block: 'pane', slots: { main: [aChild('inner', master.id)] } }),
    );
    const answer = await ema.send('DELETE', `/section/delete/${master.id}`);

    expect(answer.statusCode).toBe(409);
    expect(codeOf(answer)).toBe('ELEMENT_IN_USE');
    expect(await placesOf('section', master.id)).toMatchObject({
      places: [{ kind: 'section', id: outer.id, isPublic: false }],
      isNeeded: true,
    });
    expect((await ema.send('DELETE', `/section/delete/${outer.id}`)).statusCode).toBe(200);
    expect(await placesOf('section', master.id)).toMatchObject({ places: [], isNeeded: false });
    expect((await ema.send('DELETE', `/section/delete/${master.id}`)).statusCode).toBe(200);
  });

  it('are asked of what is there, by a kind that there is', async () => {
    const page = await ema.create(aPage());
    expect((await ema.send('GET', `/bin/places/section/${page.id}`)).statusCode).toBe(404);
    expect((await ema.send('GET', `/bin/places/page/${page.id + 1}`)).statusCode).toBe(404);
    expect((await ema.send('GET', `/bin/places/order/${page.id}`)).statusCode).toBe(400);
    expect((await ema.send('GET', '/bin/places/page/0')).statusCode).toBe(400);
  });
});
