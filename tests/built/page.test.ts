import { beforeAll, describe, expect, it } from 'vitest';
import { sampleDetail } from '#blocks/_fixtures/product-detail.ts';

import type { PageRequest, PageResponse } from '#schemas/site-entry.ts';
import {
  aNode,
  anElement,
  aRequest,
  type FakeSite,
  fakePorts,
} from '#tests/support/rendering/fake-ports.ts';
import { buildToySite, type ToySite } from '#tests/support/rendering/toy-site.ts';

let toys: ToySite;
beforeAll(async () => {
  toys = await buildToySite('page');
}, 120_000);

async function open(site: FakeSite, path = '/', more: Partial<PageRequest> = {}) {
  const { ports, problems } = fakePorts(site);
  const page = await toys.entry.handle(aRequest(path, more), ports);
  return { ...page, problems };
}

/** What was reported, but for the blocks of the built-in error page, which the toy site does not have. */
const faultsOf = <T extends { kind: string }>(problems: readonly T[]) =>
  problems.filter(({ kind }) => kind !== 'unknown-block');

const home = (...parts: unknown[]): FakeSite => ({ pages: { '/': anElement(parts) } });
const text = (id: string, value: string, more = {}) =>
  aNode(id, 'plain', { meta: { text: value }, ...more });
const bodyOf = ({ html }: Pick<PageResponse, 'html'>) => html.slice(html.indexOf('<body>'));

describe('a page', () => {
  it('is a document in its language with the title template of the site', async () => {
    const page = await open(home(text('aaa', 'Dobar dan')));

    expect(page.status).toBe(200);
    expect(page.html).toMatch(/^<!doctype html><html lang="hr">/);
    expect(page.html).toContain('<title>Naslovnica | Bonaca</title>');
    expect(page.html).toContain('<link rel="canonical" href="https://bonaca.test/">');
    expect(bodyOf(page)).toContain('>Dobar dan</p>');
    expect(page.cacheable).toBe(true);
  });

  it('is kept by nobody once a quiz is answered, and is no page for search engines', async () => {
    const page = await open(home(text('aaa', 'Dobar dan')), '/', { query: { q1: '2' } });

    expect(page.cacheable).toBe(false);
    expect(page.html).toContain('noindex');
    expect(page.html).toContain('<link rel="canonical" href="https://bonaca.test/">');
  });

  it('gives only what a browser remembers to who asks for it, and nobody keeps it', async () => {
    const page = await open(home(text('aaa', 'Dobar dan')), '/', { query: { pregledano: '5' } });

    expect(page.status).toBe(200);
    expect(page.cacheable).toBe(false);
    expect(bodyOf(page)).not.toContain('Dobar dan');
  });

  it('inlines the styles of the blocks it uses, under a hash, and no others', async () => {
    const page = await open(home(aNode('aaa', 'stack')));
    const other = await open(home(text('aaa', 'x')));

    expect(page.html).not.toContain('plain_text');
    expect(other.html).toContain('plain_text{color:#0c2238}');
    expect(other.html.match(/<style/g)).toHaveLength(1);
    expect(other.hashes.style).toHaveLength(1);
  });

  it('carries the rules of those surfaces of the theme that its sections stand on', async () => {
    const on = (background: string) => text('aaa', 'x', { options: { background } });
    const shown = async (background: string) => (await open(home(on(background)))).html;
    const [plain, sand, night] = [await shown('none'), await shown('sand'), await shown('night')];
    const rule = (surface: string) => `[data-background=${surface}]{`;

    expect(plain).not.toMatch(/data-background="?(?:sand|accent|night)/);
    expect(night).toContain('data-background="night"');
    expect(night).toContain(rule('night'));
    expect(night).not.toContain(rule('sand'));
    expect(sand).toContain(rule('sand'));
    // The short names that the build gave to the tokens are those that the sheets of blocks ask for.
    const ground = /\[data-background=night\]\{(--[\w-]+):[^}]*;background:var\((--[\w-]+)\)/.exec(
      night,
    );
    expect(ground?.[1]).toBe(ground?.[2]);
    expect(plain).toContain(`{background:var(${ground?.[1]})`);
  });

  it('is shared with the picture of the shop, unless search engines shall not keep it', async () => {
    const page = await open(home(text('aaa', 'x')));
    const hidden = anElement([text('aaa', 'x')], { meta: { seo: { noindex: true } } });

    expect(page.html).toContain('property="og:image" content="https://bonaca.test/social.png"');
    expect((await open({ pages: { '/': hidden } })).html).not.toContain('og:image');
  });

  it('carries no script but the loader, and no data of static nodes', async () => {
    const page = await open(home(text('aaa', 'tajna vrijednost')));

    expect(page.html.match(/<script[^>]*src=/g)).toHaveLength(1);
    expect(page.html.match(/tajna vrijednost/g)).toHaveLength(1);
    expect(page.hashes.script).toEqual([]);
  });

  it('puts header, footer and cookie notice around the main content', async () => {
    const statics = {
      'header-section': anElement([text('top', 'zaglavlje')], { id: 2 }),
      'footer-section': anElement([text('end', 'podnožje')], { id: 3 }),
      'cookie-section': anElement([text('ask', 'kolačići')], { id: 4 }),
    };
    const page = await open({ ...home(text('mid', 'sredina')), statics });
    const app = await open({ ...home(text('mid', 'sredina')), statics }, '/', {
      query: { mobileView: 'true' },
    });

    const places = ['Preskoči na sadržaj', 'zaglavlje', '<main', 'sredina', '</main>', 'podnožje'];
    const at = [...places, 'kolačići'].map((part) => bodyOf(page).indexOf(part));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at).not.toContain(-1);
    expect(app.html).toContain('sredina');
    expect(app.html).not.toMatch(/zaglavlje|podnožje|kolačići/);
  });
});

