import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Publication } from '#schemas/api/publication.ts';
import type { Element, Fault } from '#schemas/content/element.ts';
import { builtInId } from '#schemas/content/system-pages.ts';
import type { SiteEntry } from '#schemas/site-entry.ts';
import { aChild, aNode } from '#tests/support/content/builders.ts';
import {
  aPage,
  aSection,
  createEditor,
  type EditorClient,
  settingTitle,
  toyEntry,
} from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A page that shows the titles of its sections and of the masters they show. */
const handle = vi.fn<SiteEntry['handle']>(async ({ path }, ports) => {
  const decision = await ports.decide(path);
  await ports.statics();
  const page = { headers: {}, hashes: { style: [], script: [] }, tags: [], cacheable: true };
  if (decision.type === 'redirect') {
    return { ...page, cacheable: false, status: 301, html: '', location: decision.to };
  }
  if (decision.type !== 'page') return { ...page, status: 404, html: 'nothing', cacheable: true };
  const masters = await ports.masters(toyEntry.content.masterRefs(decision.element));
  const shown = [decision.element, ...Object.values(masters)].flatMap(({ parts }) => parts);
  return { ...page, status: 200, html: shown.map(({ meta }) => meta?.['title']).join('|') };
});

const SETTINGS = { entry: { ...toyEntry, handle } };

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  handle.mockClear();
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test, { firstName: 'Ema', lastName: 'Babić' });
});

const dataOf = <T>(response: LightMyRequestResponse) => response.json<{ data: T }>().data;
const faultsOf = (response: LightMyRequestResponse) =>
  response.json<{ error: { payload: { faults: Fault[] } } }>().error.payload.faults;
const republish = (id: number, revs: object) => ema.send('POST', `/element/${id}/republish`, revs);
const shopper = async (path: string) => {
  const { statusCode, payload } = await test.app.inject({ url: path });
  return { statusCode, payload };
};

describe('a publication', () => {
  it('is seen by the next shopper, also where a 404 was kept before', async () => {
    const page = await ema.create(aPage());
    expect((await shopper('/savjeti')).statusCode).toBe(404);

    const published = dataOf<Element>(await ema.publish(page.id));

    expect(published).toMatchObject({ status: 'published', rev: 1 });
    expect(await shopper('/savjeti')).toEqual({ statusCode: 200, payload: 'Mir i more' });
  });

  it('shows shoppers exactly what was published, not what was saved since', async () => {
    const page = await ema.create(aPage());
    await ema.publish(page.id);
    await ema.patch(page.id, 1, [settingTitle('Još se piše')]);

    expect((await shopper('/savjeti')).payload).toBe('Mir i more');
    await ema.publish(page.id);
    expect((await shopper('/savjeti')).payload).toBe('Još se piše');
  });

  it('of a revision that is not the newest is a conflict', async () => {
    const page = await ema.create(aPage());
    await ema.patch(page.id, 1, [settingTitle('Drugi')]);

    expect((await ema.publish(page.id, { rev: 1 })).statusCode).toBe(409);
    expect((await ema.publish(page.id, { rev: 2 })).statusCode).toBe(200);
  });

  it('moves a page with a new slug', async () => {
    const page = await ema.create(aPage());
    await ema.publish(page.id);
    await shopper('/savjeti');
    await shopper('/novi-savjeti');
    await ema.patch(page.id, 1, [{ op: 'replace', path: ['slug'], value: 'novi-savjeti' }]);
    expect((await shopper('/savjeti')).statusCode).toBe(200);

    await ema.publish(page.id);

    expect((await shopper('/savjeti')).statusCode).toBe(301);
    expect((await shopper('/novi-savjeti')).statusCode).toBe(200);
  });

  it('of a master reaches every page that shows it', async () => {
    const section = await ema.create(aSection());
    const page = await ema.create(aPage({ parts: [aChild('winter', section.id)] }));
    await ema.publish(section.id);
    await ema.publish(page.id);
    expect((await shopper('/savjeti')).payload).toBe('|Zima');
    await ema.patch(section.id, 1, [settingTitle('Proljeće', 'root')]);

    await ema.publish(section.id);

    expect((await shopper('/savjeti')).payload).toBe('|Proljeće');
  });

  it('leaves a pinned child at the revision it was pinned to', async () => {
    const section = await ema.create(aSection());
    await ema.publish(section.id);
    const pinned = aChild('winter', section.id, { master: { id: section.id, pin: 1 } });
    const page = await ema.create(aPage({ parts: [pinned] }));
    await ema.publish(page.id);
    await ema.patch(section.id, 1, [settingTitle('Proljeće', 'root')]);
    await ema.publish(section.id);

    expect((await shopper('/savjeti')).payload).toBe('|Zima');
  });

  it('is refused while a master it needs is not public', async () => {
    const section = await ema.create(aSection());
    const page = await ema.create(aPage({ parts: [aChild('winter', section.id)] }));

    const response = await ema.publish(page.id);

    expect(response.statusCode).toBe(400);
    expect(faultsOf(response)).toMatchObject([{ path: expect.stringContaining('parts[0]') }]);
    expect((await shopper('/savjeti')).statusCode).toBe(404);
  });

  it('of the header reaches pages that had none', async () => {
    await ema.publish((await ema.create(aPage())).id);
    await shopper('/savjeti');
    handle.mockClear();
    const header = await ema.create(
      aPage({ type: 'static-element', handler: 'header-section', slug: '', meta: {} }),
    );

    await ema.publish(header.id);
    await shopper('/savjeti');

    expect(handle).toHaveBeenCalledTimes(1);
  });
});

