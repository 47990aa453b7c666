import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Media } from '#schemas/media.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'izlog-media-'));
const mediaDir = join(dataDir, 'media');
const SETTINGS = { config: { dataDir, uploads: { videoMb: 16, documentMb: 2 } } };
let testApp: TestApp;
let editor: Record<string, string>;

beforeEach(async () => {
  await rm(mediaDir, { recursive: true, force: true });
  testApp = await createTestApp(SETTINGS);
  const account = { siteId: 1, firstName: 'Ema', lastName: 'Urednik', password: 'Lozinka#1' };
  const { app, services, headers } = testApp;
  await services.auth.createAccount({ ...account, email: 'ema@izlog.test', scope: 'backoffice' });
  const login = await app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers,
    payload: { username: 'ema@izlog.test', password: 'Lozinka#1', apiKey: headers['apikey'] },
  });
  editor = { ...headers, accesstoken: login.json().data.tokens.accessToken };
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

function aPicture(width = 800, height = 600, colour = '#2f6f75') {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

interface Part {
  bytes: Buffer;
  name?: string;
  field?: string;
}

function upload(files: readonly Part[], fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name = 'slika.jpg', field = 'file' } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)]), name);
  }
  return testApp.app.inject({
    method: 'POST',
    url: '/api/v2/media/upload',
    headers: editor,
    payload: form,
  });
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function countRecords(): Promise<number> {
  const rows = await testApp.app.db.selectFrom('media').select('id').execute();
  return rows.length;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers });

async function uploadOne(bytes: Buffer, name?: string): Promise<Media> {
  const response = await upload([{ bytes, ...(name && { name }) }]);
  expect(response.statusCode).toBe(200);
  return response.json().data[0];
}

