import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Element, Fault, Patch } from '#schemas/content/element.ts';
import { aChild, aNode } from '#tests/support/content/builders.ts';
import {
  aPage,
  aSection,
  createEditor,
  type EditorClient,
  settingTitle,
  toyEntry,
} from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const SETTINGS = { entry: toyEntry };

let test: TestApp;
let ema: EditorClient;
let ivo: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test, { email: 'ema@izlog.test', firstName: 'Ema', lastName: 'Babić' });
  ivo = await createEditor(test, { email: 'ivo@izlog.test', firstName: 'Ivo', lastName: 'Horvat' });
});

const dataOf = <T>(response: LightMyRequestResponse) => response.json<{ data: T }>().data;
const errorOf = (response: LightMyRequestResponse) =>
  response.json<{
    error: {
      code: string;
      payload: { rev: number; by: string; faults: Fault[]; conflicts: unknown[] };
    };
  }>().error;
const heroOf = (element: Element) => element.parts[0]?.meta;

describe('a new element', () => {
  it('is a draft that nobody else sees', async () => {
    const page = await ema.create(aPage());

    expect(page).toMatchObject({ status: 'draft', rev: 1, slug: 'savjeti' });
    expect(
      (await test.app.inject({ url: '/api/v1/page/get/savjeti', headers: test.headers }))
        .statusCode,
    ).toBe(404);
  });

  it('with faults is refused with all of them and leaves nothing behind', async () => {
    const response = await ema.send('POST', '/element/create', {
      ...aPage({ slug: 'abc' }),
      parts: [
        aNode('hero', { meta: { title: 7, nonsense: 1 } }),
        aNode('gone', { meta: { cta: { kind: 'url', href: 'javascript:alert(1)' } } }),
        aNode('void', {}),
      ],
    });

    expect(response.statusCode).toBe(400);
    const { code, payload } = errorOf(response);
    expect(code).toBe('VALIDATION_FAILED');
    expect(payload.faults.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'slug',
        'parts[0].meta.title',
        'parts[0].meta.nonsense',
        'parts[1].meta.cta.href',
        'parts[2]',
      ]),
    );
    expect(payload.faults.every(({ message }) => message.length > 0)).toBe(true);
    expect(await test.database.db.selectFrom('element').selectAll().execute()).toEqual([]);
    expect(await test.database.db.selectFrom('element_revision').selectAll().execute()).toEqual([]);
  });

  it('cannot take the slug of another page, but that of another type', async () => {
    await ema.create(aPage());

    const taken = await ema.send('POST', '/page/create', aPage());
    const template = await ema.send(
      'POST',
      '/element/create',
      aPage({ type: 'template', meta: { name: 'Savjeti', kind: 'page' } }),
    );

    expect(taken.statusCode).toBe(409);
    expect(errorOf(taken).code).toBe('SLUG_TAKEN');
    expect(template.statusCode).toBe(200);
  });

  it('cannot take the slug under which another page is still public', async () => {
    const page = await ema.create(aPage());
    await ema.publish(page.id);
    await ema.patch(page.id, 1, [{ op: 'replace', path: ['slug'], value: 'novi-savjeti' }]);

    const taken = await ema.send('POST', '/page/create', aPage());

    expect(errorOf(taken).code).toBe('SLUG_TAKEN');
  });

  it('is the only one of its handler and language', async () => {
    const header = aPage({ type: 'static-element', handler: 'header-section', slug: '', meta: {} });
    await ema.create(header);

    const second = await ema.send('POST', '/element/create', header);
    const english = await ema.send('POST', '/element/create', { ...header, language_code: 'en' });

    expect(errorOf(second).code).toBe('HANDLER_TAKEN');
    expect(english.statusCode).toBe(200);
  });

  it.each([
    ['/page/create', aPage({ parts: [] })],
    ['/element/create', aPage({ parts: [] })],
    ['/element/create', aPage({ type: 'static-element', handler: 'header-section', parts: [] })],
  ])(
    'made by %s has a component, or is refused with the reason (EDIT-04)',
    async (url, content) => {
      const response = await ema.send('POST', url, content);

      expect(response.statusCode).toBe(400);
      expect(errorOf(response)).toMatchObject({
        code: 'VALIDATION_FAILED',
        payload: {
          fields: { parts: 'empty' },
          faults: [{ path: 'parts', rule: 'empty', message: 'Add at least one component.' }],
        },
      });
      expect(await test.database.db.selectFrom('element').selectAll().execute()).toEqual([]);
    },
  );

  it('keeps a component when it is replaced as a whole (EDIT-04)', async () => {
    const { id, rev, status: _status, ...content } = await ema.create(aPage());

    const response = await ema.send('PUT', `/page/update/${id}`, { ...content, rev, parts: [] });

    expect(response.statusCode).toBe(400);
    expect(errorOf(response).payload).toMatchObject({ fields: { parts: 'empty' } });
    expect((await ema.draft(id)).parts).toHaveLength(1);
  });

  it('is a page where pages are made', async () => {
    const response = await ema.send('POST', '/page/create', aSection());

    expect(response.statusCode).toBe(400);
    expect(errorOf(response).payload.faults).toMatchObject([{ path: 'type' }]);
  });

  it('is made by the back office only', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/element/create',
      headers: test.headers,
      payload: aPage(),
    });

    expect(response.statusCode).toBe(401);
  });
});

