import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { SiteWrite } from '#schemas/api/admin-sites.ts';
import { STATIC_HANDLERS } from '#schemas/content/element.ts';
import { anAccount } from '#tests/support/accounts.ts';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';
import { beginShop, fillNewSite } from './index.ts';
import { presetFiles, readPreset } from './preset.ts';
import { createSampleLookup } from './sample-data.repository.ts';
import { sampleAccounts } from './site/accounts.ts';

const content = createContentRules(createRegistry(allBlocks));
const SETTINGS: TestSettings = { entry: { ...fakeEntry, content }, fillSite: fillNewSite };
const blank = readPreset(presetFiles('blank'));
const ALL = blank.settings.elements.length;
const seedBlank = (shop: TestApp) => beginShop(shop, { preset: 'blank', accounts: [] });
const seedSample = (shop: TestApp) =>
  beginShop(shop, { preset: 'bonaca', accounts: sampleAccounts });

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
});

const elements = () => createSampleLookup(test.app.db, 1).elements();

async function kindAt(path: string) {
  const { site } = await test.services.directory.contextOf(1);
  const found = await test.services.finder.decide(site, path);
  return found.type;
}

describe('a shop that begins without sample data', () => {
  it('has the pages that every shop needs, published, with header, footer and menus', async () => {
    await seedBlank(test);

    const made = await elements();
    expect(made).toHaveLength(ALL);
    expect(made.every(({ status }) => status === 'published')).toBe(true);
    expect(await kindAt('/')).toBe('page');
    for (const slug of ['shop', 'kosarica', 'naplata', 'prijava', 'profil']) {
      expect([slug, await kindAt(`/${slug}`)]).toEqual([slug, 'page']);
    }
    expect(made.flatMap(({ handler }) => handler ?? []).sort()).toEqual([
      'cookie-section',
      'footer-section',
      'header-section',
    ]);
    const { site } = await test.services.directory.contextOf(1);
    expect(site.name).toBe('Moja trgovina');
  });

  it('asks buyers to accept the terms, and for nothing else that they have to', async () => {
    await seedBlank(test);

    const { consents, required } = await test.services.consents.shown(1, 'hr', 'checkoutForm');
    const terms = consents.find(({ id }) => required.includes(id));
    expect(required).toHaveLength(1);
    expect(terms?.displayName).toContain('href="/uvjeti-kupnje"');
    expect(terms?.displayName).toContain('href="/zastita-privatnosti"');
    expect(consents.map(({ uniqueNumber }) => uniqueNumber)).toEqual([
      'uvjeti-kupnje',
      'newsletter',
    ]);
  });

  it('has them although somebody may already log in', async () => {
    await test.services.auth.createAccount(anAccount({ scope: 'backoffice' }));
    await seedBlank(test);

    expect(await elements()).toHaveLength(ALL);
  });

  it('gets them once: what its owner took away or named stays so', async () => {
    await seedBlank(test);
    await test.app.db.deleteFrom('element').where('slug', '=', 'objave').execute();
    await test.app.db.updateTable('site').set({ name: 'Kod Ane' }).execute();
    await seedBlank(test);

    expect(await elements()).toHaveLength(ALL - 1);
    const { name } = await test.app.db.selectFrom('site').select('name').executeTakeFirstOrThrow();
    expect(name).toBe('Kod Ane');
  });

  it('is finished after a start that was interrupted, with nothing twice', async () => {
    const { content: service } = test.services;
    const { create } = service;
    let left = 9;
    service.create = (...input) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : create(...input);
    };
    await expect(seedBlank(test)).rejects.toThrow('killed');
    service.create = create;
    await seedSample(test);
    await seedBlank(test);

    expect(await elements()).toHaveLength(ALL);
  });

  it('leaves a shop alone that has pages of its own', async () => {
    const { content: service, directory } = test.services;
    const ctx = await directory.contextOf(1);
    const [first = ''] = blank.settings.elements;
    await service.create(
      ctx,
      blank.element(first, () => undefined),
    );
    await seedBlank(test);

    expect(await elements()).toHaveLength(1);
  });
});

describe('a site that an owner makes', () => {
  const wanted: SiteWrite = {
    name: 'Kod "Ane"',
    url: 'https://druga.test',
    hosts: [],
    defaultLocale: 'de',
    locales: ['de'],
    currency: 'EUR',
  };
  async function makeSite() {
    const ctx = await test.services.directory.contextOf(1);
    const { id } = await test.services.siteDesk.create(ctx, wanted);
    return id;
  }

  it('has the pages that every shop needs, under its own name and in its languages', async () => {
    const id = await makeSite();
    await test.services.jobs.drain();

    const made = await createSampleLookup(test.app.db, id).elements();
    expect(made).toHaveLength(ALL);
    expect(made.every(({ status }) => status === 'published')).toBe(true);
    expect(await elements()).toEqual([]);
    const { site } = await test.services.directory.contextOf(id);
    expect(site).toMatchObject({ name: wanted.name, locales: ['de'], defaultLocale: 'de' });
    expect((await test.services.finder.decide(site, '/')).type).toBe('page');
    const { rows } = await sql<{ texts: string }>`
      select coalesce(string_agg(draft::text, ''), '') || (
        select string_agg(value::text, '') from cms_option where site_id = ${id}
      ) as texts from element where site_id = ${id}`.execute(test.app.db);
    expect(rows[0]?.texts).toContain('Kod \\"Ane\\"');
    expect(rows[0]?.texts).not.toMatch(/Moja trgovina|My shop|Mein Shop/);
    const around = await test.services.content.publishedStatics(site, 'de', STATIC_HANDLERS);
    expect(around).toHaveLength(STATIC_HANDLERS.length);
    expect((await test.services.site.navigation(id, 'main', 'de')).length).toBeGreaterThan(0);
  });

  it('is finished when the work was interrupted, with nothing twice', async () => {
    const { content: service, directory } = test.services;
    const { create } = service;
    let left = 3;
    service.create = (...input) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : create(...input);
    };
    const { id } = await test.services.siteDesk.create(await directory.contextOf(1), wanted);
    await expect(fillNewSite(test, id)).rejects.toThrow('killed');
    service.create = create;
    await test.services.jobs.drain();
    await fillNewSite(test, id);

    expect(await createSampleLookup(test.app.db, id).elements()).toHaveLength(ALL);
  });
});
