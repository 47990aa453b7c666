import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { PresetRun, PresetState } from '#schemas/api/presets.ts';
import { beginShop } from '#server/seed/index.ts';
import { presetFiles, readPreset } from '#server/seed/preset.ts';
import { presetWork } from '#server/seed/replace/preset-work.ts';
import { logIn } from '#tests/support/accounts.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';

const content = createContentRules(createRegistry(allBlocks));
const SETTINGS: TestSettings = { entry: { ...fakeEntry, content }, presetWork };

/** A shop of a few words, under a name and with a page of its own. */
const OWN_PAGE = {
  ...readPreset(presetFiles('blank')).element('pages/contact', () => undefined),
  slug: 'nasa-prica',
};
const small = (changes: Record<string, unknown> = {}) => ({
  'preset.json': {
    base: 'blank',
    name: 'Uvala',
    store: { freeDeliveryCents: 4200 },
    options: [
      { key: 'CopyrightText', value: 'Uvala' },
      { key: 'NumberOfStars', value: 7 },
    ],
    elements: ['pages/story'],
  },
  'elements/pages/story.json': OWN_PAGE,
  ...changes,
});
const zip = (files: Record<string, unknown>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, strToU8(JSON.stringify(file))]),
      ),
    ),
  );

const OWNER = 'vlasnica@bonaca.test';

let test: TestApp;
let owner: EditorClient;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  await beginShop(test, { preset: 'blank', accounts: [] });
  owner = await createEditor(test, { role: 'owner', email: OWNER });
});

const call = (method: 'GET' | 'POST', path = '', body?: object) =>
  owner.send(method, `/admin/presets${path}`, body);
const stateOf = async () => (await call('GET')).json<{ data: PresetState }>().data;
const runOf = async () => (await call('GET', '/run')).json<{ data: { run: PresetRun } }>().data.run;
const nameOf = async () => (await test.services.directory.contextOf(1)).site.name;
const optionOf = async (key: string) =>
  (
    await test.app.db
      .selectFrom('cms_option')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst()
  )?.value;
const slugs = async () =>
  (await test.app.db.selectFrom('element').select('slug').execute()).map(({ slug }) => slug);

