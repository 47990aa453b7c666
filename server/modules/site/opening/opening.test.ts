import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CROATIAN_RATES, NO_RATES } from '#domain/commerce/vat-rates.ts';
import type { Opening, Preview, SetupStep } from '#schemas/api/opening.ts';
import { beginShop } from '#server/seed/index.ts';
import { logIn } from '#tests/support/accounts.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';

/** Pages that say whether they are hidden, as the real ones do by their status. */
const SETTINGS: TestSettings = {
  entry: {
    ...fakeEntry,
    handle: async ({ path, isUnopened, scope }) => {
      const isHidden = isUnopened === true && scope !== 'backoffice';
      return {
        status: isHidden ? 503 : 200,
        headers: {},
        html: `<!doctype html><title>${isHidden ? 'soon' : path}</title>`,
        cacheable: !isHidden,
        tags: [],
        hashes: { style: [], script: [] },
      };
    },
  },
};

const PUBLIC: TestSettings = { ...SETTINGS, config: { isPublic: true } };
const OWNER = 'vlasnica@bonaca.test';

let test: TestApp;
let owner: EditorClient;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  owner = await createEditor(test, { role: 'owner', email: OWNER });
});

const page = (cookie = '', url = '/o-nama') =>
  test.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
const call = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
  owner.send(method, `/admin/opening${path}`, body);
const stateOf = async () => (await call('GET')).json<{ data: Opening }>().data;
const stepOf = async (step: SetupStep) =>
  (await stateOf()).steps.find((each) => each.step === step);
const preview = async () => (await call('POST', '/preview')).json<{ data: Preview }>().data;

async function visitPreview(url: string): Promise<string> {
  const { statusCode, headers, cookies } = await test.app.inject({ url: new URL(url).pathname });
  expect([statusCode, headers.location]).toEqual([302, '/']);
  const [found] = cookies;
  return found ? `${found.name}=${found.value}` : '';
}