describe('both viewports in one document', () => {
  const two = text('aaa', 'Velika', { mobileMeta: { text: 'Mala' } });

  it('hold a node twice when its text differs, each copy for its side', async () => {
    const { html } = await open(home(two));

    expect(html).toMatch(/data-only="desktop"[^>]*><p[^>]*>Velika/);
    expect(html).toMatch(/data-only="mobile"[^>]*><p[^>]*>Mala/);
  });

  it('hold it once when CSS switches what differs', async () => {
    const { html } = await open(home(text('aaa', 'x', { mobileOptions: { columns: 2 } })));

    expect(html.match(/data-block="plain"/g)).toHaveLength(1);
    expect(html).toContain('style="--columns:4;--columns-mobile:2"');
  });

  it('are reduced to the mobile side for a view inside an app', async () => {
    const { html } = await open(home(two), '/', { query: { mobileView: 'true' } });

    expect(bodyOf({ html })).toContain('Mala');
    expect(bodyOf({ html })).not.toMatch(/Velika|data-only/);
  });

  it('give the nodes in a slot ids of their own in each copy', async () => {
    const stack = aNode('aaa', 'stack', {
      meta: { label: 'A' },
      mobileMeta: { label: 'B' },
      slots: { main: [aNode('bbb', 'stack', { meta: { label: 'C' } })] },
    });
    const { html } = await open(home(stack));

    const ids = [...html.matchAll(/ id="([^"]+)-label"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  it('leave out what is hidden', async () => {
    const desktopOnly = text('aaa', 'Samo veliki', { hide: { mobile: true } });
    const past = text('bbb', 'Prošlo', { hide: { from: '2020-01-01T00:00:00Z' } });
    const future = text('ccc', 'Buduće', { hide: { until: '2999-01-01T00:00:00Z' } });
    const { html, freshUntil } = await open(home(desktopOnly, past, future));

    expect(html).toContain('data-only="desktop"');
    expect(html).not.toMatch(/Prošlo|Buduće/);
    expect(freshUntil).toBe(Date.parse('2999-01-01T00:00:00Z'));
  });
});

