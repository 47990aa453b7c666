import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { listed, renderAdmin } from '#editor/testing/render-admin.tsx';
import { searchSlugs } from '#schemas/api/finder.ts';
import {
  listNavigations,
  type NavNode,
  navigationTree,
  updateNavigation,
} from '#schemas/api/site.ts';
import { MenuScreen } from './menu-screen.tsx';
import { entriesOf, MOVES, type Move, treeOf } from './menu-tree.ts';
import { MenusScreen } from './menus-screen.tsx';

afterEach(cleanup);

let lastId = 0;
function aNode(title: string, children: NavNode[] = [], parts: Partial<NavNode> = {}): NavNode {
  lastId += 1;
  const id = lastId;
  const link = `/${title.toLowerCase()}`;
  return {
    id,
    name: title,
    title,
    link,
    linkV2: { kind: 'url', href: link },
    baseLink: link,
    formattedPath: link,
    target: '_self',
    rel: 'dofollow',
    externalLink: false,
    type: '',
    product: null,
    parent_id: null,
    children: children.map((child) => ({ ...child, parent_id: id })),
    ...parts,
  };
}

/** Titles of a tree: `Lice(Serumi Kreme) Kosa`. */
function shape(tree: readonly NavNode[]): string {
  return tree
    .map(({ title, children }) => (children.length > 0 ? `${title}(${shape(children)})` : title))
    .join(' ');
}

const aTree = () => [aNode('Lice', [aNode('Serumi'), aNode('Kreme')]), aNode('Kosa')];