describe('a site that is not open yet', () => {
  beforeEach(() => test.services.opening.holdBack(1));

  it('shows strangers no page, and nobody may keep what they see', async () => {
    const { statusCode, headers, body } = await page();

    expect(statusCode).toBe(503);
    expect(body).toContain('soon');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('keeps search engines away', async () => {
    const robots = await test.app.inject({ url: '/robots.txt' });

    expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
    expect(robots.headers['cache-control']).toBe('no-store');
    expect((await test.app.inject({ url: '/sitemap.xml' })).statusCode).toBe(404);
  });

  it('is shown to people of the back office', async () => {
    const { app, headers } = test;
    const { tokens } = await logIn(app, headers, OWNER);
    const cookie = `izlog_access=${tokens.accessToken}`;

    const seen = await page(cookie);

    expect([seen.statusCode, seen.body]).toEqual([200, expect.stringContaining('/o-nama')]);
    expect((await page()).statusCode).toBe(503);
  });

  it('is shown to whoever came by the preview address, who leaves nothing behind for others', async () => {
    const { url, until } = await preview();
    const cookie = await visitPreview(url);

    expect(Date.parse(until)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    for (let visit = 0; visit < 3; visit += 1) {
      const seen = await page(cookie);
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect((await page()).statusCode).toBe(503);
    }
  });

  it('takes one preview address at a time, until it is taken back', async () => {
    const before = await visitPreview((await preview()).url);
    const { url } = await preview();
    const now = await visitPreview(url);

    expect((await page(before)).statusCode).toBe(503);
    expect((await page(now)).statusCode).toBe(200);
    expect((await stateOf()).previewUntil).not.toBeNull();

    expect((await call('DELETE', '/preview')).statusCode).toBe(200);
    expect((await page(now)).statusCode).toBe(503);
    expect((await stateOf()).previewUntil).toBeNull();
    expect(await visitPreview(url)).toBe('');
  });

  it('forgets a preview address after 30 days', async () => {
    const cookie = await visitPreview((await preview()).url);
    vi.useFakeTimers({ now: Date.now() + 30 * 86_400_000, toFake: ['Date'] });
    try {
      expect((await page(cookie)).statusCode).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is no more open for a secret that somebody made up', async () => {
    expect(await visitPreview('http://localhost/preview/aaaa')).toBe('');
    expect((await page('izlog_preview=aaaa')).statusCode).toBe(503);
  });

  it('is open to everybody once its owner says so, and stays so', async () => {
    expect((await stateOf()).openedAt).toBeNull();
    await page();

    const { openedAt } = (await call('POST', '/open')).json<{ data: Opening }>().data;

    expect(openedAt).not.toBeNull();
    expect((await page()).statusCode).toBe(200);
    expect((await page()).headers['cache-control']).toBe('no-cache');
    expect((await test.app.inject({ url: '/robots.txt' })).body).toContain('Sitemap:');
    expect((await call('POST', '/open')).json<{ data: Opening }>().data.openedAt).toBe(openedAt);
  });
});

it('is for owners to open, and for people of the back office to look at', async () => {
  await test.services.opening.holdBack(1);
  const editor = await createEditor(test, { role: 'editor', email: 'urednik@bonaca.test' });

  expect((await editor.send('GET', '/admin/opening')).statusCode).toBe(200);
  for (const path of ['open', 'preview', 'skip']) {
    const body = path === 'skip' ? { step: 'mail', isSkipped: true } : undefined;
    expect((await editor.send('POST', `/admin/opening/${path}`, body)).statusCode).toBe(403);
  }
  const stranger = await test.app.inject({ url: '/api/v1/admin/opening', headers: test.headers });
  expect(stranger.statusCode).toBe(401);
  expect((await page()).statusCode).toBe(503);
});

describe('the set-up', () => {
  it('says what each step lacks, by what the shop has', async () => {
    expect(await stepOf('shop')).toEqual({
      step: 'shop',
      isDone: false,
      isSkipped: false,
      notes: ['noName'],
    });
    expect((await stepOf('products'))?.notes).toEqual(['noProducts']);
    expect((await stepOf('delivery'))?.notes).toEqual(['noDelivery']);

    await test.services.settings.changeStore({ id: 1, catalogueId: 1 }, 1, { name: 'Bonaca' });
    expect(await stepOf('shop')).toMatchObject({ isDone: true, notes: [] });
  });

  it('asks whether there is VAT, and compares the answer with the number of the company', async () => {
    const vat = (body: object) => owner.send('PUT', '/admin/settings/vat', body);
    expect(await stepOf('taxes')).toMatchObject({ isDone: false, notes: ['noTaxes'] });

    await vat(CROATIAN_RATES);
    expect(await stepOf('taxes')).toMatchObject({ isDone: true, notes: ['noVatNumber'] });
    await vat({ ...NO_RATES, isExempt: true });
    expect(await stepOf('taxes')).toMatchObject({ isDone: true, notes: [] });

    const company = (await owner.send('GET', '/admin/settings/company')).json<{
      data: { company: object };
    }>().data.company;
    await owner.send('PUT', '/admin/settings/company', { ...company, vatId: 'HR33392005961' });
    expect(await stepOf('taxes')).toMatchObject({ isDone: true, notes: ['vatNumberToo'] });
  });

  it('goes on without a mail server on one’s own machine, but not where there are customers', async () => {
    expect(await stepOf('mail')).toMatchObject({ isDone: true, notes: ['mailInFolder'] });

    test = await createTestApp(PUBLIC);
    owner = await createEditor(test, { role: 'owner' });
    expect(await stepOf('mail')).toMatchObject({ isDone: false, notes: ['noMail'] });
  });

  it('puts steps aside and takes them up again', async () => {
    const skip = (step: string, isSkipped: boolean) => call('POST', '/skip', { step, isSkipped });
    await Promise.all([skip('mail', true), skip('legal', true), skip('mail', true)]);
    const skipped = async () =>
      (await stateOf()).steps.filter(({ isSkipped }) => isSkipped).map(({ step }) => step);

    expect(await skipped()).toEqual(['mail', 'legal']);
    await skip('mail', false);
    expect(await skipped()).toEqual(['legal']);
    expect((await skip('nothing', true)).statusCode).toBe(400);
  });
});

describe('a shop that a start begins', () => {
  it('waits for its owner where nobody can log in yet', async () => {
    test = await createTestApp(SETTINGS);
    await beginShop(test, { preset: 'blank', accounts: [] });

    expect((await page('', '/')).statusCode).toBe(503);
  });
});