describe('a part that fails', () => {
  it.each([
    [
      'a renderer that throws',
      text('bad', '', { options: { render: 'throws' } }),
      'section-failed',
    ],
    ['a loader that fails', text('bad', '', { options: { load: 'fails' } }), 'loader-failed'],
    ['an unknown block', aNode('bad', 'gone'), 'unknown-block'],
    ['a block of a newer version', text('bad', '', { v: 9 }), 'newer-version'],
    [
      'an island that throws',
      aNode('bad', 'counter', { options: { wake: 'broken' } }),
      'island-failed',
    ],
  ])('costs only itself: %s', async (_name, bad, kind) => {
    const page = await open(home(text('aaa', 'prije'), bad, text('ccc', 'poslije')));

    expect(page.status).toBe(200);
    expect(page.html).toContain('prije');
    expect(page.html).toContain('poslije');
    expect(page.problems.map((problem) => [problem.kind, problem.nodeId])).toEqual([[kind, 'bad']]);
  });

  it('costs the page where the block is essential to it', async () => {
    const bad = aNode('bad', 'essential', { options: { load: 'fails' } });
    const page = await open(home(text('aaa', 'prije'), bad));

    expect(page.status).toBe(500);
    expect(page.html).not.toContain('prije');
    expect(page.html).toContain('Dogodila se pogreška na našoj strani');
    expect(faultsOf(page.problems).map(({ kind }) => kind)).toEqual([
      'loader-failed',
      'page-failed',
    ]);
  });

  it('is a loader that does not answer within its time (F17)', async () => {
    const started = Date.now();
    const page = await open(
      home(text('bad', '', { options: { load: 'hangs' } }), text('ccc', 'poslije')),
    );

    expect(page.html).toContain('poslije');
    expect(page.problems).toHaveLength(1);
    expect(Date.now() - started).toBeLessThan(4000);
  });

  it.each([
    ['text in place of nodes', 'oops'],
    ['null', null],
    ['nodes that are none', [7, null, { id: 5 }, { block: 'plain' }, []]],
  ])('is reported when stored content is broken: %s', async (_name, parts) => {
    const broken = anElement([], { parts: parts as never });
    const page = await open({
      pages: { '/': broken },
      statics: { 'footer-section': anElement([text('end', 'podnožje')]) },
    });

    expect(page.status).toBe(200);
    expect(page.html).toContain('podnožje');
  });

  it('turns into the 500 view when the server cannot say what stands at the path', async () => {
    const { ports, problems } = fakePorts(home());
    ports.decide = () => Promise.reject(new Error('database is away'));
    const page = await toys.entry.handle(aRequest('/'), ports);

    expect(page.status).toBe(500);
    expect(page.html).toContain('Dogodila se pogreška na našoj strani');
    expect(page.html).not.toContain('database is away');
    expect(faultsOf(problems)).toMatchObject([
      { kind: 'page-failed', message: 'database is away' },
    ]);
    expect(page.cacheable).toBe(false);
  });
});