const TITLED = { meta: { title: 'Mir i more' } };

describe('a save by patches', () => {
  it('makes the next revision', async () => {
    const page = await ema.create(aPage());

    const response = await ema.patch(page.id, 1, [settingTitle('Novo more')]);

    expect(dataOf(response)).toEqual({ rev: 2, remotePatches: [] });
    expect(heroOf(await ema.draft(page.id))).toEqual({ title: 'Novo more', subtitle: 'Njega' });
  });

  it('on an older revision is put on top of what others changed elsewhere', async () => {
    const page = await ema.create(aPage());
    await ivo.patch(page.id, 1, [settingTitle('Ivin podnaslov', 'hero', 'subtitle')]);

    const response = await ema.patch(page.id, 1, [settingTitle('Emin naslov')]);

    expect(response.statusCode).toBe(200);
    const { rev, remotePatches } = dataOf<{ rev: number; remotePatches: Patch[] }>(response);
    expect(rev).toBe(3);
    const stored = await ema.draft(page.id);
    expect(heroOf(stored)).toEqual({ title: 'Emin naslov', subtitle: 'Ivin podnaslov' });
    const mine = toyEntry.content.applyPatches(aPage(), [settingTitle('Emin naslov')]);
    expect(toyEntry.content.applyPatches(mine, remotePatches).parts).toEqual(stored.parts);
  });

  it('of a field that somebody changed is refused with both values and the name (F12)', async () => {
    const page = await ema.create(aPage());
    await ivo.patch(page.id, 1, [settingTitle('Ivin naslov')]);

    const response = await ema.patch(page.id, 1, [settingTitle('Emin naslov')]);

    expect(response.statusCode).toBe(409);
    const { code, payload } = errorOf(response);
    expect(code).toBe('VERSION_CONFLICT');
    expect(payload).toMatchObject({ rev: 2, by: 'Ivo Horvat' });
    expect(payload.conflicts).toHaveLength(1);
    expect(payload.conflicts[0]).toMatchObject({
      node: 'hero',
      mine: 'Emin naslov',
      theirs: 'Ivin naslov',
    });
    expect(heroOf(await ema.draft(page.id))?.['title']).toBe('Ivin naslov');
  });

  it.each([1, 2])(
    'by force with half a move (made on revision %i) is stored as a tree, and the caller told how it is',
    async (baseRev) => {
      const page = await ema.create(
        aPage({ parts: [aNode('hero', TITLED), aNode('quote', TITLED)] }),
      );
      await ivo.patch(page.id, 1, [settingTitle('Ivin naslov', 'quote')]);
      const twice: Patch = { op: 'replace', path: ['rootIds'], value: ['quote', 'hero', 'quote'] };

      const response = await ema.patch(page.id, baseRev, [twice], true);

      expect(response.statusCode).toBe(200);
      const stored = await ema.draft(page.id);
      expect(stored.parts.map(({ id }) => id)).toEqual(['quote', 'hero']);
      expect(dataOf<{ remotePatches: Patch[] }>(response).remotePatches).toContainEqual({
        op: 'replace',
        path: ['rootIds'],
        value: ['quote', 'hero'],
      });
    },
  );

  it('by force takes the conflicting field and leaves the others', async () => {
    const page = await ema.create(aPage());
    await ivo.patch(page.id, 1, [
      settingTitle('Ivin naslov'),
      settingTitle('Ivin podnaslov', 'hero', 'subtitle'),
    ]);

    const response = await ema.patch(page.id, 1, [settingTitle('Emin naslov')], true);

    expect(response.statusCode).toBe(200);
    expect(heroOf(await ema.draft(page.id))).toEqual({
      title: 'Emin naslov',
      subtitle: 'Ivin podnaslov',
    });
  });

  it('with a fault stores nothing, whatever else it holds', async () => {
    const page = await ema.create(aPage());

    const response = await ema.patch(page.id, 1, [
      settingTitle('Dobro', 'hero', 'subtitle'),
      settingTitle({ not: 'a text' }),
    ]);

    expect(response.statusCode).toBe(400);
    expect(errorOf(response).payload.faults).toMatchObject([{ path: 'parts[0].meta.title' }]);
    expect(await ema.draft(page.id)).toEqual(page);
  });

  it('on a path that does not exist is refused', async () => {
    const page = await ema.create(aPage());

    const response = await ema.patch(page.id, 1, [settingTitle('x', 'nobody')]);

    expect(response.statusCode).toBe(400);
    expect(errorOf(response).payload.faults).toMatchObject([{ path: 'patches', rule: 'path' }]);
  });

  it('of a revision that never was is a conflict', async () => {
    const page = await ema.create(aPage());

    expect((await ema.patch(page.id, 9, [settingTitle('x')])).statusCode).toBe(409);
  });

  it('cannot make a page of a section', async () => {
    const section = await ema.create(aSection());

    const response = await ema.patch(section.id, 1, [
      { op: 'replace', path: ['type'], value: 'page' },
      { op: 'replace', path: ['slug'], value: 'stranica' },
    ]);

    expect(response.statusCode).toBe(400);
    expect(errorOf(response).payload.faults).toMatchObject([{ path: 'type' }]);
  });

  it('from many editors at once loses none that was acknowledged', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `node${index}`);
    const parts = ids.map((id) => aNode(id, { meta: { title: 'start' } }));
    const page = await ema.create(aPage({ parts }));

    const answers = await Promise.all(
      ids.map((id) => (id < 'node5' ? ema : ivo).patch(page.id, 1, [settingTitle(`by ${id}`, id)])),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    const draft = await ema.draft(page.id);
    expect(draft.rev).toBe(13);
    expect(draft.parts.map((node) => node.meta?.['title'])).toEqual(ids.map((id) => `by ${id}`));
  });
});