async function openMenu(locales: Locale[] = ['hr', 'en'], path = '/menus/main') {
  const api = createFakeApi();
  api.on(navigationTree, () => success(aTree()));
  api.on(listNavigations, () => success([{ name: 'main', locales, entries: 2 }]));
  api.on(updateNavigation, ({ body }) => success(body.tree));
  const rest = renderAdmin(api, <MenuScreen />, path, '/menus/:name');
  await screen.findByRole('list', { name: 'Glavni izbornik' });
  const saved = () => api.calls.filter(({ key }) => key === updateNavigation.key);
  const savedTree = () => (saved()[0] as { input: { body: { tree: NavNode[] } } }).input.body.tree;
  return { api, saved, savedTree, ...rest };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('moves in the tree of a menu', () => {
  it.each<[Move, string, string | null]>([
    ['up', 'Kosa', 'Kosa Lice(Serumi Kreme)'],
    ['down', 'Lice', 'Kosa Lice(Serumi Kreme)'],
    ['up', 'Kreme', 'Lice(Kreme Serumi) Kosa'],
    ['up', 'Serumi', null],
    ['down', 'Kreme', null],
    ['inward', 'Kosa', 'Lice(Serumi Kreme Kosa)'],
    ['inward', 'Kreme', 'Lice(Serumi(Kreme)) Kosa'],
    ['inward', 'Lice', null],
    ['outward', 'Serumi', 'Lice(Kreme) Serumi Kosa'],
    ['outward', 'Kosa', null],
  ])('%s: %s', (move, title, expected) => {
    const entries = entriesOf(aTree());
    const index = entries.findIndex(({ node }) => node.title === title);

    const moved = MOVES[move](entries, index);

    expect(moved && shape(treeOf(moved))).toBe(expected);
  });

  it('go four levels deep at most', () => {
    const entries = entriesOf([
      aNode('A', [aNode('B', [aNode('C', [aNode('D'), aNode('E')])])]),
      aNode('F', [aNode('G')]),
    ]);
    const at = (title: string) => entries.findIndex(({ node }) => node.title === title);

    expect(MOVES.inward(entries, at('E'))).toBeNull();
    expect(shape(treeOf(MOVES.inward(entries, at('F')) ?? []))).toBe('A(B(C(D E)) F(G))');
  });

  it('keep the tree as it was stored, with the parents of its entries', () => {
    const tree = aTree();

    expect(treeOf(entriesOf(tree))).toEqual(tree);
  });
});

describe('the screen of a menu', () => {
  it('moves by buttons, keeps the focus, says where the entry stands, and saves the tree', async () => {
    const { saved, savedTree, announced } = await openMenu();
    const down = screen.getByRole('button', { name: 'Pomakni dolje: Serumi' });

    fireEvent.click(down);

    expect(announced.at(-1)).toBe('Serumi: mjesto 2, razina 2');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Pomakni dolje: Serumi' }),
    );
    expect(screen.getByText('Promjene nisu spremljene')).toBeTruthy();
    press('Spremi');
    await screen.findByText('Sve je spremljeno');
    expect(saved()[0]?.input).toMatchObject({
      params: { id: 'main' },
      headers: { languageCode: 'hr' },
    });
    expect(shape(savedTree())).toBe('Lice(Kreme Serumi) Kosa');
  });

  it('adds an entry below another, with a target that is searched for', async () => {
    const { api, saved, savedTree } = await openMenu();
    api.on(searchSlugs, () =>
      success(listed({ id: 9, type: 'category' as const, title: 'Njega ruku', slug: 'ruke' })),
    );

    press('Dodaj stavku ispod: Kosa');
    expect(document.activeElement).toBe(screen.getByLabelText('Naziv'));
    type('Naziv', 'Ruke');
    type('Vodi na', 'category');
    fireEvent.click(screen.getByLabelText('Otvara se u novoj kartici'));
    const target = screen.getByRole('combobox', { name: 'Kategorija' });
    act(() => target.focus());
    fireEvent.change(target, { target: { value: 'ruku' } });
    fireEvent.keyDown(target, { key: 'ArrowDown' });
    fireEvent.click(await screen.findByText('Njega ruku'));
    press('Spremi');

    await waitFor(() => expect(saved()).toHaveLength(1));
    const kosa = savedTree()[1];
    expect(kosa?.children[0]).toMatchObject({
      name: 'Ruke',
      title: 'Ruke',
      linkV2: { kind: 'category', id: 9, slug: 'ruke' },
      link: '/shop/ruke',
      formattedPath: '/shop/ruke',
      target: '_blank',
      type: '',
      parent_id: kosa?.id,
    });
  });

  it('does not send what cannot be right, and shows where', async () => {
    const { saved, savedTree } = await openMenu();

    press(/^Kosa/);
    type('Adresa', 'javascript:alert(1)');
    press('Spremi');

    expect(screen.getByText(/^Upišite adresu/)).toBeTruthy();
    expect(screen.getByText('Treba ispraviti')).toBeTruthy();
    expect(saved()).toEqual([]);
    type('Vodi na', 'none');
    expect(screen.queryByText('Treba ispraviti')).toBeNull();
    press('Spremi');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(savedTree()[1]).toMatchObject({ type: 'linkless', linkV2: null, link: '' });
  });

  it('names the entries that the server refuses', async () => {
    const { api } = await openMenu();
    api.on(updateNavigation, () =>
      failure(400, 'VALIDATION_FAILED', {
        fields: { 'tree.0.children.1.linkV2.href': 'safe-url' },
      }),
    );

    press('Pomakni dolje: Lice');
    press('Pomakni gore: Lice');
    press('Ukloni: Kosa');
    press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toContain('Kreme');
    expect(screen.getByText('Promjene nisu spremljene')).toBeTruthy();
  });

  it('takes an entry away with what stands below it, and puts it back', async () => {
    await openMenu();

    press('Ukloni: Lice');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    const putBack = screen.getByRole('button', { name: 'Vrati' });
    expect(document.activeElement).toBe(putBack);
    fireEvent.click(putBack);

    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('Sve je spremljeno')).toBeTruthy();
  });

  it('asks before changes are lost', async () => {
    const { router } = await openMenu();
    press('Pomakni dolje: Lice');

    await act(() => router.navigate('/menus'));
    const question = await screen.findByRole('dialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Nastavi uređivati' }));
    expect(router.state.location.pathname).toBe('/menus/main');
    await act(() => router.navigate('/menus'));
    fireEvent.click(await screen.findByRole('button', { name: 'Odbaci promjene' }));

    expect(await screen.findByText('Druga stranica')).toBeTruthy();
  });

  it('is read and written in the language of the address; one that is missing can be saved at once', async () => {
    const { api, saved } = await openMenu(['hr'], '/menus/main?language=de');

    expect(api.calls[0]).toMatchObject({ input: { headers: { languageCode: 'de' } } });
    expect(screen.getByText(/još ne postoji na odabranom jeziku/)).toBeTruthy();
    press('Spremi');

    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ input: { headers: { languageCode: 'de' } } });
  });

  it('says why it did not load', async () => {
    const api = createFakeApi();
    api.on(listNavigations, () => success([]));
    api.on(navigationTree, () => failure(500));
    renderAdmin(api, <MenuScreen />, '/menus/main', '/menus/:name');

    expect((await screen.findByRole('alert')).textContent).toContain('failed with 500');
    api.on(navigationTree, () => success(aTree()));
    press('Pokušaj ponovno');
    expect(await screen.findByRole('list', { name: 'Glavni izbornik' })).toBeTruthy();
  });
});

describe('the list of menus', () => {
  it('leads to each menu', async () => {
    const api = createFakeApi();
    api.on(listNavigations, () =>
      success([
        { name: 'zimski popis', locales: ['hr'], entries: 3 },
        { name: 'main', locales: ['de', 'hr'], entries: 8 },
      ]),
    );
    renderAdmin(api, <MenusScreen />, '/menus');

    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Glavni izbornik', '/menus/main'],
      ['zimski popis', '/menus/zimski%20popis'],
    ]);
    expect(screen.getByText('HR, DE')).toBeTruthy();
  });
});
