import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#domain/locales.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import type { ScreenName } from '#runtime/links/screens.ts';
import type { openEditor } from '#schemas/api/content.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import type { SystemPageState } from '#schemas/api/system-pages.ts';
import type { Element, ElementContent } from '#schemas/content/element.ts';
import {
  ANSWER_PATHS,
  builtInId,
  SYSTEM_PAGES,
  type SystemPageName,
} from '#schemas/content/system-pages.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { readBuiltIns } from '#server/seed/built-ins.ts';
import { siteEntry } from '#src/entry-server.tsx';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

type OpenedPage = DataOf<typeof openEditor>;

/** What of the shop is away. */
let away: 'nothing' | 'content' | 'templates' = 'nothing';
const SETTINGS: TestSettings = {
  entry: {
    ...siteEntry,
    handle: (request, ports) =>
      siteEntry.handle(request, {
        ...ports,
        ...(away !== 'nothing' && { decide: () => Promise.reject(new Error('away')) }),
        ...(away === 'templates' && {
          template: () => Promise.reject(new Error('away')),
          builtIn: () => {
            throw new Error('away');
          },
        }),
      }),
  },
};

/** Paths of what templates make. */
const THINGS: Partial<Record<SystemPageName, string>> = {
  product: '/product/krema',
  category: '/shop/lice',
  post: '/njega-zimi',
  event: '/dogadjaj/1',
  notFound: '/nema-nicega-ovdje',
  brokenLink: '/potvrdi-email',
};
/** What answers other than that all is well. */
const STATUSES: Partial<Record<SystemPageName, number>> = {
  notFound: 404,
  maintenance: 503,
  failure: 500,
  brokenLink: 404,
};
/** What the link of a mail carries. */
const QUERIES: Partial<Record<SystemPageName, string>> = {
  confirmEmail: '?goalType=message&goal=Hvala&confirmedEmail=true',
};
const NAMES = SYSTEM_PAGES.map(({ name }) => name);
const contentOf = (name: SystemPageName) => readBuiltIns()(name, 'Kod Ane');

let shop: TestApp;
let ema: EditorClient;
let customer: Record<string, string>;

/** Where a system page is seen; what is around pages is seen on each. */
function addressOf(name: SystemPageName, locale: Locale): string {
  const page = SYSTEM_PAGES.find((one) => one.name === name);
  if (name === 'failure') return pathOf('cart', locale);
  if (page?.type === 'page') return `${pathOf(name as ScreenName, locale)}${QUERIES[name] ?? ''}`;
  return `${locale === 'hr' ? '' : `/${locale}`}${THINGS[name] ?? ''}` || '/';
}

async function visit(url: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const { location } = answer.headers;
  // Some things have a path of their own in a language.
  return answer.statusCode === 302 && location?.startsWith('/')
    ? shop.app.inject({ url: location, headers: { accept: 'text/html', ...headers } })
    : answer;
}

/** The page as the visitor has it who may see it. */
async function show(name: SystemPageName, locale: Locale = 'hr') {
  if (name === 'maintenance') return whileClosed(() => visit(addressOf(name, locale)));
  if (name === 'failure') return whileAway('content', () => visit(addressOf(name, locale)));
  return visit(addressOf(name, locale), name === 'profile' ? customer : {});
}

async function whileAway<Answer>(what: typeof away, ask: () => Promise<Answer>): Promise<Answer> {
  away = what;
  await shop.app.bus.publish([ALL_TAGS]);
  const answer = await ask();
  away = 'nothing';
  return answer;
}

async function whileClosed<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await shop.services.site.saveOption(1, 'Maintenance', true);
  const answer = await ask();
  await shop.services.site.saveOption(1, 'Maintenance', false);
  return answer;
}

const blocksOf = ({ parts }: ElementContent) => parts.map(({ block }) => block);

beforeAll(async () => {
  shop = await createTestApp(SETTINGS);
  ema = await createEditor(shop);
  await sell(shop.app, aProduct({ id: 1, slug: 'krema', categories: ['lice'] }));
  const titles = { hr: 'Njega' };
  const post = { siteId: 1, titles, excerpts: {}, bodies: {}, mediaId: null, termIds: [] };
  await shop.services.blog.addPost({ ...post, slug: 'njega-zimi', publishedAt: new Date(0) });
  await shop.services.events.add({
    siteId: 1,
    titles,
    bodies: {},
    mediaId: null,
    startsAt: new Date('2030-05-01'),
    endsAt: new Date('2030-05-02'),
    attendees: 0,
    published: true,
  });
  await shop.services.auth.createAccount(anAccount());
  const { tokens } = await logIn(shop.app, shop.headers, 'kupac@izlog.test');
  customer = { ...shop.headers, accesstoken: tokens.accessToken };
}, 120_000);

