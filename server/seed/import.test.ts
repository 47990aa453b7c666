import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import {
  createTestApp,
  fakeEntry,
  type TestApp,
  type TestSettings,
} from '#tests/support/test-app.ts';
import { exportPreset } from './export/index.ts';
import { writePreset } from './export/write-preset.ts';
import { folderFiles, openPreset } from './files/preset-files.ts';
import { beginShop, fillNewSite } from './index.ts';
import { readPreset } from './preset.ts';
import { replacePreset } from './replace/replace-preset.ts';
import { createSampleLookup, markerOf } from './sample-data.repository.ts';

const content = createContentRules(createRegistry(allBlocks));
const SETTINGS: TestSettings = { entry: { ...fakeEntry, content } };

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  await beginShop(test, { preset: 'blank', accounts: [] });
});

const elements = async () => (await createSampleLookup(test.app.db, 1).elements()).length;
const nameOf = async () => (await test.services.directory.contextOf(1)).site.name;

/** The blank preset under another name, changed as the test wants. */
function anotherPreset(change: (folder: string) => void = () => undefined): string {
  const folder = join(newTempFolder(), 'preset');
  cpSync('presets/blank', folder, { recursive: true });
  edit(folder, 'preset.json', (text) =>
    text.replace('"name": "Moja trgovina"', '"name": "Svijet"'),
  );
  change(folder);
  return folder;
}

