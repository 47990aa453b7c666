import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { importRecords } from '#schemas/api/admin-transfer.ts';
import { sendFiles, uploadFiles } from './upload.ts';

const config = { base: '', siteId: 7, storeId: 3, apiKey: 'key', languageCode: 'hr' };
const file = new File(['slika'], 'krema.webp', { type: 'image/webp' });

/** The far side of an upload: a request that the test answers. */
class FakeRequest {
  static last: FakeRequest;
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: object) => void } = {};
  sent: FormData | File | null = null;
  url = '';
  status = 0;
  statusText = '';
  response: unknown;
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  constructor() {
    FakeRequest.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData | File) {
    this.sent = body;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  it('is the file itself where the endpoint reads one, under the type that is said', async () => {
    const table = new File(['sku;slug'], 'popis.csv', { type: 'application/vnd.ms-excel' });
    const done = sendFiles(
      config,
      importRecords,
      { query: { kind: 'product' } },
      { files: [table], as: 'text/csv' },
    );
    const { headers, url, sent } = FakeRequest.last;
    FakeRequest.last.answer(200, { data: { created: 1, updated: 0, errors: [] } });

    expect(await done).toMatchObject({ data: { created: 1 } });
    expect(url).toBe('/api/v1/admin/import?kind=product');
    expect(headers['content-type']).toBe('text/csv');
    expect(sent).toBe(table);
  });

  it('sends files and fields with the headers of every call', async () => {
    const done = uploadFiles(config, { files: [file], fields: { description: 'Krema' } });
    const { headers, url, sent } = FakeRequest.last;
    FakeRequest.last.answer(200, { data: [{ id: 5 }] });

    expect(await done).toEqual({ errored: false, data: [{ id: 5 }] });
    expect(url).toBe('/api/v2/media/upload');
    expect(headers).toMatchObject({ siteId: '7', apiKey: 'key' });
    expect(headers).not.toHaveProperty('content-type');
    const form = sent instanceof FormData ? sent : null;
    expect(form?.get('description')).toBe('Krema');
    expect(form?.getAll('file')).toHaveLength(1);
  });

  it('tells how much was sent', () => {
    const shares: number[] = [];
    void uploadFiles(config, { files: [file], onProgress: (share) => shares.push(share) });

    FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
    FakeRequest.last.upload.onprogress?.({ lengthComputable: false, loaded: 30, total: 0 });

    expect(shares).toEqual([0.25]);
  });

  it('yields the refusal of the server', async () => {
    const error = { code: 'MEDIA_WRONG_KIND', payload: { message: 'Nije slika' } };
    const done = uploadFiles(config, { files: [file] });
    FakeRequest.last.answer(415, { errored: true, statusCode: 415, message: 'x', error });

    expect(await done).toMatchObject({ errored: true, statusCode: 415, error });
  });

  it('yields status 0 when it was aborted or found no network', async () => {
    const abort = new AbortController();
    const aborted = uploadFiles(config, { files: [file], signal: abort.signal });
    abort.abort();
    const lost = uploadFiles(config, { files: [file] });
    FakeRequest.last.onerror();

    expect(await aborted).toMatchObject({ statusCode: 0 });
    expect(await lost).toMatchObject({ statusCode: 0 });
  });
});