describe('a save of the whole element', () => {
  it('follows the same rules as patches', async () => {
    const page = await ema.create(aPage());
    const { id: _id, status: _status, ...body } = page;
    await ivo.patch(page.id, 1, [settingTitle('Ivin podnaslov', 'hero', 'subtitle')]);
    const mine = {
      ...body,
      parts: [aNode('hero', { meta: { title: 'Emin', subtitle: 'Njega' } })],
    };

    const merged = await ema.send('PUT', `/element/update/${page.id}`, mine);
    const conflict = await ema.send('PUT', `/page/update/${page.id}`, {
      ...body,
      parts: [aNode('hero', { meta: { title: 'Opet', subtitle: 'Njega' } })],
    });

    expect(heroOf(dataOf<Element>(merged))).toEqual({ title: 'Emin', subtitle: 'Ivin podnaslov' });
    expect(conflict.statusCode).toBe(409);
  });
});

describe('the history', () => {
  it('gives back every revision exactly, also between whole snapshots', async () => {
    const page = await ema.create(aPage());
    for (let rev = 1; rev <= 45; rev += 1)
      await ema.patch(page.id, rev, [settingTitle(`v${rev + 1}`)]);

    const titles: unknown[] = [];
    for (const rev of [2, 20, 21, 22, 40, 41, 46]) {
      const response = await ema.send('GET', `/element/${page.id}/revisions/${rev}`);
      titles.push(heroOf(dataOf<Element>(response))?.['title']);
    }

    expect(titles).toEqual(['v2', 'v20', 'v21', 'v22', 'v40', 'v41', 'v46']);
    const missing = await ema.send('GET', `/element/${page.id}/revisions/47`);
    expect(missing.statusCode).toBe(404);
  });

  it('names who did what, newest first', async () => {
    const page = await ema.create(aPage());
    await ivo.patch(page.id, 1, [settingTitle('Ivin')]);
    await ema.publish(page.id);
    await ema.send('POST', `/element/${page.id}/revert`, { rev: 1 });

    const response = await ema.send('GET', `/element/${page.id}/revisions`);

    const { records, totalRecords } = dataOf<{ records: object[]; totalRecords: number }>(response);
    expect(totalRecords).toBe(4);
    expect(records).toMatchObject([
      { rev: 3, kind: 'revert', author: 'Ema Babić' },
      { rev: 2, kind: 'publish', author: 'Ema Babić' },
      { rev: 2, kind: 'save', author: 'Ivo Horvat' },
      { rev: 1, kind: 'save', author: 'Ema Babić' },
    ]);
  });

  it('leads back to an old revision as a new one, which others are rebased on', async () => {
    const page = await ema.create(aPage());
    await ema.patch(page.id, 1, [settingTitle('Drugi')]);

    const reverted = await ema.send('POST', `/element/${page.id}/revert`, { rev: 1 });
    const late = await ivo.patch(page.id, 2, [settingTitle('kasno', 'hero', 'subtitle')]);

    expect(dataOf<Element>(reverted)).toMatchObject({ rev: 3 });
    expect(late.statusCode).toBe(200);
    expect(heroOf(await ema.draft(page.id))).toEqual({ title: 'Mir i more', subtitle: 'kasno' });
  });
});

