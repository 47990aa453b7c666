import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import {
  createPattern,
  deletePattern,
  listPatterns,
  renamePattern,
  takePattern,
} from '#schemas/api/patterns.ts';
import type { ElementContent } from '#schemas/content/element.ts';
import type { PatternAbout } from '#schemas/content/pattern.ts';
import { select } from '../../kernel/store/select.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { type FakeApi, failure, success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, anElement, opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

const inAll = (text: string) => ({ hr: text, en: `${text} en`, de: `${text} de` });
const about = (
  title: string,
  category: PatternAbout['category'],
  words = 'ostalo',
): PatternAbout => ({
  kind: category === null ? 'page' : 'section',
  category,
  titles: inAll(title),
  texts: inAll(`Za ${title}`),
  words: inAll(words),
});

const READY = [
  { name: 'help-questions', about: about('Pitanja', 'help', 'faq harmonika') },
  { name: 'opening-cover', about: about('Naslovna slika', 'opening', 'hero uvod') },
  { name: 'preset-sale', about: about('Rasprodaja', null) },
];
const OWN = {
  id: 3,
  name: 'own-3',
  title: 'Naš uvod',
  author: 'Ema Perić',
  created_at: '2026-01-01T00:00:00.000Z',
};

/** What an endpoint was asked. */
const inputsOf = (api: FakeApi, { key }: Endpoint) =>
  api.calls.filter((call) => call.key === key).map(({ input }) => input);

/** Two sections, and what they are called in English. */
function aPattern(): ElementContent {
  const {
    id: _id,
    rev: _rev,
    status: _status,
    ...content
  } = anElement({
    parts: [aHeading('prvi', 'Prvi'), aHeading('drugi', 'Drugi')],
  });
  return {
    ...content,
    tr: { en: { '.': { meta: { title: 'Pattern' } }, prvi: { meta: { title: 'First' } } } },
  };
}

async function open(own: readonly (typeof OWN)[] = []) {
  const test = await anEditor(opened([aHeading('vrh', 'Vrh'), aHeading('dno', 'Dno')]));
  const { api } = test;
  api.on(listPatterns, () => success({ ready: READY, own: [...own] }));
  api.on(takePattern, () => success(aPattern()));
  await renderEditor(test);
  const page = () => {
    const document = test.editor.store.getState().documents['1'];
    return document?.rootIds.map((id) => document.nodes[id]?.meta?.['title']) ?? [];
  };
  return { ...test, page };
}

/** Runs an action by its name, as the command palette does. */
async function choose(item: string) {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: item } });
  fireEvent.keyDown(within(dialog).getByRole('combobox'), { key: 'Enter' });
}

async function openPatterns() {
  await choose('Uzorci sekcija');
  await screen.findByRole('list', { name: 'Uzorci sekcija' });
}
const cards = () =>
  [...document.querySelectorAll('[data-card]')].map((card) => card.firstChild?.textContent);

describe('the patterns', () => {
  it('are shown by what they are for, without whole pages', async () => {
    await open();
    await openPatterns();

    expect(cards()).toEqual(['Naslovna slika', 'Pitanja']);
    fireEvent.click(screen.getByRole('button', { name: 'Pomoć i kontakt' }));
    expect(cards()).toEqual(['Pitanja']);
    expect(screen.getByText('1 uzorak')).toBeTruthy();
  });

  it('are found by other words for them', async () => {
    await open();
    await openPatterns();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Pretraži uzorke' }), {
      target: { value: 'FAQ' },
    });

    expect(cards()).toEqual(['Pitanja']);
  });

  it('are put behind the selected section as copies, and taken back in one step', async () => {
    const { editor, page, api } = await open();
    act(() => select(editor.store, '1/vrh'));
    await openPatterns();
    fireEvent.click(screen.getByRole('button', { name: /^Naslovna slika/ }));

    await waitFor(() => expect(page()).toEqual(['Vrh', 'Prvi', 'Drugi', 'Dno']));
    expect(inputsOf(api, takePattern)).toEqual([
      { body: { name: 'opening-cover', language: 'hr' } },
    ]);
    const { rootIds = [], tr = {} } = editor.store.getState().documents['1'] ?? {};
    const [, first = ''] = rootIds;
    expect(rootIds).not.toContain('prvi');
    expect(tr['en']).toEqual({ [first]: { meta: { title: 'First' } } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(editor.store.getState().history.undo).toHaveLength(1);

    act(() => void editor.history.undo());
    expect(page()).toEqual(['Vrh', 'Dno']);
  });

  it('stay open where one cannot be had, and say why', async () => {
    const { api, page } = await open();
    api.on(takePattern, () => failure(503));
    await openPatterns();
    fireEvent.click(screen.getByRole('button', { name: /^Pitanja/ }));

    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pitanja/ }).disabled).toBe(
        false,
      ),
    );
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(page()).toEqual(['Vrh', 'Dno']);
  });
});

describe('patterns of one’s own', () => {
  it('are made of the selected blocks, under a name', async () => {
    const { editor, api } = await open();
    api.on(createPattern, ({ body }) => success({ ...OWN, title: body.title }));
    act(() => select(editor.store, '1/dno'));
    await choose('Spremi kao uzorak');
    const field = await screen.findByLabelText('Naziv uzorka');
    fireEvent.change(field, { target: { value: 'Dno stranice' } });
    fireEvent.click(screen.getByRole('button', { name: 'Spremi' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf(api, createPattern)).toMatchObject([
      {
        body: {
          title: 'Dno stranice',
          content: { parts: [{ id: expect.not.stringMatching(/^dno$/), meta: { title: 'Dno' } }] },
        },
      },
    ]);
  });

  it('come first, and can be renamed and deleted after a question', async () => {
    const { api } = await open([OWN]);
    api.on(renamePattern, () => success({ ...OWN, title: 'Početak' }));
    api.on(deletePattern, () => success({}));
    await openPatterns();

    expect(cards()[0]).toBe('Naš uvod');
    fireEvent.click(screen.getByRole('button', { name: 'Preimenuj: Naš uvod' }));
    const field = screen.getByLabelText('Naziv uzorka');
    fireEvent.change(field, { target: { value: 'Početak' } });
    fireEvent.click(screen.getByRole('button', { name: 'Spremi' }));
    await waitFor(() =>
      expect(inputsOf(api, renamePattern)).toEqual([
        { params: { id: 3 }, body: { title: 'Početak' } },
      ]),
    );

    fireEvent.click(await screen.findByRole('button', { name: 'Obriši: Naš uvod' }));
    expect(inputsOf(api, deletePattern)).toEqual([]);
    const question = screen.getByRole('alert');
    fireEvent.click(within(question).getByRole('button', { name: 'Obriši: Naš uvod' }));
    await waitFor(() => expect(inputsOf(api, deletePattern)).toEqual([{ params: { id: 3 } }]));
  });
});