describe('a publication that is taken back', () => {
  async function publishedTwice() {
    const page = await ema.create(aPage());
    await ema.publish(page.id);
    await ema.patch(page.id, 1, [settingTitle('Snijeg')]);
    await ema.publish(page.id);
    return page;
  }

  it('shows shoppers the version before, and keeps the draft', async () => {
    const page = await publishedTwice();
    expect((await shopper('/savjeti')).payload).toBe('Snijeg');

    const answer = await republish(page.id, { rev: 1, instead: 2 });

    expect(dataOf<Element>(answer)).toMatchObject({ status: 'published', rev: 2 });
    expect((await shopper('/savjeti')).payload).toBe('Mir i more');
    expect((await ema.draft(page.id)).parts[0]?.meta).toMatchObject({ title: 'Snijeg' });
    const { data } = (await ema.send('GET', `/element/${page.id}/publication`)).json();
    expect(data).toMatchObject({ rev: 2, publishedRev: 1 });
  });

  it('is refused where something else was published since, or nothing was before', async () => {
    const page = await publishedTwice();

    const stale = await republish(page.id, { rev: 1, instead: 1 });
    expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'PUBLISHED_SINCE']);
    expect((await republish(page.id, { rev: 3, instead: 2 })).statusCode).toBe(404);
    expect((await republish(page.id, { rev: 1 })).statusCode).toBe(400);
    expect((await republish(page.id, { rev: 0, instead: 2 })).statusCode).toBe(400);
    expect((await republish(9999, { rev: 1, instead: 2 })).statusCode).toBe(404);
    expect((await shopper('/savjeti')).payload).toBe('Snijeg');
  });

  it('goes back to its address, unless another page has it by now', async () => {
    const page = await ema.create(aPage());
    await ema.publish(page.id);
    await ema.patch(page.id, 1, [{ op: 'replace', path: ['slug'], value: 'novi-savjeti' }]);
    await ema.publish(page.id);
    const other = await ema.create(aPage());

    const refused = await republish(page.id, { rev: 1, instead: 2 });
    expect([refused.statusCode, faultsOf(refused)]).toMatchObject([400, [{ path: 'slug' }]]);

    await ema.patch(other.id, 1, [{ op: 'replace', path: ['slug'], value: 'drugi-savjeti' }]);
    expect((await republish(page.id, { rev: 1, instead: 2 })).statusCode).toBe(200);
    expect((await shopper('/savjeti')).statusCode).toBe(200);
  });

  it('is checked like any other: what it shows must still be public', async () => {
    const section = await ema.create(aSection());
    const page = await ema.create(aPage({ parts: [aChild('winter', section.id)] }));
    await ema.publish(section.id);
    await ema.publish(page.id);
    await ema.patch(page.id, 1, [{ op: 'replace', path: ['rootIds'], value: [] }]);
    expect((await ema.publish(page.id)).statusCode).toBe(200);
    expect((await ema.send('POST', `/element/${section.id}/unpublish`, {})).statusCode).toBe(200);

    expect((await republish(page.id, { rev: 1, instead: 2 })).statusCode).toBe(400);
  });
});