describe('masters', () => {
  it('know where they are used, and by how many overrides', async () => {
    const section = await ema.create(aSection());
    const child = aChild('winter', section.id, {
      meta: { title: 'Zima ruku' },
      options: { columns: 2 },
    });
    const page = await ema.create(aPage({ parts: [child, aChild('plain', section.id)] }));

    const usage = await ema.send('GET', `/section/${section.id}/usage`);
    const list = await ema.send('POST', '/section/filter', {});

    expect(dataOf(usage)).toEqual([
      { elementId: page.id, nodeId: 'plain', title: 'Savjeti', overrides: 0 },
      { elementId: page.id, nodeId: 'winter', title: 'Savjeti', overrides: 2 },
    ]);
    expect(dataOf<{ records: object[] }>(list).records).toMatchObject([
      { element: { id: section.id }, uses: 2 },
    ]);
    await ema.patch(page.id, 1, [{ op: 'replace', path: ['rootIds'], value: ['plain'] }]);
    expect(dataOf(await ema.send('GET', `/section/${section.id}/usage`))).toHaveLength(1);
  });

  it('never place themselves, also not by way of another', async () => {
    const first = await ema.create(aSection());
    const second = await ema.create({ ...aSection(), parts: [aChild('inner', first.id)] });

    const { id: _id, status: _status, ...body } = first;
    const response = await ema.send('PUT', `/section/update/${first.id}`, {
      ...body,
      parts: [aChild('loop', second.id)],
    });

    expect(response.statusCode).toBe(400);
    expect(errorOf(response).payload.faults.map(({ rule }) => rule)).toContain('master-cycle');
  });
});