function edit(folder: string, name: string, change: (text: string) => string) {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const importFrom = (folder: string) =>
  replacePreset(test, { siteId: 1, files: folderFiles(folder) });

describe('a preset that is put into a blank shop', () => {
  it('takes the place of what was there', async () => {
    const before = await elements();
    await importFrom(anotherPreset());

    expect(await elements()).toBe(before);
    expect(await nameOf()).toBe('Svijet');
  });

  it('is taken out of a folder or a zip that was exported', async () => {
    const path = join(newTempFolder(), 'trgovina.zip');
    const { files } = await exportPreset(test, 1);
    await writePreset(path, files());
    const before = await elements();
    await replacePreset(test, { siteId: 1, files: openPreset(path) });

    expect(await elements()).toBe(before);
    await expect(writePreset(path, files())).rejects.toThrow('exists. Name a new file.');
  });

  it('is refused with the file and the fault where a page lacks what it is for', async () => {
    const before = await elements();
    const broken = anotherPreset((folder) =>
      edit(folder, 'elements/pages/checkout.json', (text) =>
        text.replace('"block": "checkout-payment"', '"block": "spacer"'),
      ),
    );

    await expect(importFrom(broken)).rejects.toThrow(
      /elements\/pages\/checkout\.json: parts\[0\].* needs "payment-method"/,
    );
    expect(await elements()).toBe(before);
    expect(await nameOf()).not.toBe('Svijet');
  });

  it('brings its look along, and an export has it again', async () => {
    const tokens = { colorBrand: '#7a1f3d', radius: 12, fontHeading: 'own-naslovno' };
    const font = { file: 'naslovno.woff2', name: 'Naslovno', licence: 'SIL OFL 1.1' };
    const theme = {
      schema: 1,
      type: 'theme',
      handler: null,
      slug: 'theme',
      language_code: 'hr',
      meta: { name: 'Izgled' },
      mobileMeta: {},
      options: tokens,
      mobileOptions: {},
      parts: [],
      tr: {},
    };
    await importFrom(
      anotherPreset((at) => {
        writeFileSync(join(at, 'elements/theme.json'), JSON.stringify(theme));
        cpSync('runtime/theme/fonts/fraunces.woff2', join(at, 'fonts/naslovno.woff2'));
        writeFileSync(join(at, 'fonts/manifest.json'), JSON.stringify([font]));
        edit(at, 'preset.json', (text) =>
          text.replace(/"elements": \[/, (begin) => `${begin} "theme",`),
        );
      }),
    );
    expect(await test.services.themes.valuesOf(1)).toMatchObject({
      ...tokens,
      ownFonts: [{ id: 'own-naslovno', name: 'Naslovno' }],
    });

    const path = join(newTempFolder(), 'izgled');
    const { files } = await exportPreset(test, 1);
    await writePreset(path, files());
    const { settings, element, fonts, readFont } = readPreset(folderFiles(path));
    const written = settings.elements.map((name) => element(name, () => undefined));
    expect(written.filter(({ type }) => type === 'theme')).toMatchObject([{ options: tokens }]);
    expect(fonts).toMatchObject([{ name: 'Naslovno', licence: 'SIL OFL 1.1' }]);
    const [{ file = '' } = {}] = fonts;
    expect(readFont(file)).toEqual(readFileSync('runtime/theme/fonts/fraunces.woff2'));
  });

  it('brings old paths and own words of mails, and leaves those of the shop as they are', async () => {
    const { redirects, mailDesk, directory } = test.services;
    const ctx = { ...(await directory.contextOf(1)), user: null };
    const { text } = await mailDesk.texts.read('newsletter', ctx);
    const own = {
      kind: 'newsletter',
      locale: ctx.locale,
      text: { ...text, subject: 'Dobro došli' },
    };
    const lead = (from: string, to: string) => ({ from, to, permanent: true });
    await redirects.add({ siteId: 1, accountId: null }, lead('/vlastita', '/kontakt'));
    const with_ = (mailTexts: object[]) => (at: string) => {
      const paths = [lead('/stara', '/o-nama'), lead('/vlastita', '/o-nama')];
      writeFileSync(join(at, 'redirects.json'), JSON.stringify(paths));
      writeFileSync(join(at, 'mail-texts.json'), JSON.stringify(mailTexts));
    };
    const faulty = { ...own, text: { ...text, subject: 'Bok {{nitko}}' } };
    await expect(importFrom(anotherPreset(with_([faulty])))).rejects.toThrow(
      /mail-texts\.json: the words of newsletter in hr do not fit/,
    );

    await importFrom(anotherPreset(with_([own])));

    expect(await redirects.find(1, '/stara')).toEqual({ to: '/o-nama', status: 301 });
    expect(await redirects.find(1, '/vlastita')).toEqual({ to: '/kontakt', status: 301 });
    expect((await mailDesk.texts.read('newsletter', ctx)).text.subject).toBe('Dobro došli');

    // The newest version counts: what was reset is not the shop's own any more.
    const inEnglish = { ...ctx, locale: 'en' } as const;
    const words = await mailDesk.texts.read('reset', inEnglish);
    const { version } = await mailDesk.texts.save('reset', inEnglish, words.text, 0);
    await mailDesk.texts.reset('reset', inEnglish, version);
    const path = join(newTempFolder(), 'rijeci');
    const { files, leftOut } = await exportPreset(test, 1);
    await writePreset(path, files());
    const again = readPreset(folderFiles(path));
    expect(again.redirects).toEqual([lead('/stara', '/o-nama'), lead('/vlastita', '/kontakt')]);
    expect(again.mailTexts).toEqual([own]);
    expect(leftOut).toEqual({});
  });

  it('is refused where something would be lost, with what it is', async () => {
    await test.app.db.updateTable('element').set({ rev: 2 }).where('slug', '=', 'shop').execute();

    await expect(importFrom(anotherPreset())).rejects.toThrow('it has pages');
    expect(await nameOf()).toBe('Moja trgovina');
  });

  it('is refused with file and field before anything is touched', async () => {
    const folder = anotherPreset((at) => {
      edit(at, 'elements/pages/cart.json', (text) => text.replace('"type": "page"', '"type": 7'));
    });

    await expect(importFrom(folder)).rejects.toThrow(/elements\/pages\/cart\.json\/type/);
    expect(await nameOf()).toBe('Moja trgovina');
  });

  it('leaves a blank shop behind when it fails half-way', async () => {
    const before = await elements();
    const folder = anotherPreset((at) => {
      edit(at, 'elements/pages/home.json', (text) =>
        text.replace(/"block": "[^"]*"/, '"block": ""'),
      );
    });
    const { content: service } = test.services;
    const { create } = service;
    let left = 9;
    service.create = (...input) => {
      left -= 1;
      return left === 0 ? Promise.reject(new Error('full')) : create(...input);
    };
    await expect(importFrom(anotherPreset())).rejects.toThrow('full');
    service.create = create;

    expect(await elements()).toBe(before);
    expect(await nameOf()).toBe('Moja trgovina');
    await expect(importFrom(folder)).rejects.toThrow(/home\.json/);
  });

  it('begins an empty database by its path', async () => {
    test = await createTestApp(SETTINGS);
    const folder = anotherPreset();
    await beginShop(test, { preset: folder, accounts: [] });
    await beginShop(test, { preset: folder, accounts: [] });

    expect(await nameOf()).toBe('Svijet');
  });

  it('that was cut off is taken away by the next start', async () => {
    await test.app.db
      .updateTable('sample_data')
      .set({ preset: 'upload', state: 'loading' })
      .execute();
    await test.app.db.updateTable('site').set({ name: 'Napola' }).execute();
    await beginShop(test, { preset: 'blank', accounts: [] });

    expect(await nameOf()).toBe('Moja trgovina');
    expect(await elements()).toBeGreaterThan(20);
  });
});

describe('a preset that was cut off in another site', () => {
  const SITE = 2;
  const markOf = () => markerOf(test.app.db, SITE);
  const slugs = async () =>
    (
      await test.app.db.selectFrom('element').select('slug').where('site_id', '=', SITE).execute()
    ).map(({ slug }) => slug);

  /** The second site, as a process leaves it that dies while it puts `preset` in. */
  async function cutOff(preset: string) {
    await addSecondSite(test);
    await fillNewSite(test, SITE);
    const whole = (await slugs()).length;
    await test.app.db
      .insertInto('preset_import')
      .values({ site_id: SITE, name: preset, state: 'running', done: 3, total: 9, kept: '[]' })
      .execute();
    await test.app.db
      .updateTable('sample_data')
      .set({ preset, state: 'loading' })
      .where('site_id', '=', SITE)
      .execute();
    await test.app.db
      .deleteFrom('element')
      .where('site_id', '=', SITE)
      .where('type', '=', 'page')
      .execute();
    return whole;
  }

  it('leaves the blank one where it was uploaded', async () => {
    const whole = await cutOff('upload');
    await beginShop(test, { preset: 'blank', accounts: [] });

    expect(await markOf()).toMatchObject({ preset: 'blank', state: 'done' });
    expect(await slugs()).toHaveLength(whole);
    expect((await test.services.directory.contextOf(SITE)).site.name).toBe('Drugi');
  });

  it('is finished where it is a ready one', async () => {
    await cutOff('one-brand');
    await beginShop(test, { preset: 'blank', accounts: [] });

    expect(await markOf()).toMatchObject({ preset: 'one-brand', state: 'done' });
  });

  it('is put in again where nothing is left of what was there', async () => {
    await cutOff('upload');
    await test.app.db.deleteFrom('element').where('site_id', '=', SITE).execute();
    await test.app.db
      .updateTable('sample_data')
      .set({ state: 'done' })
      .where('site_id', '=', SITE)
      .execute();
    await beginShop(test, { preset: 'blank', accounts: [] });

    expect((await slugs()).length).toBeGreaterThan(10);
  });

  it('is nothing to a site whose import ended, and to one that a job is filling', async () => {
    await cutOff('upload');
    await test.app.db.updateTable('preset_import').set({ state: 'failed' }).execute();
    await beginShop(test, { preset: 'blank', accounts: [] });

    expect(await markOf()).toMatchObject({ preset: 'upload', state: 'loading' });
  });
});