describe('taking back a publication', () => {
  it('is never refused and takes the page off the shop at once', async () => {
    const section = await ema.create(aSection());
    await ema.publish(section.id);
    const page = await ema.create(aPage({ parts: [aChild('winter', section.id)] }));
    await ema.publish(page.id);
    await shopper('/savjeti');
    await ema.send('POST', `/element/${section.id}/unpublish`, {});

    const response = await ema.send('POST', `/element/${page.id}/unpublish`, {});

    expect(dataOf<Element>(response)).toMatchObject({ status: 'draft' });
    expect((await shopper('/savjeti')).statusCode).toBe(404);
  });
});

describe('a scheduled publication', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000);
  const schedule = (id: number, at: Date) =>
    ema.send('POST', `/element/${id}/schedule`, { at: at.toISOString() });

  it('goes public when it is due, as it was when it was scheduled', async () => {
    const page = await ema.create(aPage());
    const at = inAnHour();
    expect(dataOf<Element>(await schedule(page.id, at))).toMatchObject({ status: 'scheduled' });
    await ema.patch(page.id, 1, [settingTitle('Još se piše')]);

    const early = await test.services.content.publishDue(new Date());
    expect(early).toEqual([]);
    expect((await shopper('/savjeti')).statusCode).toBe(404);
    const due = await test.services.content.publishDue(new Date(at.getTime() + 1));

    expect(due).toEqual([{ id: page.id, refusal: null }]);
    expect((await shopper('/savjeti')).payload).toBe('Mir i more');
    expect(await ema.draft(page.id)).toMatchObject({ status: 'published', rev: 2 });
    expect(await test.services.content.publishDue(new Date(at.getTime() + 2))).toEqual([]);
  });

  it('keeps what is public until then', async () => {
    const page = await ema.create(aPage());
    await ema.publish(page.id);
    await ema.patch(page.id, 1, [settingTitle('Sutra')]);
    await schedule(page.id, inAnHour());

    expect((await shopper('/savjeti')).payload).toBe('Mir i more');
  });

  it('is given up with a reason when it can no longer be shown', async () => {
    const section = await ema.create(aSection());
    await ema.publish(section.id);
    const page = await ema.create(aPage({ parts: [aChild('winter', section.id)] }));
    const at = inAnHour();
    await schedule(page.id, at);
    await ema.send('POST', `/element/${section.id}/unpublish`, {});

    const [outcome] = await test.services.content.publishDue(new Date(at.getTime() + 1));

    expect(outcome?.refusal).toContain('parts[0]');
    expect(await ema.draft(page.id)).toMatchObject({ status: 'draft' });
  });

  it('can be seen, and called off: what was public stays, or nothing is', async () => {
    const page = await ema.create(aPage());
    const at = inAnHour();
    const state = async () =>
      dataOf<Publication>(await ema.send('GET', `/element/${page.id}/publication`));
    await schedule(page.id, at);
    expect(await state()).toEqual({
      status: 'scheduled',
      rev: 1,
      publishedRev: null,
      scheduledAt: at.toISOString(),
      scheduledRev: 1,
    });

    const called = await ema.send('POST', `/element/${page.id}/unschedule`, {});

    expect(dataOf<Element>(called)).toMatchObject({ status: 'draft' });
    expect(await state()).toMatchObject({ scheduledAt: null, scheduledRev: null });
    expect(await test.services.content.publishDue(new Date(at.getTime() + 1))).toEqual([]);
    await ema.publish(page.id);
    await schedule(page.id, at);
    await ema.send('POST', `/element/${page.id}/unschedule`, {});
    expect(await state()).toMatchObject({ status: 'published', publishedRev: 1 });
    await ema.send('POST', `/element/${page.id}/unschedule`, {});
    expect(await state()).toMatchObject({ status: 'published', publishedRev: 1 });
  });

  it('lies in the future', async () => {
    const page = await ema.create(aPage());

    const response = await schedule(page.id, new Date(Date.now() - 1000));

    expect(response.statusCode).toBe(400);
    expect(faultsOf(response)).toMatchObject([{ path: 'at', rule: 'future' }]);
  });
});

