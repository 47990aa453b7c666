import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Type } from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { defineBlock } from '#runtime/define-block.ts';
import { createRegistry } from '#runtime/registry.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { filterCategories } from '#schemas/api/categories.ts';
import { searchSlugs } from '#schemas/api/finder.ts';
import type { Node } from '#schemas/content/element.ts';
import { blockSchema, choiceField, linkField } from '#schemas/fields.ts';
import { select } from '../../kernel/store/select.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

const texts = {
  title: 'Birači',
  description: '',
  fields: { categories: 'Kategorije', link: 'Poveznica', icon: 'Ikona' },
  choices: { icon: { leaf: 'List', drop: 'Kap' } },
};

const toyPickers = defineBlock({
  type: 'toy-pickers',
  version: 1,
  category: 'text',
  icon: 'square',
  schema: blockSchema(
    {
      categories: Type.Array(Type.Integer(), {
        default: [],
        maxItems: 3,
        'x-bag': 'meta',
        'x-control': 'category',
      }),
      link: linkField(),
      icon: choiceField(['leaf', 'drop'], 'leaf', { 'x-bag': 'meta', 'x-control': 'icon' }),
    },
    { 'x-may-be-empty': true },
  ),
  texts: () => texts,
  Component: () => <BlockRoot>Birači</BlockRoot>,
  examples: [],
});

function aCategory(id: number, name: string) {
  return { id, name, slug: name, description: '', image: null, parent_id: null, children: [] };
}

async function openPickers() {
  const link = { kind: 'post', slug: 'stara', id: 4 };
  const node: Node = { id: 'pick', block: 'toy-pickers', v: 1, role: 'own', meta: { link } };
  const test = await anEditor(opened([node]), new Map(), createRegistry([toyPickers]));
  const records = [aCategory(1, 'Njega lica'), aCategory(2, 'Njega tijela')];
  test.api.on(filterCategories, ({ body }) => {
    const found = records.filter(({ name }) => name.includes(body.keywords ?? ''));
    return success({
      records: found,
      totalPages: 1,
      totalRecords: found.length,
      page: 1,
      limit: 20,
    });
  });
  test.api.on(searchSlugs, ({ body }) =>
    success({
      records: [{ id: 9, type: 'post' as const, title: `Nađeno: ${body.keywords}`, slug: 'nova' }],
      totalPages: 1,
      totalRecords: 1,
      page: 1,
      limit: 20,
    }),
  );
  await renderEditor(test);
  act(() => select(test.editor.store, '1/pick'));
  const stored = () => test.editor.store.getState().documents['1']?.nodes['pick']?.meta;
  return { ...test, stored };
}

/** Opens a dialog by its button; answers what searches in it. */
async function browse(name: RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  return { dialog, field: within(dialog).getByRole('combobox') };
}

describe('the dialog of a list of records', () => {
  it('adds what is chosen by keyboard, stays open for more, and adds nothing twice', async () => {
    const { stored } = await openPickers();
    const { dialog, field } = await browse(/Kategorije: odaberi/);
    await within(dialog).findByRole('option', { name: /Njega lica/ });

    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(stored()?.['categories']).toEqual([2]);
    await within(dialog).findByRole('option', { name: /Njega tijela.*odabrano/ });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(within(dialog).getByRole('option', { name: /Njega lica/ }));

    expect(stored()?.['categories']).toEqual([2, 1]);
  });

  it('says when nothing is found', async () => {
    await openPickers();
    const { dialog, field } = await browse(/Kategorije: odaberi/);

    fireEvent.change(field, { target: { value: 'xyz' } });

    await within(dialog).findByText('Nema rezultata');
  });
});

describe('the dialog of a link', () => {
  it('finds targets of the chosen kind, and closes with the choice', async () => {
    const { stored, api } = await openPickers();
    const { dialog, field } = await browse(/Objava: odaberi/);

    fireEvent.change(field, { target: { value: 'serum' } });
    fireEvent.click(await within(dialog).findByRole('option', { name: /Nađeno: serum/ }));

    expect(stored()?.['link']).toEqual({
      kind: 'post',
      id: 9,
      slug: 'nova',
      label: 'Nađeno: serum',
    });
    expect(api.calls.find(({ key }) => key === searchSlugs.key)?.input).toMatchObject({
      body: { categories: ['post'] },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the dialog of an icon', () => {
  it('searches by the icon’s name and writes the icon', async () => {
    const { stored } = await openPickers();
    const { dialog, field } = await browse(/Ikona: odaberi ikonu, List/);

    fireEvent.change(field, { target: { value: 'kap' } });
    expect(within(dialog).getAllByRole('option')).toHaveLength(1);
    fireEvent.keyDown(field, { key: 'Enter' });

    expect(stored()?.['icon']).toBe('drop');
    await screen.findByRole('button', { name: /Ikona: odaberi ikonu, Kap/ });
  });
});