describe('a shop without a single element of its own', () => {
  it.each(NAMES)('shows its %s in every language', async (name) => {
    for (const locale of LOCALES) {
      const { statusCode, payload } = await show(name, locale);

      expect([locale, statusCode]).toEqual([locale, STATUSES[name] ?? 200]);
      expect(payload).toContain(`<html lang="${locale}"`);
      const missing = blocksOf(contentOf(name)).filter(
        (block) => !payload.includes(`data-block="${block}"`),
      );
      expect([locale, missing]).toEqual([locale, EMPTY[name] ?? []]);
    }
  });

  it.each(NAMES)('has a %s that keeps the rules and the contracts of its blocks', (name) => {
    const content = contentOf(name);

    expect(siteEntry.content.check(content, {})).toEqual([]);
    expect(siteEntry.content.gate?.(content, {})).toEqual([]);
  });

  it('answers a failure with a fixed page where its own cannot be read', async () => {
    const { statusCode, payload, headers } = await whileAway('templates', () => visit('/kosarica'));

    expect(statusCode).toBe(500);
    expect(payload).toContain('Dogodila se pogreška na našoj strani');
    expect(payload).not.toContain('data-block="rich-text"');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each(['failure', 'maintenance'] as const)('has a %s that needs no data', (name) => {
    const content = contentOf(name);
    const list = { id: 'list', block: 'product-list', v: 1, role: 'own' as const };
    const needing = { ...content, parts: [...content.parts, list] };

    expect(siteEntry.content.gate?.(needing, {})).toMatchObject([
      { rule: 'contract-on', nodeId: 'list' },
    ]);
  });

  it('says to programs what a link lacks, to the letter', async () => {
    const { payload } = await show('brokenLink');

    expect(payload).toContain('goal or goalType were not defined');
    expect(payload).toContain('Poveznica ne vodi nikamo');
  });

  it('is called by its name, also after that changed', async () => {
    const says = async (word: string) => (await visit('/kosarica')).payload.includes(`>${word}<`);
    expect([await says('Kod Ane'), await says('Moja trgovina')]).toEqual([false, false]);

    const { site, store } = await shop.services.directory.contextOf(1);
    await shop.services.settings.changeStore(site, store.id, { name: 'Kod Ane' });

    expect([await says('Kod Ane'), await says('Moja trgovina')]).toEqual([true, false]);
  });

  it('shows a page of its own from its publication on, and ours again once it is gone', async () => {
    const titleOf = async (name: SystemPageName) =>
      /<title>([^|<]*)/.exec((await show(name)).payload)?.[1]?.trim();
    const before = await titleOf('search');
    const { id } = await ema.create({ ...contentOf('search'), meta: { title: 'Traži ovdje' } });
    expect(await titleOf('search')).toBe(before);

    await ema.publish(id);
    expect(await titleOf('search')).toBe('Traži ovdje');

    const kept = await ema.send('DELETE', `/page/delete/${id}`);
    expect(kept.json()).toMatchObject({ statusCode: 409, error: { code: 'SYSTEM_PAGE' } });
    await ema.send('POST', `/element/${id}/unpublish`, {});
    await ema.send('DELETE', `/page/delete/${id}`);
    expect(await titleOf('search')).toBe(before);
  });

  it('keeps its page at its address as long as shoppers see it there', async () => {
    const { id } = await ema.create(contentOf('blog'));
    await ema.publish(id);
    const patches = [{ op: 'replace' as const, path: ['slug'], value: 'dnevnik-kuce' }];

    const moved = await ema.patch(id, 1, patches);

    expect(moved.json()).toMatchObject({
      statusCode: 400,
      error: { payload: { faults: [{ path: 'slug', rule: 'system-slug' }] } },
    });
    await ema.send('POST', `/element/${id}/unpublish`, {});
    expect((await ema.patch(id, 1, patches)).statusCode).toBe(200);
    await ema.publish(id);

    const { statusCode, headers } = await shop.app.inject({ url: '/objave' });
    expect([statusCode, headers.location]).toEqual([301, '/dnevnik-kuce']);
    await ema.send('DELETE', `/page/delete/${id}`);
    expect((await show('blog')).statusCode).toBe(200);
  });

  it('is made from the chosen template as long as that is public', async () => {
    const { id } = await ema.create({ ...contentOf('event'), slug: 'dogadjaj-drugi' });
    await ema.publish(id);
    await shop.services.site.saveOption(1, 'DefaultEventTemplate', id);

    const kept = await ema.send('DELETE', `/template/delete/${id}`);

    expect(kept.json()).toMatchObject({ statusCode: 409, error: { code: 'SYSTEM_PAGE' } });
    await shop.services.site.saveOption(1, 'DefaultEventTemplate', 0);
    expect((await ema.send('DELETE', `/template/delete/${id}`)).statusCode).toBe(200);
  });
});

describe.each(['hr', 'de'] as const)('in a shop whose own language is %s', (locale) => {
  const element = async (name: SystemPageName) => {
    const answer = await ema.send('POST', '/systemPage/takeOver', { name });
    return answer.json<{ data: Element }>().data;
  };
  const stateOf = async (name: SystemPageName) => {
    const answer = await ema.send('GET', '/systemPage/list');
    const { data } = answer.json<{ data: SystemPageState[] }>();
    return data.find((page) => page.name === name);
  };

  beforeAll(async () => {
    await shop.services.site.saveOption(1, 'DefaultLanguage', locale);
  });

  it.each(NAMES)('the %s is taken over, looks the same, and is put back', async (name) => {
    const looks = async () => {
      const pages: string[] = [];
      // The language of the site has no prefix; all of them are asked for by one all the same.
      for (const one of LOCALES) pages.push((await show(name, one)).payload);
      return pages;
    };
    await looks();
    const before = await looks();
    expect(await stateOf(name)).toMatchObject({ isBuiltIn: true, elementId: null });

    const own = await element(name);
    expect(own).toMatchObject({ status: 'draft', language_code: locale });
    expect(own.id).toBeGreaterThan(0);
    expect((await element(name)).id).toBe(own.id);
    expect(await stateOf(name)).toMatchObject({ isBuiltIn: true, elementId: own.id });

    expect((await ema.publish(own.id)).statusCode).toBe(200);
    const after = await looks();
    expect(before.map((page, index) => page === after[index])).toEqual(LOCALES.map(() => true));
    expect(await stateOf(name)).toMatchObject({ isBuiltIn: false, status: 'published' });

    const patches = [{ op: 'replace' as const, path: ['meta', 'title'], value: 'Drugačije' }];
    expect((await ema.patch(own.id, own.rev, patches)).statusCode).toBe(200);
    const back = await ema.send('POST', `/element/${own.id}/putBack`, {});
    const put = back.json<{ data: Element }>().data;
    expect(put).toEqual({ ...own, rev: own.rev + 2, status: 'published' });
    const changed = await ema.send('GET', `/element/${own.id}/revisions/${own.rev + 1}`);
    expect(changed.json<{ data: Element }>().data.meta['title']).toBe('Drugačije');

    await ema.send('POST', `/element/${own.id}/unpublish`, {});
    expect(await stateOf(name)).toMatchObject({ isBuiltIn: true, elementId: own.id });
    expect((await show(name)).statusCode).toBe(STATUSES[name] ?? 200);
    await shop.app.db.deleteFrom('element').where('id', '=', own.id).execute();
    await shop.app.bus.publish([ALL_TAGS]);
  });
});

describe('the editor', () => {
  beforeAll(async () => {
    await shop.services.site.saveOption(1, 'DefaultLanguage', 'hr');
  });

  it.each(NAMES)('opens %s at its address, though nothing of it is stored', async (name) => {
    const answers: Partial<Record<SystemPageName, string>> = ANSWER_PATHS;
    const [path = ''] = (answers[name] ?? addressOf(name, 'hr')).split('?');
    const answer = await ema.send('GET', `/editor/open?path=${encodeURIComponent(path)}`);
    const { page, statics, system } = answer.json<{ data: OpenedPage }>().data;

    expect([page, ...statics].map(({ id }) => id)).toContain(builtInId(name));
    expect(system).toContainEqual({ id: builtInId(name), name });
  });

  it('opens the screens at their address in each language', async () => {
    for (const path of ['/en/checkout/success', '/de/kasse', '/en/blog/njega', '/nema/nigdje']) {
      const answer = await ema.send('GET', `/editor/open?path=${encodeURIComponent(path)}`);
      const [found] = answer.json<{ data: OpenedPage }>().data.system;
      expect([path, found?.name]).toEqual([path, OPENS[path]]);
    }
  });

  it('takes over what is a system page, and puts back nothing else', async () => {
    const unknown = await ema.send('POST', '/systemPage/takeOver', { name: 'naslov' });
    expect(unknown.statusCode).toBe(400);
    const plain = await ema.create({ ...contentOf('cart'), slug: 'obicna-stranica' });
    expect((await ema.send('POST', `/element/${plain.id}/putBack`, {})).statusCode).toBe(404);
    expect((await ema.send('GET', `/element/${plain.id}/builtIn`)).statusCode).toBe(404);
    const stranger = await shop.app.inject({
      url: '/api/v1/systemPage/list',
      headers: shop.headers,
    });
    expect(stranger.statusCode).toBe(401);
  });
});

const OPENS: Readonly<Record<string, SystemPageName>> = {
  '/en/checkout/success': 'checkoutSuccess',
  '/de/kasse': 'checkout',
  '/en/blog/njega': 'blog',
  '/nema/nigdje': 'notFound',
};

/** Blocks that show nothing while there is nothing to show. */
const EMPTY: Partial<Record<SystemPageName, string[]>> = {};
