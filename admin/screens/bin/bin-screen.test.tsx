import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, listed, renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  type BinItem,
  filterBin,
  listUsePlaces,
  removeFromBin,
  restoreFromBin,
} from '#schemas/api/bin.ts';
import { filterSections } from '#schemas/api/content.ts';
import { deleteSection } from '#schemas/api/pages.ts';
import type { Element } from '#schemas/content/element.ts';
import { aMaster, aNode } from '#tests/support/content/builders.ts';
import { SharedSections } from '../content/shared-sections.tsx';
import { BinScreen } from './bin-screen.tsx';

afterEach(cleanup);

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const anItem = (parts: Partial<BinItem> = {}): BinItem => ({
  kind: 'page',
  id: 4,
  name: 'Savjeti',
  slug: 'savjeti',
  wasPublic: true,
  deletedAt: '2026-11-20T10:00:00.000Z',
  deletedBy: 'Ema Babić',
  removedAt: inDays(2.5),
  media: null,
  ...parts,
});

const inputsOf = (api: FakeApi, endpoint: { key: string }) =>
  api.calls.filter(({ key }) => key === endpoint.key).map(({ input }) => input);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const back = (parts: object = {}) =>
  success({ slug: 'savjeti', wasPublic: true, isPublic: true, scheduledAt: null, ...parts });

function openBin(items: readonly BinItem[], user = editorUser) {
  const api = createFakeApi();
  api.on(filterBin, () => success(listed(...items)));
  return { api, ...renderAdmin(api, <BinScreen />, '/bin?kind=page', '/bin', user) };
}

describe('the bin', () => {
  it('tells what lies in it, who deleted it, and how long it stays', async () => {
    const { api } = openBin([
      anItem(),
      anItem({ kind: 'media', id: 4, name: 'uvala.png', slug: null, removedAt: inDays(-1) }),
      anItem({ kind: 'section', id: 5, name: 'Zima', deletedBy: '', removedAt: inDays(-0.1) }),
    ]);

    const [, page, media, section] = await screen.findAllByRole('row');

    expect(page?.textContent).toContain('Savjeti/savjeti');
    expect(page?.textContent).toContain('Ema Babić');
    expect(page?.textContent).toContain('3 dana');
    expect(media?.textContent).toContain('Nestaje kad se prestane koristiti');
    expect(section?.textContent).toContain('Račun je obrisan');
    expect(section?.textContent).toContain('Nestaje danas');
    expect(inputsOf(api, filterBin)).toEqual([{ body: { page: 1, limit: 20, kind: 'page' } }]);
  });

  it('says that it is empty', async () => {
    const api = createFakeApi();
    api.on(filterBin, () => success(listed()));
    renderAdmin(api, <BinScreen />, '/bin');
    expect(await screen.findByText('Koš je prazan.')).toBeTruthy();
  });

  it('gives things back, and says when they come back as a draft', async () => {
    const { api, announced } = openBin([anItem()]);
    api.on(restoreFromBin, () => back({ isPublic: false }));

    await press('Vrati: Savjeti');

    await waitFor(() => expect(announced[0]).toContain('Vraćeno kao skica: Savjeti'));
    expect(inputsOf(api, restoreFromBin)).toEqual([{ body: { kind: 'page', id: 4 } }]);
    await waitFor(() => expect(inputsOf(api, filterBin)).toHaveLength(2));
  });

  it('asks for another address where the old one is taken', async () => {
    const { api, announced } = openBin([anItem()]);
    api.on(restoreFromBin, ({ body }) =>
      body.slug === undefined
        ? failure(409, 'SLUG_TAKEN', { slug: 'savjeti', free: 'savjeti-2' })
        : back({ isPublic: false }),
    );

    await press('Vrati: Savjeti');
    const field = await screen.findByLabelText('Nova adresa');
    expect(screen.getByText(/Na adresi \/savjeti sada stoji nešto drugo/)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Ne ide' } });
    await press('Vrati');
    expect(screen.getByText(/najmanje četiri znaka/)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'savjeti-2' } });
    await press('Vrati');

    await waitFor(() => expect(announced).toHaveLength(1));
    expect(inputsOf(api, restoreFromBin)).toEqual([
      { body: { kind: 'page', id: 4 } },
      { body: { kind: 'page', id: 4, slug: 'savjeti-2' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('deletes for ever after a question, which tells who loses a picture', async () => {
    const { api, announced } = openBin([anItem({ kind: 'media', name: 'uvala.png', slug: null })]);
    const place = { id: 7, slug: 'akcije', handler: null, isPublic: true };
    api.on(listUsePlaces, () =>
      success({
        places: [{ ...place, kind: 'page' as const, title: 'Akcije' }],
        total: 1,
        isNeeded: false,
      }),
    );
    api.on(removeFromBin, () => success({}));

    await press('Obriši zauvijek: uvala.png');
    const question = within(await screen.findByRole('dialog'));
    expect(await question.findByText('Koristi se na 1 mjestu:')).toBeTruthy();
    expect(inputsOf(api, removeFromBin)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Obriši zauvijek' }));

    await waitFor(() => expect(announced).toEqual(['Zauvijek obrisano: uvala.png']));
    expect(inputsOf(api, removeFromBin)).toEqual([{ params: { kind: 'media', id: 4 } }]);
  });

  it('is not emptied by editors', async () => {
    openBin([anItem()], { ...editorUser, role: 'editor' });
    expect(await screen.findByRole('button', { name: 'Vrati: Savjeti' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /zauvijek/ })).toBeNull();
  });
});

describe('shared sections', () => {
  const master: Element = aMaster(6, aNode('root'), { meta: { title: 'Zimska njega' } });

  function openSections(isNeeded: boolean) {
    const api = createFakeApi();
    api.on(filterSections, () => success(listed({ element: master, uses: 2 })));
    const place = { kind: 'page' as const, id: 7, title: 'Akcije', slug: 'akcije', handler: null };
    api.on(listUsePlaces, () =>
      success({
        places: isNeeded ? [{ ...place, isPublic: false }] : [],
        total: isNeeded ? 1 : 0,
        isNeeded,
      }),
    );
    api.on(deleteSection, () => success({}));
    return { api, ...renderAdmin(api, <SharedSections />, '/templates') };
  }

  it('that are used stay, and name the places', async () => {
    openSections(true);
    expect(await screen.findByText('na 2 mjesta')).toBeTruthy();

    await press('Obriši: Zimska njega');

    expect(await screen.findByText(/Ne može se obrisati dok se ovdje koristi/)).toBeTruthy();
    const move = screen.getByRole<HTMLButtonElement>('button', { name: 'Premjesti u koš' });
    expect(move.disabled).toBe(true);
  });

  it('that nothing uses go into the bin', async () => {
    const { api, announced } = openSections(false);

    await press('Obriši: Zimska njega');
    const move = await screen.findByRole<HTMLButtonElement>('button', { name: 'Premjesti u koš' });
    await waitFor(() => expect(move.disabled).toBe(false));
    fireEvent.click(move);

    await waitFor(() => expect(announced).toEqual(['U košu: Zimska njega']));
    expect(inputsOf(api, deleteSection)).toEqual([{ params: { id: 6 } }]);
  });
});