describe('the home page', () => {
  beforeEach(async () => {
    const page = await ema.create(aPage({ slug: 'naslovnica' }));
    await ema.publish(page.id);
    await test.services.site.saveOption(1, 'HomePageSlug', 'naslovnica');
  });

  it('is chosen by an option, and changes with it', async () => {
    const parts = [aNode('hero', { meta: { title: 'Blagdani' } })];
    const other = await ema.create(aPage({ slug: 'blagdani', parts }));
    await ema.publish(other.id);
    expect((await shopper('/')).payload).toBe('Mir i more');

    await test.services.site.saveOption(1, 'HomePageSlug', 'blagdani');

    expect((await shopper('/')).payload).toBe('Blagdani');
  });

  it('stands at one address', async () => {
    const response = await test.app.inject({ url: '/naslovnica' });

    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe('/');
  });

  it('is not deleted; other pages are, and are gone at once', async () => {
    const [home] = await test.database.db.selectFrom('element').select('id').execute();
    const other = await ema.create(aPage());
    await ema.publish(other.id);
    await shopper('/savjeti');

    const kept = await ema.send('DELETE', `/page/delete/${home?.id}`);
    const gone = await ema.send('DELETE', `/page/delete/${other.id}`);

    expect(kept.statusCode).toBe(409);
    expect(gone.statusCode).toBe(200);
    expect((await shopper('/savjeti')).statusCode).toBe(404);
  });
});

describe('opening the editor', () => {
  it('gives drafts of the page, of what stands around it and of all masters', async () => {
    const inner = await ema.create(aSection());
    const outer = await ema.create({ ...aSection(), parts: [aChild('inner', inner.id)] });
    const header = await ema.create(
      aPage({ type: 'static-element', handler: 'header-section', slug: '', meta: {} }),
    );
    const page = await ema.create(aPage({ slug: 'naslovnica', parts: [aChild('x-1', outer.id)] }));
    await test.services.site.saveOption(1, 'HomePageSlug', 'naslovnica');

    for (const path of ['/', '/naslovnica', '/en/naslovnica']) {
      const response = await ema.send('GET', `/editor/open?path=${encodeURIComponent(path)}`);
      const data = dataOf<{ page: Element; statics: Element[]; masters: Element[] }>(response);
      expect(data.page.id).toBe(page.id);
      expect(data.statics.map(({ id }) => id)).toEqual([
        header.id,
        builtInId('footer'),
        builtInId('cookieNotice'),
      ]);
      expect(data.masters.map(({ id }) => id).sort()).toEqual([inner.id, outer.id]);
    }
  });

  it('where nothing is gives the page that says so', async () => {
    const opened = await ema.send('GET', '/editor/open?path=/nema');

    expect(dataOf<{ page: Element }>(opened).page.id).toBe(builtInId('notFound'));
  });
});

describe('static elements', () => {
  it('come in the asked language, else in that of the site, and only when public', async () => {
    const footer = aPage({ type: 'static-element', handler: 'footer-section', slug: '', meta: {} });
    const croatian = await ema.create(footer);
    const english = await ema.create({ ...footer, language_code: 'en' });
    await ema.publish(croatian.id);
    const ask = async (language_code: string) => {
      const { headers } = test;
      const payload = { handlers: ['header-section', 'footer-section'], language_code };
      const url = '/api/v1/element/getByHandlers';
      const response = await test.app.inject({ method: 'POST', url, headers, payload });
      return dataOf<Element[]>(response).map(({ id }) => id);
    };

    expect(await ask('en')).toEqual([croatian.id]);
    await ema.publish(english.id);
    expect(await ask('en')).toEqual([english.id]);
    expect(await ask('de')).toEqual([croatian.id]);
  });

  it('come in any language where none was begun in that of the site', async () => {
    const header = aPage({ type: 'static-element', handler: 'header-section', slug: '', meta: {} });
    const { id } = await ema.create(header);
    await ema.publish(id);
    await test.services.site.saveOption(1, 'AllowedLanguages', ['de']);
    await test.services.site.saveOption(1, 'DefaultLanguage', 'de');

    const { site } = await test.services.directory.contextOf(1);
    const found = await test.services.content.publishedStatics(site, 'de', ['header-section']);
    expect(found.map((element) => element.id)).toEqual([id]);
  });
});

describe('the list of pages', () => {
  it('finds words in title and slug and takes signs of patterns literally', async () => {
    await ema.create(aPage({ slug: 'njega-lica', meta: { title: 'Njega lica' } }));
    await ema.create(aPage({ slug: 'popust', meta: { title: '100 % prirodno' } }));
    const found = async (keywords: string) => {
      const response = await ema.send('POST', '/page/filter', { keywords });
      return dataOf<{ records: { slug: string }[] }>(response).records.map(({ slug }) => slug);
    };

    expect(await found('LICA')).toEqual(['njega-lica']);
    expect(await found('%')).toEqual(['popust']);
    expect(await found('')).toEqual(['njega-lica', 'popust']);
  });
});
