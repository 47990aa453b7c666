import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Media } from '#schemas/media.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const SETTINGS = { config: { dataDir: newTempFolder() } };
const PICTURE = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#1f4f55' },
})
  .png()
  .toBuffer();

type Headers = Record<string, string>;
let test: TestApp;
let editor: Headers;
let shopper: Headers;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  const login = async (email: string, scope: 'web' | 'backoffice') => {
    await test.services.auth.createAccount(anAccount({ email, scope }));
    const { tokens } = await logIn(test.app, test.headers, email);
    return { ...test.headers, accesstoken: tokens.accessToken };
  };
  editor = await login('urednik@izlog.test', 'backoffice');
  shopper = await login('kupac@izlog.test', 'web');
});

function upload(fields: Record<string, string>, headers = editor) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(PICTURE)]), 'slika.png');
  return test.app.inject({ method: 'POST', url: '/api/v2/media/upload', headers, payload: form });
}
const uploaded = async (fields: Record<string, string>): Promise<Media> =>
  (await upload(fields)).json().data[0];
const filesOf = ({ path, driveId, alternativePaths }: Media) => [
  path,
  `/media/${driveId}`,
  ...new Set(alternativePaths.map((variant) => variant.path)),
];
const get = (url: string, headers: Headers = {}) => test.app.inject({ url, headers });
const setAccess = (id: number, access: string, headers = editor) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/v1/media/update/${id}`,
    headers,
    payload: { access },
  });

describe('a picture that is not public', () => {
  it('shows no file of it to anybody but the editors of its site', async () => {
    const media = await uploaded({ access: 'other' });
    const other = await addSecondSite(test);
    const foreign = await logInToSecondSite(test, other);

    expect(media).toMatchObject({ access: 'other', usePublicPath: false });
    expect(filesOf(media).length).toBeGreaterThan(2);
    for (const path of filesOf(media)) {
      expect((await get(path)).statusCode).toBe(404);
      expect((await get(path, shopper)).statusCode).toBe(404);
      expect((await get(path, foreign)).statusCode).toBe(404);
      const shown = await get(path, editor);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('is not told of by its entity tag either', async () => {
    const { path } = await uploaded({ access: 'other' });

    expect((await get(path, { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it('becomes public and private again at once', async () => {
    const { id, path } = await uploaded({});
    expect((await get(path)).statusCode).toBe(200);

    await setAccess(id, 'other');
    expect((await get(path)).statusCode).toBe(404);
    await setAccess(id, 'public');
    expect((await get(path)).statusCode).toBe(200);
    expect((await setAccess(id, 'secret')).statusCode).toBe(400);
  });

  it('stays open where another site shows the same picture', async () => {
    const { path } = await uploaded({ access: 'other' });
    const foreign = await logInToSecondSite(test, await addSecondSite(test));

    await upload({}, foreign);

    expect((await get(path)).statusCode).toBe(200);
  });
});

describe('an upload', () => {
  it('goes into a folder of its site', async () => {
    const create = (headers: Headers) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/directory/create',
        headers,
        payload: { name: 'Proizvodi' },
      });
    const own = (await create(editor)).json().data.id;
    const foreign = await logInToSecondSite(test, await addSecondSite(test));
    const theirs = (await create(foreign)).json().data.id;

    expect((await upload({ directoryId: String(theirs) })).statusCode).toBe(400);
    const media = await uploaded({ directoryId: String(own) });
    const listed = await test.app.inject({
      method: 'POST',
      url: '/api/v1/media/filterStandard',
      headers: editor,
      payload: { directoryId: own },
    });

    expect(listed.json().data.records).toMatchObject([{ id: media.id }]);
  });

  it.each([
    { access: 'secret' },
    { directoryId: 'x' },
    { directoryId: '-1' },
    { directoryId: '999' },
  ])('with %j is refused and leaves nothing behind', async (fields) => {
    const response = await upload(fields as Record<string, string>);

    expect(response.statusCode).toBe(400);
    expect(await test.database.db.selectFrom('media').select('id').execute()).toEqual([]);
  });
});

it('names the sizes that pictures are made in', async () => {
  const ask = (payload: object) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/media/options/filter',
      headers: test.headers,
      payload,
    });

  const { data } = (await ask({ autoResizeOnly: false })).json();

  const formats = ['avif', 'webp', 'jpeg', 'png'];
  expect(data.records).toEqual([
    { name: 'ThumbnailSize', width: 50, height: 50, formats },
    { name: 'SmallSize', width: 320, height: 240, formats },
    { name: 'MediumSize', width: 720, height: 576, formats },
    { name: 'LargeSize', width: 1280, height: 720, formats },
  ]);
  expect((await ask({ autoResizeOnly: 'no' })).statusCode).toBe(400);
});