describe('islands on the server', () => {
  it('stand in hosts of their own, with props and texts once at the end of the body', async () => {
    const page = await open(home(aNode('aaa', 'counter', { meta: { label: 'Prvi' } })));
    const json = page.html.match(/id="izlog-data">(.*?)<\/script>/)?.[1] ?? '';
    const data = JSON.parse(json);

    expect(bodyOf(page)).toContain(
      '<izlog-island id="aaa-i1" data-island="tally" data-on="intent">',
    );
    expect(bodyOf(page)).toContain('<izlog-static><p data-child="Prvi">static child</p>');
    expect(bodyOf(page)).toContain('<izlog-island id="aaa-i2" data-island="eager" data-on="load">');
    expect(data.props).toEqual({ 'aaa-i1': { label: 'Prvi' }, 'aaa-i2': { label: 'Prvi inner' } });
    expect(Object.keys(data.islands)).toEqual(['tally', 'eager']);
    expect(Object.keys(data.texts)).toEqual(['counter']);
    expect(page.html).not.toMatch(/\{\/?[0-9a-f]{8}-/);
  });

  it('write their props so that no content can end the script (S35)', async () => {
    const hostile = '</script><script>alert(1)</script><!--';
    const page = await open(home(aNode('aaa', 'counter', { meta: { label: hostile } })));

    expect(page.html).not.toContain('<script>alert(1)');
    expect(page.html.match(/<\/script>/g)).toHaveLength(page.html.match(/<script/g)?.length ?? 0);
  });
});

describe('ways through the site', () => {
  it('lead to the template for that, in the site layout, where nothing stands', async () => {
    const templates = { 9: anElement([text('aaa', 'samo more')], { type: 'template' }) };
    const options = { DefaultNotFoundTemplate: 9 };
    const page = await open({ pages: {}, templates, options }, '/nema-me');

    expect(page.status).toBe(404);
    expect(page.html).toContain('samo more');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    expect(page.html).not.toContain('rel="canonical"');
    expect(page.cacheable).toBe(false);
  });

  it('lead to the 404 view in the site layout where nothing stands for that either', async () => {
    const statics = { 'header-section': anElement([text('top', 'zaglavlje')]) };
    const page = await open({ pages: {}, statics }, '/nema-me');

    expect(page.status).toBe(404);
    expect(page.html).toContain('zaglavlje');
    expect(page.html).toContain('Stranica nije pronađena');
    expect(page.html).toContain('href="/pretraga"');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    expect(page.cacheable).toBe(false);
  });

  it('lead guests to the login and back, and users away from it', async () => {
    const guest = await open(home(), '/profil', { query: { section: 'lista-zelja' } });
    const user = await open(home(), '/prijava', {
      scope: 'web',
      query: { redirect: '/profil?section=lista-zelja' },
    });
    const hostile = await open(home(), '/prijava', {
      scope: 'web',
      query: { redirect: '//evil.example' },
    });

    expect(guest.location).toBe('/prijava?redirect=%2Fprofil%3Fsection%3Dlista-zelja');
    expect(user.location).toBe('/profil?section=lista-zelja');
    expect(hostile.location).toBe('/');
  });

  it('lead to the same screen in the asked language, query kept', async () => {
    const page = await open(home(), '/kosarica', { locale: 'en', query: { mobileView: 'true' } });

    expect(page).toMatchObject({ status: 302, location: '/en/cart', keepQuery: true });
  });

  it('are closed for all but the back office during maintenance', async () => {
    const site = { ...home(text('aaa', 'otvoreno')), options: { Maintenance: true } };
    const guest = await open(site);
    const editor = await open(site, '/', { scope: 'backoffice' });

    expect(guest.status).toBe(503);
    expect(guest.html).toContain('Održavanje je u tijeku');
    expect(guest.headers['retry-after']).toBeDefined();
    expect(editor.html).toContain('otvoreno');
  });

  it('lead to the login of the back office while the shop is closed', async () => {
    const closed = { ...home(), options: { Maintenance: true } };
    const login = { status: 302, location: '/adminLogin?redirect=%2Fadmin%2Forders' };

    expect(await open(closed, '/admin/orders')).toMatchObject(login);
    expect(await open(home(), '/admin/orders', { isUnopened: true })).toMatchObject(login);
    expect((await open(home(), '/', { isUnopened: true })).status).toBe(503);
  });

  it('show a notice only for a key that is on the list', async () => {
    const known = await open(home(), '/', { query: { poruka: 'added-to-cart' } });
    const unknown = await open(home(), '/', { query: { poruka: '<b>x</b>' } });
    const inherited = await open(home(), '/', { query: { poruka: 'constructor' } });

    expect(known.html).toContain('role="status"');
    expect(known.html).toContain('Proizvod uspješno dodan u košaricu!');
    expect(unknown.html).not.toContain('role="status"');
    expect(inherited.html).not.toContain('role="status"');
  });

  it('name in a notice what is short, and how many are left', async () => {
    const query = { poruka: 'not-enough-in-stock', zaliha: '7.5,8.0' };
    const answers = { 'catalog.getPublicProducts': () => [sampleDetail({ id: 7, name: 'Krema' })] };

    const named = await open({ ...home(), answers }, '/', { query });
    const unnamed = await open(home(), '/', { query: { ...query, zaliha: 'x' } });

    expect(named.html).toContain('Još ima: Krema (5)');
    expect(unnamed.html).toContain('Toliko komada nema na zalihi.');
  });
});

describe('edit mode', () => {
  it('is for the back office only; everybody else gets the same bytes as without it', async () => {
    const site = home(text('aaa', 'stranica'));
    const plain = await open(site);
    const customer = await open(site, '/', { scope: 'web', query: { editPage: 'true' } });
    const editor = await open(site, '/', { scope: 'backoffice', query: { editPage: 'true' } });

    expect(customer.html).toBe(plain.html);
    expect(editor.html).toContain('id="izlog-editor"');
    expect(editor.html).not.toContain('stranica');
    expect(editor.html).toMatch(/<script[^>]*nonce="nonce"/);
    expect(editor.headers['cache-control']).toBe('no-store');
    expect(editor.cacheable).toBe(false);
  });

  it('asks for the back office login at its own address', async () => {
    const login = await open(home(), '/adminLogin');
    const inside = await open(home(), '/admin/menus');

    expect(login.html).toContain('<form class="izlog-view-login"');
    expect(login.html).toMatch(/<style nonce="nonce">/);
    expect(inside.location).toBe('/adminLogin?redirect=%2Fadmin%2Fmenus');
  });
});
