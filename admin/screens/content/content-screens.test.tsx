import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { createFakeApi, type FakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { listed, renderAdmin } from '#editor/testing/render-admin.tsx';
import { adminComment } from '#schemas/api/admin.ts';
import { adminFilterOrders } from '#schemas/api/admin-order.ts';
import { listUsePlaces, restoreFromBin } from '#schemas/api/bin.ts';
import { filterSections } from '#schemas/api/content.ts';
import { searchSlugs, urlOnLanguage } from '#schemas/api/finder.ts';
import { filterMails } from '#schemas/api/mail.ts';
import { deleteMedia, filterMedia } from '#schemas/api/media.ts';
import { duplicatePage, filterPages } from '#schemas/api/page-list.ts';
import { createPage, deletePage, filterTemplates } from '#schemas/api/pages.ts';
import { listPatterns, takePattern } from '#schemas/api/patterns.ts';
import { filterFailedRequests } from '#schemas/api/redirects.ts';
import { filterOptions } from '#schemas/api/site.ts';
import {
  listSystemPages,
  type SystemPageState,
  takeOverSystemPage,
} from '#schemas/api/system-pages.ts';
import type { Element } from '#schemas/content/element.ts';
import { aNode } from '#tests/support/content/builders.ts';
import { CommentsScreen } from '../comments-screen.tsx';
import { MediaScreen } from '../media-screen.tsx';
import { OverviewScreen } from '../overview-screen.tsx';
import { PagesScreen } from '../pages-screen.tsx';
import { TemplatesScreen } from '../templates-screen.tsx';
import { newPage } from './new-page.ts';

afterEach(cleanup);

const inputsOf = (api: FakeApi, endpoint: { key: string }) =>
  api.calls.filter(({ key }) => key === endpoint.key).map(({ input }) => input);

const anOption = (key: string, value: unknown) => ({ id: 1, key, value, media: null });

const aTemplate = (id: number, kind: string): Element => ({
  ...newPage('', `predlozak-${id}`, aNode('predlozak')),
  id,
  rev: 1,
  status: 'published',
  type: 'template',
  meta: { name: `Predložak ${id}`, kind },
});

const aState = (parts: Partial<SystemPageState>): SystemPageState => ({
  name: 'cart',
  slug: 'kosarica',
  elementId: null,
  status: null,
  isBuiltIn: true,
  ...parts,
});
const SYSTEM = [
  aState({}),
  aState({ name: 'profile', slug: 'profil', elementId: 12, status: 'draft' }),
  aState({ name: 'login', slug: 'prijava', elementId: 3, isBuiltIn: false }),
  aState({ name: 'header', slug: null }),
  aState({ name: 'notFound', slug: null }),
  aState({ name: 'event', slug: null }),
];

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function confirmDelete() {
  const question = await screen.findByRole('dialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Obriši' }));
}

/** Says yes to the question before something goes into the bin, once it knows where that is used. */
async function intoBin() {
  const name = 'Premjesti u koš';
  const question = within(await screen.findByRole('dialog'));
  await waitFor(() => {
    const button = question.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(false);
  });
  fireEvent.click(question.getByRole('button', { name }));
}

