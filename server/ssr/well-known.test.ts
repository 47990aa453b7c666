import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const get = (url: string) => test.app.inject({ url });

describe('files that are looked for by name', () => {
  it('tell search engines what to leave alone and where the sitemap is', async () => {
    const { statusCode, headers, payload } = await get('/robots.txt');

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(payload).toContain('Disallow: /admin\n');
    expect(payload).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  });

  it('say what else the shop wants, or that it wants to be left alone', async () => {
    await test.services.site.saveOption(1, 'RobotsLines', 'User-agent: GPTBot\nDisallow: /');
    expect((await get('/robots.txt')).payload).toMatch(
      /Disallow: \/profil\n\nUser-agent: GPTBot\nDisallow: \/\n\nSitemap:/,
    );

    await test.services.site.saveOption(1, 'SearchEngines', false);
    expect((await get('/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n');
  });

  it('hold an icon', async () => {
    const { statusCode, headers } = await get('/favicon.svg');

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('image/svg+xml');
  });

  it('hold a sitemap unless the shop wants none', async () => {
    const on = await get('/sitemap.xml');
    await test.services.site.saveOption(1, 'AutoGenerateSiteMap', false);
    const off = await get('/sitemap.xml');

    expect(on.statusCode).toBe(200);
    expect(on.headers['content-type']).toContain('application/xml');
    expect(off.statusCode).toBe(404);
  });
});