describe('an upload', () => {
  it('answers a record with webp files in all named sizes and the widths below its own', async () => {
    const response = await upload(
      [{ bytes: await aPicture(1000, 500).jpeg().toBuffer(), name: 'Uvala Š.jpg' }],
      {
        title: 'Uvala',
        description: 'Mirna uvala u sumrak',
      },
    );

    const [media] = response.json().data;
    expect(media).toMatchObject({
      id: 1,
      title: 'Uvala',
      description: 'Mirna uvala u sumrak',
      originalName: 'Uvala Š.jpg',
      mime: 'image/jpeg',
      extension: 'jpg',
      width: 1000,
      height: 500,
      access: 'public',
    });
    expect(media.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(media.thumbhash.length).toBeGreaterThan(10);
    expect(media.alternativePaths.map((variant: { size: string }) => variant.size)).toEqual([
      'ThumbnailSize',
      'w320',
      'SmallSize',
      'w480',
      'w640',
      'MediumSize',
      'w800',
      'w1000',
      'LargeSize',
    ]);
  });

  it('serves every file it lists, for ever, with type, etag and 304', async () => {
    const media = await uploadOne(await aPicture().png().toBuffer(), 'x.png');

    for (const { path, width, format } of media.alternativePaths) {
      const response = await get(path);
      const found = await sharp(response.rawPayload).metadata();
      expect(response.headers['content-type']).toBe(`image/${format}`);
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(found).toMatchObject({ width, format });
    }
    const first = await get(media.path);
    const again = await get(media.path, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('turns the picture upright and drops where it was taken', async () => {
    const withPlace = await aPicture(400, 200)
      .jpeg()
      .withExif({ IFD0: { Make: 'Fotoaparat' }, IFD3: { GPSLatitude: '45/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

    const media = await uploadOne(withPlace);

    expect(media).toMatchObject({ width: 200, height: 400 });
    for (const path of [media.path, ...media.alternativePaths.map((variant) => variant.path)]) {
      const found = await sharp((await get(path)).rawPayload).metadata();
      expect(found.exif).toBeUndefined();
      expect(found.orientation).toBeUndefined();
    }
    expect(await sharp((await get(media.path)).rawPayload).metadata()).toMatchObject({
      width: 200,
    });
  });

  it('notices content that the library has already and answers its record', async () => {
    const bytes = await aPicture().webp().toBuffer();
    const first = await uploadOne(bytes, 'prva.webp');
    const files = await storedFiles();

    const second = await uploadOne(bytes, 'druga.webp');

    expect(second).toEqual(first);
    expect(await storedFiles()).toEqual(files);
    expect(await countRecords()).toBe(1);
  });

  it('is stored once when two editors send the same picture at the same moment', async () => {
    const bytes = await aPicture().webp().toBuffer();

    const [first, second] = await Promise.all([uploadOne(bytes), uploadOne(bytes)]);

    expect(second).toEqual(first);
    expect(await countRecords()).toBe(1);
    expect((await get(first.path)).statusCode).toBe(200);
  });

  it('keeps what one editor sends while another one takes the same picture back', async () => {
    const bytes = await aPicture().webp().toBuffer();

    const [media] = await Promise.all([
      uploadOne(bytes),
      upload([{ bytes }, { bytes: Buffer.from('loša') }]),
    ]);

    for (const { path } of media.alternativePaths) expect((await get(path)).statusCode).toBe(200);
  });

  it('takes twenty files at once and answers them in their order', async () => {
    const files = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => ({
        bytes: await aPicture(20 + index, 20)
          .png()
          .toBuffer(),
        name: `slika-${index}.png`,
      })),
    );

    const response = await upload(files);

    const widths = response.json().data.map((media: Media) => media.width);
    expect(widths).toEqual(files.map((_, index) => 20 + index));
  });
});

const WRONG_KIND =
  'Ta vrsta datoteke nije podržana. Pošaljite sliku (JPEG, PNG, WebP, AVIF ili SVG), video (MP4 ili WebM), PDF ili titlove (WebVTT)';

describe('a refused upload', () => {
  const refusals: [string, () => Promise<readonly Part[]>, number, string][] = [
    ['no file', async () => [], 400, 'Niste odabrali nijednu datoteku'],
    [
      'a file under another name',
      async () => [{ bytes: await aPicture().png().toBuffer(), field: 'slika' }],
      400,
      'Niste odabrali nijednu datoteku',
    ],
    [
      'HTML that is called a picture',
      async () => [{ bytes: Buffer.from('<html><script>alert(1)</script></html>') }],
      415,
      WRONG_KIND,
    ],
    [
      'a recording in a format of Apple',
      async () => [{ bytes: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1') }],
      415,
      WRONG_KIND,
    ],
    ['an empty file', async () => [{ bytes: Buffer.alloc(0) }], 415, WRONG_KIND],
    [
      'half a picture',
      async () => [{ bytes: (await aPicture().jpeg().toBuffer()).subarray(0, 900) }],
      415,
      'Datoteku slika.jpg nije moguće pročitati: oštećena je',
    ],
    [
      'too many bytes',
      async () => [
        {
          bytes: Buffer.concat([await aPicture().png().toBuffer(), Buffer.alloc(15 * 1024 * 1024)]),
        },
      ],
      413,
      'Datoteka je prevelika. Najveća dopuštena veličina je 15 MB',
    ],
    [
      'more bytes than any file may have',
      async () => [{ bytes: Buffer.alloc(2 * 1024 * 1024 + 15 * 1024 * 1024, 'x') }],
      413,
      'Datoteka je prevelika. Najveća dopuštena veličina je 16 MB',
    ],
    [
      'too many pixels',
      async () => [{ bytes: await aPicture(9000, 5000).png().toBuffer() }],
      413,
      'Slika ima previše piksela. Smanjite je na najviše 40 megapiksela',
    ],
    [
      'an SVG with an entity',
      async () => [
        {
          bytes: Buffer.from(
            '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
          ),
        },
      ],
      415,
      WRONG_KIND,
    ],
    [
      'a huge SVG',
      async () => [
        {
          bytes: Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>',
          ),
        },
      ],
      413,
      'Slika ima previše piksela. Smanjite je na najviše 40 megapiksela',
    ],
  ];

  it.each(refusals)(
    'says why about %s and leaves nothing behind (S19)',
    async (_name, parts, status, text) => {
      const response = await upload(await parts());

      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({
        errored: true,
        error: { payload: { message: text } },
      });
      expect(await storedFiles()).toEqual([]);
      expect(await countRecords()).toBe(0);
    },
  );

  it('takes back the good files that came before the bad one', async () => {
    const good = { bytes: await aPicture().png().toBuffer(), name: 'dobra.png' };

    const response = await upload([good, { bytes: Buffer.from('loša') }]);

    expect(response.statusCode).toBe(415);
    expect(await storedFiles()).toEqual([]);
    expect(await countRecords()).toBe(0);
  });

  it('keeps the files of a record that has the same content as a taken back one', async () => {
    const bytes = await aPicture().png().toBuffer();
    const media = await uploadOne(bytes);

    await upload([{ bytes }, { bytes: Buffer.from('loša') }]);

    expect((await get(media.path)).statusCode).toBe(200);
  });

  it('takes at most twenty files', async () => {
    const files = await Promise.all(
      Array.from({ length: 21 }, async (_, index) => ({
        bytes: await aPicture(8 + index, 8)
          .png()
          .toBuffer(),
      })),
    );

    const response = await upload(files);

    expect(response.statusCode).toBe(413);
    expect(response.json().error.payload.message).toBe(
      'Odjednom možete poslati najviše 20 datoteka',
    );
    expect(await storedFiles()).toEqual([]);
  });

  it('is refused where its type names no boundary between the parts', async () => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/v2/media/upload',
      headers: { ...editor, 'content-type': 'multipart/form-data' },
      payload: '--a--',
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: 'MALFORMED_REQUEST' } });
  });

  it('is refused to shoppers and guests', async () => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/v2/media/upload',
      headers: testApp.headers,
      payload: new FormData(),
    });

    expect(response.statusCode).toBe(401);
  });
});

