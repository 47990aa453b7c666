import { beforeEach, describe, expect, it } from 'vitest';
import type { MediaDirectory } from '#schemas/api/directories.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp();
  ema = await createEditor(test);
});

const create = (name: string, parentId: number | null = null) =>
  ema.send('POST', '/directory/create', { name, parentId });
const made = async (name: string, parentId: number | null = null): Promise<MediaDirectory> =>
  (await create(name, parentId)).json().data;
const update = (id: number, change: object) => ema.send('PUT', `/directory/update/${id}`, change);
const codeOf = (response: { json(): { error: { code: string } } }) => response.json().error.code;
const listed = async (payload: object) =>
  (await ema.send('POST', '/directory/filter', payload))
    .json()
    .data.records.map(({ name }: MediaDirectory) => name);

/** Records without files, as the folders see them. */
async function addMedia(siteId: number, ...ids: number[]) {
  await test.database.db
    .insertInto('media')
    .values(
      ids.map((id) => ({
        id,
        site_id: siteId,
        hash: String(id).padStart(64, '0'),
        key: `00/${id}`,
        title: `Slika ${id}`,
        descriptions: '{}',
        mime: 'image/webp',
        extension: 'webp',
        original_name: 'a.webp',
        size: 1,
        width: 1,
        height: 1,
        thumbhash: '',
        dominant_color: '#000000',
        variants: '[]',
      })),
    )
    .execute();
}
const mediaIn = async (directoryId: number | null) =>
  (await ema.send('POST', '/media/filterStandard', { directoryId }))
    .json()
    .data.records.map(({ id }: { id: number }) => id);

