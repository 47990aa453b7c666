import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const DEVELOPMENT = { config: { env: 'development' } } as const;
let test: TestApp;

const open = (url: string, cookie = '') =>
  test.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });

describe('on the development server', () => {
  beforeEach(async () => {
    test = await createTestApp(DEVELOPMENT);
  });

  it('a visitor logs in to the back office first, and comes back to the page', async () => {
    const { statusCode, headers } = await open('/o-nama?page=2');

    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/adminLogin?redirect=%2Fo-nama%3Fpage%3D2');
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await open('/adminLogin')).statusCode).not.toBe(302);
    expect((await open('/en/adminLogin')).statusCode).not.toBe(302);
  });

  it('everybody sees the pages of a forced domain', async () => {
    const host = new URL((await test.services.directory.contextOf(1)).site.url).hostname;
    await test.app.inject({ method: 'POST', url: '/_cli/set-domain', payload: { domain: host } });

    expect((await open('/o-nama')).statusCode).not.toBe(302);

    await test.app.inject({ method: 'POST', url: '/_cli/set-domain', payload: { domain: '' } });
    expect((await open('/o-nama')).statusCode).toBe(302);
  });
});

it('the catalogue of blocks is there in development only (ROUTE-24)', async () => {
  test = await createTestApp(DEVELOPMENT);
  const { statusCode, headers } = await open('/section-tool');
  expect([statusCode, headers.location]).toEqual([302, '/admin/section-tool']);

  test = await createTestApp();
  expect((await open('/section-tool')).headers.location).toBeUndefined();
});

it('a visitor of a built shop sees its pages', async () => {
  test = await createTestApp();

  expect((await open('/o-nama')).statusCode).not.toBe(302);
});
