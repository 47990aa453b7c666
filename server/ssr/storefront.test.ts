import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBuiltStorefront, readEntry } from './storefront.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'izlog-dist-'));
  for (const folder of ['site', 'client/assets', 'client/editor', 'client/.vite']) {
    mkdirSync(join(dist, folder), { recursive: true });
  }
  writeFileSync(join(dist, 'client/assets/loader-a1b2.js'), 'export {};');
  writeFileSync(join(dist, 'client/editor/editor-c3d4.css'), '.x{}');
  writeFileSync(join(dist, 'client/.vite/shop.json'), '{}');
});
afterEach(() => {
  rmSync(dist, { recursive: true, force: true });
});

async function serve() {
  const app = fastify();
  await openBuiltStorefront(dist).mount(app);
  return app;
}

describe('a built storefront', () => {
  it('serves its files for a year', async () => {
    const app = await serve();

    const script = await app.inject({ url: '/assets/loader-a1b2.js' });
    const style = await app.inject({ url: '/editor/editor-c3d4.css' });

    expect(script.payload).toBe('export {};');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(style.statusCode).toBe(200);
  });

  it('compresses what is long and can be compressed, as the browser takes it', async () => {
    const script = `export default '${'lavanda '.repeat(300)}';`;
    writeFileSync(join(dist, 'client/assets/long-e5f6.js'), script);
    writeFileSync(join(dist, 'client/assets/font-a7b8.woff2'), script);
    const app = await serve();
    const get = (url: string, encoding: string) =>
      app.inject({ url, headers: { 'accept-encoding': encoding } });
    const unpackers = { br: brotliDecompressSync, gzip: gunzipSync };

    for (const [encoding, unpack] of Object.entries(unpackers)) {
      const response = await get('/assets/long-e5f6.js', `${encoding}, zstd`);
      expect(response.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(response.rawPayload.length),
        vary: 'accept-encoding',
      });
      expect(response.rawPayload.length).toBeLessThan(300);
      expect(unpack(response.rawPayload).toString()).toBe(script);
    }
    const plain = await get('/assets/long-e5f6.js', 'zstd, br;q=0');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.payload).toBe(script);
    const font = await get('/assets/font-a7b8.woff2', 'br');
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.headers['content-type']).toBe('font/woff2');
  });

  it('shows nothing else of the build', async () => {
    const app = await serve();

    for (const url of [
      '/assets/gone.js',
      '/assets/',
      '/assets/..%2f.vite%2fshop.json',
      '/assets/../.vite/shop.json',
    ]) {
      const response = await app.inject({ url });
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(response.headers['content-type'], url).toContain('json');
    }
  });

  it('loads its entry once', async () => {
    const source =
      'export const siteEntry = { queryKeys: [], kinds: [], handle: () => {}, content: {} };';
    writeFileSync(join(dist, 'site/entry-server.js'), source);
    const storefront = openBuiltStorefront(dist);

    expect(await storefront.entry()).toBe(await storefront.entry());
  });
});

describe('a module that is no storefront', () => {
  it.each([undefined, null, {}, { siteEntry: null }, { siteEntry: {} }])(
    '%o is refused',
    (module) => {
      expect(() => readEntry(module)).toThrow('npm run build');
    },
  );
});