describe('comments', () => {
  const aComment = (parts: object) => ({
    id: 7,
    targetType: 'product',
    targetId: 3,
    author: 'Ana K.',
    body: 'Dobra krema.',
    rating: 4,
    published: false,
    ...parts,
  });

  function openComments(path = '/comments') {
    const api = createFakeApi();
    api.on(adminComment.filter, () =>
      success(listed(aComment({}), aComment({ id: 8, targetId: 99, author: 'Iva', rating: null }))),
    );
    api.on(searchSlugs, () =>
      success(listed({ id: 3, type: 'product' as const, title: 'Krema', slug: 'krema' })),
    );
    api.on(urlOnLanguage, () => failure(404));
    api.on(filterOptions, () => success(listed(anOption('NumberOfStars', 6))));
    return { api, ...renderAdmin(api, <CommentsScreen />, path) };
  }

  it('are filtered, and show their rating and what they are about', async () => {
    const { api } = openComments('/comments?published=false');

    expect(await screen.findByText('4/6')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Krema' }).getAttribute('href')).toBe('/product/krema');
    expect(screen.getByText('#99')).toBeTruthy();
    expect(inputsOf(api, adminComment.filter)[0]).toMatchObject({
      body: {
        filters: [{ key: 'published', value: false }],
        sort: { param: 'id', order: 'desc' },
      },
    });
  });

  it('are published', async () => {
    const { api, announced } = openComments();
    api.on(adminComment.update, () => success({}));

    await press('Objavi: komentar – Ana K.');

    await waitFor(() => expect(announced).toContain('Objavljen komentar – Ana K.'));
    expect(inputsOf(api, adminComment.update)).toEqual([
      { params: { id: 7 }, body: { published: true } },
    ]);
    await waitFor(() => expect(inputsOf(api, adminComment.filter)).toHaveLength(2));
  });

  it('say when they could not be published', async () => {
    const { api, announced } = openComments();
    api.on(adminComment.update, () => failure(500));

    await press('Objavi: komentar – Ana K.');

    await waitFor(() => expect(announced).toContain('failed with 500'));
  });

  it('are deleted after a question', async () => {
    const { api, announced } = openComments();
    api.on(adminComment.remove, () => success({}));

    await press('Obriši: komentar – Iva');
    expect(inputsOf(api, adminComment.remove)).toEqual([]);
    await confirmDelete();

    await waitFor(() => expect(announced).toContain('Obrisano: komentar – Iva'));
    expect(inputsOf(api, adminComment.remove)).toEqual([{ params: { id: 8 } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const inAll = (text: string) => ({ hr: text, en: text, de: text });
const aPreset = (name: string, title: string) => ({
  name,
  about: {
    kind: 'page' as const,
    category: null,
    titles: inAll(title),
    texts: inAll('Za početak'),
    words: inAll('nova'),
  },
});
const PRESETS = [aPreset('preset-sale', 'Rasprodaja'), aPreset('preset-blank', 'Prazna stranica')];

describe('pages', () => {
  const aPage = (id: number, slug: string, status: Element['status'] = 'published') => ({
    id,
    slug,
    title: `Naslov ${slug}`,
    status,
    rev: 1,
    publishedRev: status === 'published' ? 1 : null,
    wasPublished: status === 'published',
    scheduledAt: null,
    changedAt: '2026-11-20T10:00:00.000Z',
    changedBy: 'Ema Babić',
    stale: [] as Locale[],
  });

  function openPages(goTo = vi.fn<(path: string) => void>()) {
    const api = createFakeApi();
    api.on(filterPages, () =>
      success(
        listed(
          aPage(1, 'naslovnica'),
          aPage(2, 'naplata-uspjesna'),
          aPage(3, 'prijava'),
          aPage(4, 'skica', 'draft'),
        ),
      ),
    );
    api.on(filterOptions, () => success(listed(anOption('HomePageSlug', 'naslovnica'))));
    api.on(listSystemPages, () => success(SYSTEM));
    api.on(listPatterns, () => success({ ready: PRESETS, own: [] }));
    return { api, goTo, ...renderAdmin(api, <PagesScreen goTo={goTo} />, '/pages') };
  }

  it('that are built-in are named, and taken over in one press', async () => {
    const { api, goTo } = openPages();
    api.on(takeOverSystemPage, () => success(aTemplate(9, 'page')));
    const list = await screen.findByRole('region', { name: 'Ugrađene stranice' });

    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(within(list).getByRole('button', { name: 'Preuzmi i uredi: Košarica' }));

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/kosarica?editPage=true'));
    expect(inputsOf(api, takeOverSystemPage)).toEqual([{ body: { name: 'cart' } }]);
    fireEvent.click(within(list).getByRole('button', { name: 'Uredi skicu: Profil' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/profil?editPage=true'));
    expect(inputsOf(api, takeOverSystemPage)).toHaveLength(1);
  });

  it('of screens say that the built-in one is shown once they are deleted', async () => {
    const { api } = openPages();
    api.on(listUsePlaces, () => success({ places: [], total: 0, isNeeded: false }));

    await press('Obriši: Naslov prijava');

    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain(
      'Kupci će na adresi /prijava vidjeti ugrađenu stranicu.',
    );
  });

  it('lead to where they stand and to the editor', async () => {
    openPages();
    await screen.findAllByRole('row');
    const hrefs = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));

    expect([...new Set(hrefs)]).toEqual([
      '/bin?kind=page',
      '/?editPage=true',
      '/',
      '/naplata-uspjesna?editPage=true',
      '/naplata/uspjesna',
      '/prijava?editPage=true',
      '/prijava',
      '/skica?editPage=true',
    ]);
  });

  it('are begun with a name, and open in the editor', async () => {
    const { api, goTo } = openPages();
    api.on(createPage, ({ body }) => success({ ...body, id: 9, rev: 1, status: 'draft' }));

    await press('Nova stranica');
    fireEvent.change(await screen.findByLabelText('Naslov'), {
      target: { value: ' Đačka njega & čaj ' },
    });
    expect(screen.getByDisplayValue('dacka-njega-caj')).toBeTruthy();
    await press('Izradi i uredi');

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/dacka-njega-caj?editPage=true'));
    expect(inputsOf(api, createPage)).toEqual([
      { body: newPage('Đačka njega & čaj', 'dacka-njega-caj', aNode('Đačka njega & čaj')) },
    ]);
  });

  it('may begin with a preset, under their own name in every language', async () => {
    const { api, goTo } = openPages();
    const preset = {
      ...newPage('Rasprodaja', 'preset-sale', aNode('popust')),
      tr: { en: { '.': { meta: { title: 'Sale' } }, popust: { meta: { title: 'Off' } } } },
    };
    api.on(takePattern, () => success(preset));
    api.on(createPage, ({ body }) => success({ ...body, id: 9, rev: 1, status: 'draft' }));

    await press('Nova stranica');
    fireEvent.change(await screen.findByLabelText('Naslov'), {
      target: { value: 'Zimski popust' },
    });
    const blank = await screen.findByRole<HTMLInputElement>('radio', { name: 'Prazna stranica' });
    expect(blank.checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Rasprodaja' }));
    await press('Izradi i uredi');

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/zimski-popust?editPage=true'));
    expect(inputsOf(api, takePattern)).toEqual([{ body: { name: 'preset-sale', language: 'hr' } }]);
    expect(inputsOf(api, createPage)).toEqual([
      {
        body: {
          ...preset,
          slug: 'zimski-popust',
          meta: { title: 'Zimski popust' },
          tr: { en: { popust: { meta: { title: 'Off' } } } },
        },
      },
    ]);
  });

  it('need an address of four letters that is free', async () => {
    const { api, goTo } = openPages();
    api.on(createPage, () => failure(409, 'SLUG_TAKEN'));

    await press('Nova stranica');
    fireEvent.change(await screen.findByLabelText('Naslov'), { target: { value: 'Čaj' } });
    await press('Izradi i uredi');
    expect(screen.getByText(/najmanje četiri znaka/)).toBeTruthy();
    expect(inputsOf(api, createPage)).toEqual([]);
    fireEvent.change(screen.getByLabelText('Adresa stranice'), { target: { value: 'cajevi' } });
    await press('Izradi i uredi');

    expect(await screen.findByText('Na toj adresi već stoji druga stranica.')).toBeTruthy();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('tell what shoppers do not see yet, and who changed them last', async () => {
    const at = '2026-12-01T08:30:00.000Z';
    const api = createFakeApi();
    api.on(filterPages, () =>
      success(
        listed(
          { ...aPage(1, 'izmjene'), rev: 3, stale: ['en', 'de'] as Locale[] },
          aPage(2, 'nikad', 'draft'),
          { ...aPage(3, 'povucena', 'draft'), wasPublished: true },
          { ...aPage(4, 'zakazana', 'scheduled'), scheduledAt: at, changedBy: '' },
          aPage(5, 'mirna'),
        ),
      ),
    );
    api.on(filterOptions, () => success(listed()));
    api.on(listSystemPages, () => success([]));
    renderAdmin(api, <PagesScreen />, '/pages?state=changed');

    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent ?? '');

    expect(rows[0]).toContain('ObjavljenoNeobjavljene izmjeneZastarjeli prijevod: EN, DE');
    expect(rows[0]).toContain('Ema Babić');
    expect(rows[1]).toContain('SkicaNikad objavljena');
    expect(rows[2]).toContain('SkicaPovučena s objave');
    expect(rows[3]).toContain('Zakazano1. pro 2026.');
    expect(rows[4]).not.toMatch(/Neobjavljene izmjene|Zastarjeli/);
    expect(inputsOf(api, filterPages)).toEqual([
      { body: { page: 1, limit: 20, state: 'changed' } },
    ]);
    expect(screen.getByRole('option', { name: 'S neobjavljenim izmjenama' })).toBeTruthy();
  });

  it('are copied as drafts', async () => {
    const { api, announced, offered, goTo } = openPages();
    api.on(duplicatePage, () => success({ ...aTemplate(9, 'page'), slug: 'skica-2' }));

    await press('Dupliciraj: Naslov skica');

    await waitFor(() =>
      expect(announced).toEqual(['Kopija je nastala kao skica: Naslov skica (kopija)']),
    );
    expect(inputsOf(api, duplicatePage)).toEqual([
      { params: { id: 4 }, body: { title: 'Naslov skica (kopija)' } },
    ]);
    await waitFor(() => expect(inputsOf(api, filterPages)).toHaveLength(2));
    offered[0]?.run();
    expect(goTo).toHaveBeenCalledWith('/skica-2?editPage=true');
  });

  it('go into the bin after a question, and come back in one press', async () => {
    const { api, announced, offered } = openPages();
    api.on(listUsePlaces, () => success({ places: [], total: 0, isNeeded: false }));
    api.on(deletePage, () => success({}));
    api.on(restoreFromBin, () =>
      success({ slug: 'skica', wasPublic: false, isPublic: false, scheduledAt: null }),
    );

    await press('Obriši: Naslov skica');
    await intoBin();

    await waitFor(() => expect(announced).toContain('U košu: Naslov skica'));
    await waitFor(() => expect(inputsOf(api, filterPages)).toHaveLength(2));
    expect(inputsOf(api, deletePage)).toEqual([{ params: { id: 4 } }]);
    expect(offered.map(({ label }) => label)).toEqual(['Poništi']);
    offered[0]?.run();
    await waitFor(() => expect(announced).toContain('Vraćeno: Naslov skica'));
    expect(inputsOf(api, restoreFromBin)).toEqual([{ body: { kind: 'page', id: 4 } }]);
    await waitFor(() => expect(inputsOf(api, filterPages)).toHaveLength(3));
  });

  it('that the shop needs stay, and say where they are used', async () => {
    const { api } = openPages();
    const place = { id: 0, slug: null, handler: null, isPublic: true };
    api.on(listUsePlaces, () =>
      success({
        places: [
          { ...place, kind: 'setting', title: 'HomePageSlug' },
          { ...place, kind: 'menu', title: 'main' },
          { ...place, kind: 'page', id: 7, slug: 'akcije', title: 'Akcije', isPublic: false },
        ],
        total: 5,
        isNeeded: true,
      }),
    );

    await press('Obriši: Naslov naslovnica');

    const question = within(await screen.findByRole('dialog'));
    expect(await question.findByText('Koristi se na 5 mjesta:')).toBeTruthy();
    expect(question.getByRole('link', { name: 'Glavni izbornik' }).getAttribute('href')).toBe(
      '/menus/main',
    );
    expect(question.getByRole('link', { name: 'Akcije' }).getAttribute('href')).toBe(
      '/akcije?editPage=true',
    );
    expect(question.getByText('samo u skici')).toBeTruthy();
    expect(question.getByText('i još 2 mjesta')).toBeTruthy();
    expect(question.getByText(/naslovnica trgovine i ne može se obrisati/)).toBeTruthy();
    const name = 'Premjesti u koš';
    expect(question.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });
});

describe('templates', () => {
  it('open on a page that stands in them, or say why they do not', async () => {
    const api = createFakeApi();
    api.on(filterTemplates, () =>
      success(
        listed(
          aTemplate(5, 'product'),
          aTemplate(6, 'product'),
          aTemplate(7, 'event'),
          aTemplate(8, 'screen'),
          aTemplate(9, 'page'),
        ),
      ),
    );
    api.on(filterOptions, () =>
      success(
        listed(
          anOption('DefaultProductTemplate', 5),
          anOption('DefaultEventTemplate', 7),
          anOption('DefaultNotFoundTemplate', 8),
        ),
      ),
    );
    api.on(searchSlugs, ({ body }) =>
      success(
        body.categories[0] === 'product'
          ? listed({ id: 3, type: 'product' as const, title: 'Krema', slug: 'krema' })
          : listed(),
      ),
    );
    api.on(listSystemPages, () => success([]));
    api.on(filterSections, () => success(listed()));
    renderAdmin(api, <TemplatesScreen />, '/templates?kind=product');

    expect((await screen.findByRole('link', { name: 'Predložak 5' })).getAttribute('href')).toBe(
      '/product/krema?editPage=true',
    );
    expect(screen.getAllByText(/Trgovina ga ne koristi/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Predložak 8' }).getAttribute('href')).toBe(
      '/404?editPage=true',
    );
    expect(screen.getByText(/Još nema stranice/)).toBeTruthy();
    expect(screen.getByText(/ne može otvoriti u uređivaču/)).toBeTruthy();
    expect(inputsOf(api, filterTemplates)[0]).toEqual({
      body: { page: 1, limit: 20, kind: 'product' },
    });
  });
});

describe('what is built-in beside pages', () => {
  it.each([
    ['Zaglavlje', '/'],
    ['Stranica nije pronađena', '/404'],
    ['Stranica događaja', '/dogadjaj/-'],
  ])('%s opens at %s', async (name, path) => {
    const api = createFakeApi();
    const goTo = vi.fn<(path: string) => void>();
    api.on(filterTemplates, () => success(listed()));
    api.on(filterOptions, () => success(listed()));
    api.on(searchSlugs, () => success(listed()));
    api.on(listSystemPages, () => success(SYSTEM));
    api.on(filterSections, () => success(listed()));
    renderAdmin(api, <TemplatesScreen goTo={goTo} />, '/templates');

    await press(`Pogledaj: ${name}`);

    await waitFor(() => expect(goTo).toHaveBeenCalledWith(`${path}?editPage=true`));
  });
});

describe('the start page', () => {
  it('greets, and shows what waits', async () => {
    const api = createFakeApi();
    const many = (total: number) => ({ ...listed<never>(), totalRecords: total });
    api.on(adminFilterOrders, () => success(many(12)));
    api.on(adminComment.filter, () => success(many(0)));
    api.on(filterMails, () => failure(500));
    api.on(filterFailedRequests, () => success(many(3)));
    renderAdmin(api, <OverviewScreen />);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Dobar dan, Ivan');
    expect(
      (await screen.findByRole('link', { name: /Narudžbe koje čekaju\s*12/ })).getAttribute('href'),
    ).toBe('/orders?generalStatus=pending');
    expect(screen.getByRole('link', { name: /Komentari koji čekaju/ }).textContent).toContain(
      'Ništa ne čeka',
    );
    expect(screen.getByRole('link', { name: /Neisporučena pošta/ }).textContent).toContain(
      'Podatak nije stigao',
    );
    expect(inputsOf(api, adminFilterOrders)).toEqual([
      { body: { limit: 1, filters: [{ key: 'generalStatus', value: 'pending' }] } },
    ]);
    expect(inputsOf(api, filterMails)).toEqual([{ body: { limit: 1, state: 'dead' } }]);
  });
});

describe('the media library as a screen', () => {
  it('opens the texts of a picture by its tile, and gives it to the bin', async () => {
    const api = createFakeApi();
    api.on(filterMedia, () =>
      success(
        listed({
          id: 1,
          driveId: '',
          title: 'More',
          description: 'Plavo more',
          path: '/media/1.webp',
          newPath: '',
          mime: 'image/webp',
          extension: 'webp',
          hash: '1',
          access: 'public' as const,
          size: 1,
          poster: null,
          alternativePaths: [],
          usePublicPath: true,
          originalName: 'more.webp',
          width: 400,
          height: 300,
          thumbhash: '',
          dominantColor: '#ffffff',
        }),
      ),
    );
    const { announced, offered } = renderAdmin(api, <MediaScreen />, '/media');

    fireEvent.click(await screen.findByRole('button', { name: /^Plavo more/ }));

    expect(screen.getByDisplayValue('Plavo more')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();

    api.on(listUsePlaces, () => success({ places: [], total: 0, isNeeded: false }));
    api.on(deleteMedia, () => success({}));
    api.on(restoreFromBin, () =>
      success({ slug: null, wasPublic: true, isPublic: true, scheduledAt: null }),
    );
    await press('Obriši');
    await intoBin();
    await waitFor(() => expect(announced).toEqual(['U košu: More']));
    expect(inputsOf(api, deleteMedia)).toEqual([{ params: { id: 1 } }]);
    await waitFor(() => expect(screen.queryByText('Plavo more')).toBeNull());
    offered[0]?.run();
    expect(await screen.findByRole('button', { name: /^Plavo more/ })).toBeTruthy();
  });
});
