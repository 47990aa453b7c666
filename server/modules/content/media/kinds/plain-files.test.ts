import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Media } from '#schemas/media.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { startS3Peer } from '#tests/support/s3-peer.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import { A_PDF, anMp4, aWebm, CAPTIONS } from '#tests/support/videos.ts';

const peer = await startS3Peer();
afterAll(() => peer.close());
const uploads = { videoMb: 2, documentMb: 1 };
const ON_DISK: TestSettings = { config: { dataDir: newTempFolder(), uploads } };
const IN_BUCKET: TestSettings = {
  config: { dataDir: newTempFolder(), uploads, storage: { settings: peer.settings } },
};

let test: TestApp;
let editor: Record<string, string>;

async function start(settings: TestSettings) {
  test = await createTestApp(settings);
  await test.services.auth.createAccount(
    anAccount({ email: 'urednik@izlog.test', scope: 'backoffice' }),
  );
  const { tokens } = await logIn(test.app, test.headers, 'urednik@izlog.test');
  editor = { ...test.headers, accesstoken: tokens.accessToken };
}

function upload(bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const url = '/api/v2/media/upload';
  return test.app.inject({ method: 'POST', url, headers: editor, payload: form });
}
const uploaded = async (bytes: Uint8Array, name: string): Promise<Media> =>
  (await upload(bytes, name)).json().data[0];
const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });

describe.each([
  ['on the disk', ON_DISK],
  ['in a bucket', IN_BUCKET],
])('files %s', (_place, settings) => {
  beforeEach(() => start(settings));

  it('are known by their content, not by their name', async () => {
    expect(await uploaded(anMp4(), 'slika.png')).toMatchObject({
      mime: 'video/mp4',
      extension: 'mp4',
      width: 1280,
      height: 720,
      alternativePaths: [],
    });
    expect(await uploaded(aWebm(), 'x')).toMatchObject({ mime: 'video/webm', width: 640 });
    expect(await uploaded(A_PDF, 'x.mp4')).toMatchObject({ mime: 'application/pdf', width: 0 });
    expect(await uploaded(CAPTIONS, 'x.txt')).toMatchObject({ mime: 'text/vtt', height: 0 });
  });

  it('are sent in parts, as a player asks for them', async () => {
    const film = anMp4();
    const { path } = await uploaded(film, 'film.mp4');

    const whole = await get(path);
    const part = await get(path, { range: 'bytes=100-199' });
    const last = await get(path, { range: 'bytes=-10' });

    expect(whole.rawPayload.equals(film)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${film.length}`);
    expect(part.headers['content-length']).toBe('100');
    expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true);
    expect(last.rawPayload.equals(film.subarray(-10))).toBe(true);
  });

  it('say where they end, and nothing else, to who asks for more', async () => {
    const film = anMp4();
    const { path } = await uploaded(film, 'film.mp4');

    const beyond = await get(path, { range: `bytes=${film.length}-` });

    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${film.length}`);
    expect(beyond.headers['cache-control']).toBe('no-store');
    expect(beyond.body).toBe('');
  });

  it('are sent whole where a part would not fit, and for a header that asks too much', async () => {
    const film = anMp4();
    const { path } = await uploaded(film, 'film.mp4');
    const etag = String((await get(path)).headers.etag);

    const same = await get(path, { range: 'bytes=0-9', 'if-range': etag });
    const other = await get(path, { range: 'bytes=0-9', 'if-range': '"drugi"' });
    const many = await get(path, { range: `bytes=${'0-1,'.repeat(1000)}0-1` });
    const known = await get(path, { range: 'bytes=0-9', 'if-none-match': etag });

    expect([same.statusCode, same.body.length]).toEqual([206, 10]);
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, film.length]);
    expect([many.statusCode, many.rawPayload.length]).toEqual([200, film.length]);
    expect(known.statusCode).toBe(304);
  });

  it('that could run something are kept by browsers, or run nothing', async () => {
    const document = await uploaded(A_PDF, 'Upute č (za) njegu.pdf');
    const captions = await uploaded(CAPTIONS, 'titlovi.vtt');

    const pdf = await get(document.path);
    const text = await get(captions.path);

    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Upute%20%C4%8D%20%28za%29%20njegu.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(text.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(text.headers['content-security-policy']).toContain('sandbox');
    expect(text.body).toContain('ž, đ i š');
  });
});

describe('the library', () => {
  beforeEach(() => start(ON_DISK));

  it('lists files of one kind', async () => {
    await uploaded(anMp4(), 'film.mp4');
    await uploaded(A_PDF, 'upute.pdf');
    await uploaded(CAPTIONS, 'titlovi.vtt');
    const filter = async (body: object) => {
      const url = '/api/v1/media/filterStandard';
      const answer = await test.app.inject({ method: 'POST', url, headers: editor, payload: body });
      return answer.json();
    };

    const found = await filter({ kind: 'document' });

    expect(found.data.records.map(({ title }: Media) => title)).toEqual(['upute']);
    expect((await filter({})).data.totalRecords).toBe(3);
    expect((await filter({ kind: 'picture' })).data.records).toEqual([]);
    expect((await filter({ kind: 'virus' })).statusCode ?? 400).toBe(400);
  });

  it('has no work with files of which nothing else is made', async () => {
    await uploaded(anMp4(), 'film.mp4');

    expect(await test.services.mediaWorker.drain()).toBe(0);
  });

  it.each([
    [
      'half a video',
      anMp4().subarray(0, 400),
      415,
      'Datoteku x.bin nije moguće pročitati: oštećena je',
    ],
    ['half a PDF', A_PDF.subarray(0, 30), 415, 'Datoteku x.bin nije moguće pročitati: oštećena je'],
    [
      'captions that are no text',
      Buffer.from('WEBVTT\n\n\xff\xfe', 'latin1'),
      415,
      'Datoteku x.bin nije moguće pročitati: oštećena je',
    ],
    [
      'a video that many browsers do not play',
      anMp4({ codec: 'hvc1' }),
      415,
      'Taj video mnogi preglednici ne prikazuju. Spremite ga kao H.264, VP9 ili AV1',
    ],
    [
      'a video that is too large for videos',
      anMp4({ film: Buffer.alloc(2 * 1024 * 1024) }),
      413,
      'Datoteka je prevelika. Najveća dopuštena veličina je 2 MB',
    ],
    [
      'a document that is too large for documents',
      Buffer.concat([A_PDF, Buffer.alloc(1024 * 1024)]),
      413,
      'Datoteka je prevelika. Najveća dopuštena veličina je 1 MB',
    ],
  ])('says why it does not take %s', async (_name, bytes, status, text) => {
    const response = await upload(bytes, 'x.bin');

    expect(response.statusCode).toBe(status);
    expect(response.json().error.payload.message).toBe(text);
    const rows = await test.app.db.selectFrom('media').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('takes a video that was put into the bucket', async () => {
    const post = (url: string, payload: object) =>
      test.app.inject({ method: 'POST', url, headers: editor, payload });
    const announced = await post('/api/v1/media/getUploadUrl', {
      fileName: 'film.mp4',
      mime: 'video/mp4',
    });
    const { url, key } = announced.json().data;
    await test.app.inject({ method: 'PUT', url, payload: anMp4() });

    const taken = await post('/api/v1/media/addFromBucket', { key });

    expect(taken.json().data).toMatchObject({ mime: 'video/mp4', title: 'film' });
  });
});