describe('folders of the media library', () => {
  it('lie in each other and are listed in Croatian order', async () => {
    const products = await made('Proizvodi');
    await made('Čajevi', products.id);
    await made('Dar', products.id);
    await made('Cvijeće', products.id);

    expect(await listed({ parentId: null })).toEqual(['Proizvodi']);
    expect(await listed({ parentId: products.id })).toEqual(['Cvijeće', 'Čajevi', 'Dar']);
    expect(await listed({})).toHaveLength(4);
    expect(products).toEqual({
      id: products.id,
      name: 'Proizvodi',
      parentId: null,
      items: 0,
      directories: 0,
    });
  });

  it('have names that are free beside them', async () => {
    const { id } = await made('Proizvodi');
    const other = await made('Ostalo');

    expect(codeOf(await create('Proizvodi'))).toBe('DIRECTORY_EXISTS');
    expect(codeOf(await create(' Proizvodi '))).toBe('DIRECTORY_EXISTS');
    expect(codeOf(await update(other.id, { name: 'Proizvodi' }))).toBe('DIRECTORY_EXISTS');
    expect((await create('Proizvodi', id)).statusCode).toBe(200);
    expect((await update(id, { name: 'Proizvodi' })).statusCode).toBe(200);
  });

  it('move with all in them, never into themselves', async () => {
    const a = await made('A');
    const b = await made('B', a.id);
    const c = await made('C', b.id);

    expect(codeOf(await update(a.id, { parentId: c.id }))).toBe('DIRECTORY_LOOP');
    expect(codeOf(await update(a.id, { parentId: a.id }))).toBe('DIRECTORY_LOOP');
    expect((await update(c.id, { parentId: null })).json().data).toMatchObject({ parentId: null });
    expect((await update(a.id, { parentId: c.id })).statusCode).toBe(200);
  });

  it('make no loop when two move at once', async () => {
    const a = await made('A');
    const b = await made('B');

    const moves = await Promise.all([
      update(a.id, { parentId: b.id }),
      update(b.id, { parentId: a.id }),
    ]);

    expect(moves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('are not nested without end', async () => {
    let parentId: number | null = null;
    for (let level = 1; level <= 8; level += 1) parentId = (await made(`${level}`, parentId)).id;

    expect(codeOf(await create('9', parentId))).toBe('DIRECTORY_TOO_DEEP');
  });

  it('are deleted only when nothing lies in them', async () => {
    const a = await made('A');
    const b = await made('B', a.id);
    await addMedia(1, 7);
    await ema.send('POST', '/directory/item/move', { targetIds: [7], directoryId: b.id });

    const remove = (id: number) => ema.send('DELETE', `/directory/delete/${id}`);
    expect(codeOf(await remove(a.id))).toBe('DIRECTORY_NOT_EMPTY');
    expect(codeOf(await remove(b.id))).toBe('DIRECTORY_NOT_EMPTY');
    await ema.send('POST', '/directory/item/move', { targetIds: [7], directoryId: null });
    expect((await remove(b.id)).statusCode).toBe(200);
    expect((await remove(b.id)).statusCode).toBe(404);
  });

  it.each([
    [{ name: '' }],
    [{ name: '   ' }],
    [{ name: 'a\nb' }],
    [{ name: 'x'.repeat(81) }],
    [{ name: 'A', parentId: 999 }],
    [{ name: 'A', parentId: 0 }],
    [{ name: 'A', siteId: 2 }],
    [{}],
  ])('refuse %j', async (payload) => {
    expect((await ema.send('POST', '/directory/create', payload)).statusCode).toBe(400);
  });
});

describe('media in folders', () => {
  it('are moved together, or not at all', async () => {
    const { id } = await made('Proizvodi');
    await addMedia(1, 1, 2, 3);
    const move = (targetIds: number[], directoryId: number | null) =>
      ema.send('POST', '/directory/item/move', { targetIds, directoryId });

    expect((await move([1, 2, 99], id)).statusCode).toBe(404);
    expect(await mediaIn(id)).toEqual([]);
    expect((await move([1, 2], id)).statusCode).toBe(200);
    expect(await mediaIn(id)).toEqual([2, 1]);
    expect(await mediaIn(null)).toEqual([3]);
    expect((await move([3], 999)).statusCode).toBe(400);
    expect((await move([], id)).statusCode).toBe(400);
    expect((await move([1, 1], id)).statusCode).toBe(400);
  });

  it('are deleted together, or not at all', async () => {
    await addMedia(1, 1, 2, 3);
    const remove = (targetIds: unknown) =>
      ema.send('DELETE', '/directory/item/delete', { targetIds });

    expect((await remove([1, 99])).statusCode).toBe(404);
    expect(await mediaIn(null)).toEqual([3, 2, 1]);
    expect((await remove([1, 3])).statusCode).toBe(200);
    expect(await mediaIn(null)).toEqual([2]);
    for (const targets of [[], [0], ['1'], 1, [99_999_999_999]]) {
      expect((await remove(targets)).statusCode).toBe(400);
    }
  });
});

it('keeps the folders and media of two sites apart', async () => {
  const { id } = await made('Proizvodi');
  await addMedia(1, 1);
  const headers = await logInToSecondSite(test, await addSecondSite(test));
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    test.app.inject({
      method,
      url: `/api/v1/directory/${path}`,
      headers,
      ...(payload && { payload }),
    });

  expect((await call('POST', 'filter', {})).json().data.records).toEqual([]);
  expect((await call('POST', 'create', { name: 'Proizvodi' })).statusCode).toBe(200);
  expect((await call('POST', 'create', { name: 'Tuđa', parentId: id })).statusCode).toBe(400);
  expect((await call('PUT', `update/${id}`, { name: 'Moja' })).statusCode).toBe(404);
  expect((await call('DELETE', `delete/${id}`)).statusCode).toBe(404);
  expect((await call('DELETE', 'item/delete', { targetIds: [1] })).statusCode).toBe(404);
  expect((await call('POST', 'item/move', { targetIds: [1], directoryId: null })).statusCode).toBe(
    404,
  );
});

it('is for editors', async () => {
  const url = '/api/v1/directory/item/delete';
  const payload = { targetIds: [1] };
  const response = await test.app.inject({ method: 'DELETE', url, headers: test.headers, payload });

  expect(response.statusCode).toBe(401);
});