/** As a browser sends it. */
async function send(bytes: Buffer, email = OWNER) {
  const boundary = '----preset';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="p.zip"\r\ncontent-type: application/zip\r\n\r\n`;
  const { tokens } = await logIn(test.app, test.headers, email);
  return test.app.inject({
    method: 'POST',
    url: '/api/v1/admin/presets/upload',
    headers: {
      ...test.headers,
      accesstoken: tokens.accessToken,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

async function finished(): Promise<PresetRun> {
  return vi.waitFor(
    async () => {
      const run = await runOf();
      expect(run.state).not.toBe('running');
      return run;
    },
    { timeout: 20_000, interval: 50 },
  );
}

async function use(bytes: Buffer): Promise<PresetRun> {
  const sent = await send(bytes);
  expect([sent.statusCode, sent.body]).toEqual([200, expect.any(String)]);
  return finished();
}

describe('the ready presets', () => {
  it('are listed with what is in them, and nothing is in the way of a new shop', async () => {
    const { presets, current, inTheWay, run } = await stateOf();

    expect([current, inTheWay, run]).toEqual(['blank', [], null]);
    const bonaca = presets.find(({ name }) => name === 'bonaca');
    expect(bonaca?.products).toBeGreaterThan(50);
    for (const { titles, texts, pages } of presets) {
      expect(Object.keys(titles).sort()).toEqual(['de', 'en', 'hr']);
      expect(texts.hr).not.toBe('');
      expect(pages).toBeGreaterThan(10);
    }
  });

  it('are put into the shop by name, while the panel looks on', async () => {
    const begun = await call('POST', '/use', { name: 'blank' });
    expect(begun.json<{ data: PresetRun }>().data).toMatchObject({ name: 'blank' });
    const run = await finished();

    expect(run).toMatchObject({ name: 'blank', state: 'done', fault: null });
    expect(run.done).toBe(run.total);
    expect(run.total).toBeGreaterThan(20);
    expect((await stateOf()).inTheWay).toEqual([]);
  });

  it.each([
    [{ name: 'nema-ga' }, 404],
    [{ name: '../bonaca' }, 400],
    [{ name: 'x'.repeat(61) }, 400],
    [{}, 400],
    [{ name: 'blank', siteId: 2 }, 400],
  ])('refuse %j', async (body, status) => {
    expect((await call('POST', '/use', body)).statusCode).toBe(status);
    expect((await stateOf()).run).toBeNull();
  });

  it('are for owners', async () => {
    const editor = await createEditor(test, { role: 'editor', email: 'urednik@bonaca.test' });

    for (const path of ['', '/run', '/download']) {
      expect((await editor.send('GET', `/admin/presets${path}`)).statusCode).toBe(403);
    }
    expect((await editor.send('POST', '/admin/presets/use', { name: 'blank' })).statusCode).toBe(
      403,
    );
    expect((await send(zip(small()), 'urednik@bonaca.test')).statusCode).toBe(403);
  });
});

describe('a preset that is sent', () => {
  it('takes the place of what nobody has worked on, and can be replaced itself', async () => {
    expect(await use(zip(small()))).toMatchObject({ name: 'upload', state: 'done' });

    expect(await nameOf()).toBe('Uvala');
    expect(await slugs()).toContain('nasa-prica');
    expect(await stateOf()).toMatchObject({ inTheWay: [], current: 'upload' });

    await call('POST', '/use', { name: 'blank' });
    expect(await finished()).toMatchObject({ state: 'done' });
    expect(await slugs()).not.toContain('nasa-prica');
  });

  it('leaves alone what the owner has set up', async () => {
    const { services, app } = test;
    await services.settings.changeStore({ id: 1, catalogueId: 1 }, 1, { name: 'Lavanda' });
    await services.site.saveOption(1, 'Seller', { name: 'Lavanda d.o.o.' });
    await services.site.saveOption(1, 'NumberOfStars', 6);
    const method = { code: 100, kind: 'courier', cents: 450, countsFreeLimit: true };
    await app.db
      .insertInto('delivery_method')
      .values({
        store_id: 1,
        code: method.code,
        kind: method.kind,
        names: JSON.stringify({ hr: 'Kurir' }),
        descriptions: '{}',
        price_cents: method.cents,
        countries: '["HR"]',
      })
      .execute();
    const intake = services.media.startIntake(1, 'upload');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    await intake.add({ bytes: Buffer.from(svg), originalName: 'logo.svg' }, { title: 'Logo' });
    await intake.commit();

    expect((await stateOf()).inTheWay).toEqual([]);
    const run = await use(zip(small()));

    expect([...run.kept].sort()).toEqual(['delivery', 'media', 'name', 'options']);
    expect(await nameOf()).toBe('Lavanda');
    expect(await optionOf('Seller')).toEqual({ name: 'Lavanda d.o.o.' });
    expect(await optionOf('NumberOfStars')).toBe(6);
    expect(await optionOf('CopyrightText')).toBe('Uvala');
    const left = await app.db.selectFrom('delivery_method').select('code').execute();
    expect(left).toEqual([{ code: 100 }]);
    expect(await app.db.selectFrom('media').select('title').execute()).toEqual([{ title: 'Logo' }]);
  });

  it('is refused where somebody has worked on the shop, with what it is', async () => {
    const { app } = test;
    await app.db.updateTable('element').set({ rev: 2 }).where('slug', '=', 'shop').execute();
    await app.db.insertInto('tag').values({ site_id: 1, names: '{"hr":"Novo"}' }).execute();

    expect((await stateOf()).inTheWay).toEqual(['pages', 'tags']);
    const refused = await send(zip(small()));

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: { code: 'PRESET_REFUSED', payload: { found: ['pages', 'tags'] } },
    });
    expect(await nameOf()).toBe('Moja trgovina');
  });

  it('is refused with file and field before anything is touched', async () => {
    const wrong = small({ 'preset.json': { base: 'blank', name: 7 } });
    const refused = await send(zip(wrong));

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      error: {
        code: 'PRESET_FAULTY',
        payload: { fault: 'preset.zip: preset.json/name must be string. Correct it there.' },
      },
    });
    const noZip = await send(Buffer.from('nije zip'));
    expect([noZip.statusCode, noZip.body]).toEqual([400, expect.stringContaining('is no zip')]);
    expect((await owner.send('POST', '/admin/presets/upload', {})).statusCode).toBe(415);
    expect((await stateOf()).run).toBeNull();
  });

  it('that fails half-way leaves the shop as it was', async () => {
    await use(zip(small()));
    const before = (await slugs()).sort();
    const { content: service } = test.services;
    const { create } = service;
    let left = 9;
    service.create = (...input) => {
      left -= 1;
      return left === 0 ? Promise.reject(new Error('full')) : create(...input);
    };
    await call('POST', '/use', { name: 'blank' });
    const run = await finished();
    service.create = create;

    expect(run).toMatchObject({ name: 'blank', state: 'failed', fault: '' });
    expect((await slugs()).sort()).toEqual(before);
    expect(await nameOf()).toBe('Uvala');
    expect((await stateOf()).inTheWay).toEqual([]);
  });

  it('waits for no other: the second is refused while the first is on its way', async () => {
    const { content: service } = test.services;
    const { create } = service;
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    service.create = async (...input) => {
      await held;
      return create(...input);
    };
    const first = await call('POST', '/use', { name: 'blank' });
    const second = await call('POST', '/use', { name: 'blank' });
    service.create = create;
    goOn();

    expect([first.statusCode, second.statusCode]).toEqual([200, 409]);
    expect(second.json()).toMatchObject({ error: { code: 'PRESET_BUSY' } });
    await finished();
  });

  it('that died with its process is told as failed, and another may be chosen', async () => {
    await test.app.db
      .insertInto('preset_import')
      .values({
        site_id: 1,
        name: 'blank',
        state: 'running',
        done: 3,
        total: 20,
        fault: null,
        kept: '[]',
        heard_at: new Date(Date.now() - 120_000),
      })
      .execute();

    expect(await runOf()).toMatchObject({ state: 'failed', fault: '' });
    expect((await call('POST', '/use', { name: 'blank' })).statusCode).toBe(200);
    await finished();
  });
});

describe('a shop that is handed on', () => {
  it('comes as a zip that another shop takes', async () => {
    await use(zip(small()));
    const { statusCode, headers, rawPayload } = await call('GET', '/download');

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toContain('attachment');
    const files = Object.keys(unzipSync(rawPayload));
    expect(files).toContain('preset.json');
    expect(files).toContain('elements/page/nasa-prica.json');
    expect(await use(rawPayload)).toMatchObject({ state: 'done' });
    expect(await slugs()).toContain('nasa-prica');
    expect((await stateOf()).leftOut).toEqual({ staff: 1 });
  });

  it('says what of it the file does not hold, which are neither old paths nor words of mails', async () => {
    const { app, services } = test;
    await services.redirects.add({ siteId: 1, accountId: null }, { from: '/staro', to: '/novo' });
    const text = { subject: 'Lozinka', heading: 'Lozinka', body: [] };
    const row = { site_id: 1, kind: 'reset', locale: 'hr', content: JSON.stringify(text) } as const;
    await app.db
      .insertInto('mail_text')
      .values({ ...row, account_id: null })
      .execute();

    expect((await stateOf()).leftOut).toEqual({ staff: 1 });
  });
});