describe('an SVG', () => {
  const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)">
    <script>alert(1)</script><style>@import url(//zlo.test/a.css)</style>
    <a href="javascript:alert(1)"><rect width="9" height="9"/></a>
    <rect width="40" height="20" fill="url(#g)" onclick="alert(1)"/>
    <rect width="1" height="1" fill="url(https://zlo.test/x)"/>
    <use href="https://zlo.test/x.svg#a"/><image href="https://zlo.test/x.png"/>
    <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>
    <animate attributeName="href" values="javascript:alert(1)"/></svg>`;

  it('keeps its shapes and loses everything that runs or reaches out', async () => {
    const media = await uploadOne(Buffer.from(DRAWING), 'crtež.svg');

    const response = await get(media.path);

    expect(media).toMatchObject({ mime: 'image/svg+xml', width: 40, height: 20, thumbhash: '' });
    expect(response.headers['content-security-policy']).toContain('sandbox');
    expect(response.body).toContain('<rect width="40" height="20" fill="url(#g)">');
    expect(response.body).not.toMatch(/script|alert|onload|onclick|zlo|style|foreign|animate|<a/i);
  });
});

describe('the address of a file', () => {
  const strangers = [
    '/media/x',
    '/media/../izlog.pid',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%2e%2e/%2e%2e/package.json',
    '/media/ab/..%5c..%5cx.webp',
    '/media/.incoming/x',
    '/media/ab/0123456789abcdef01/640-01234567.webp',
    '/media/ab/0123456789abcdef01/640-01234567.webp%00.png',
    '/media/999999999-abcd/640.webp',
    '/media/99999999999-abcd/640.webp',
  ];

  it.each(strangers)('%s shows the placeholder or nothing', async (url) => {
    const response = await get(url);

    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('root:');
  });

  it('is short, and the longer one of older pages names the same file', async () => {
    const media = await uploadOne(await aPicture().png().toBuffer(), 'x.png');
    const short = await get(media.path);
    const long = await get(`/media/${media.driveId}`);

    expect(media.path).toBe(`/media/${media.id}-${media.hash.slice(0, 4)}/original.png`);
    expect(long.rawPayload).toEqual(short.rawPayload);
    expect(long.headers.etag).toBe(short.headers.etag);
  });

  it('names no picture that took the id of another one', async () => {
    const { id, hash } = await uploadOne(await aPicture().png().toBuffer(), 'x.png');
    const other = hash.startsWith('0') ? '1' : '0';

    expect((await get(`/media/${id}-${other}${hash.slice(1, 4)}/320.webp`)).statusCode).toBe(404);
    expect((await get(`/media/${id}-${hash.slice(0, 4)}/321.webp`)).statusCode).toBe(404);
  });

  it('shows a drawing in place of a picture that is gone', async () => {
    const response = await get('/media/ab/0123456789abcdef01/640-01234567.webp');

    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('image/svg+xml');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'svg' });
  });
});

describe('the library', () => {
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object) =>
    testApp.app.inject({ method, url, headers: editor, payload });

  it('lists the newest first, by page, and finds words without their diacritics', async () => {
    for (const [index, name] of ['Šipak.png', 'Čempres.png', 'Ružmarin.png'].entries()) {
      await uploadOne(
        await aPicture(10 + index, 10)
          .png()
          .toBuffer(),
        name,
      );
    }

    const page = await call('POST', '/api/v1/media/filterStandard', { page: 2, limit: 2 });
    const found = await call('POST', '/api/v1/media/filterStandard', { keywords: 'cempres' });

    expect(page.json().data).toMatchObject({ totalRecords: 3, totalPages: 2, page: 2, limit: 2 });
    expect(page.json().data.records).toMatchObject([{ title: 'Šipak' }]);
    expect(found.json().data.records).toMatchObject([{ title: 'Čempres' }]);
  });

  it('answers exactly the records that were asked for by id', async () => {
    await uploadOne(await aPicture(10, 10).png().toBuffer());
    await uploadOne(await aPicture(11, 10).png().toBuffer());

    const response = await call('POST', '/api/v1/media/filterStandard', { ids: [2, 99] });

    expect(response.json().data.records.map((media: Media) => media.id)).toEqual([2]);
  });

  it('changes the alternative text of one language and tells the caches', async () => {
    await uploadOne(await aPicture(10, 10).png().toBuffer());
    const heard: string[] = [];
    testApp.app.bus.subscribe((tags) => heard.push(...tags));

    await call('PUT', '/api/v1/media/update/1', { title: 'More', description: 'Mirno more' });
    const english = await testApp.app.inject({
      method: 'PUT',
      url: '/api/v1/media/update/1',
      headers: { ...editor, languagecode: 'en' },
      payload: { description: 'A calm sea' },
    });

    expect(english.json().data).toMatchObject({ title: 'More', description: 'A calm sea' });
    const records = await testApp.services.media.byIds(1, [1], 'hr');
    expect(records[1]?.description).toBe('Mirno more');
    expect(heard).toContain('media:1');
  });

  it('deletes a record, whose files stay until it leaves the bin for ever', async () => {
    await uploadOne(await aPicture(500, 500).png().toBuffer());

    const first = await call('DELETE', '/api/v1/media/delete/1', {});
    const second = await call('DELETE', '/api/v1/media/delete/1', {});

    expect([first.statusCode, second.statusCode]).toEqual([200, 404]);
    expect((await storedFiles()).length).toBeGreaterThan(0);
    await testApp.services.mediaBin.remove(1, 1);
    expect(await storedFiles()).toEqual([]);
  });
});
