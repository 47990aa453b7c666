import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createRegistry } from '#runtime/registry.ts';
import { patchElement, publishElement } from '#schemas/api/content.ts';
import { getPublication } from '#schemas/api/publication.ts';
import type { Fault, Node } from '#schemas/content/element.ts';
import { documentOf } from '../../kernel/store/documents.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { toyColumns, toyHeading, toyList } from '../../testing/toy-blocks.tsx';
import { aHeading, anElement, columns, opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

const NEEDS = 'payment-method';
const registry = createRegistry([
  { ...toyHeading, contract: { provides: [NEEDS] } },
  { ...toyList, contract: { requires: [NEEDS], after: [NEEDS] } },
  toyColumns,
]);

const list: Node = { id: 'order', block: 'toy-list', v: 1, role: 'own' };
const missing: Fault = {
  path: 'parts[0]',
  rule: 'contract-requires',
  message: '"toy-list" needs "payment-method" on the same page.',
  nodeId: 'order',
  needs: NEEDS,
};

/** A shop whose gate finds these faults until the page was saved anew. */
async function openGate(parts: Node[], faults: Fault[]) {
  const test = await anEditor(opened(parts), new Map(), registry);
  const { api, editor } = test;
  let rev = 1;
  api.on(patchElement, () => {
    rev += 1;
    return success({ rev, remotePatches: [] });
  });
  api.on(publishElement, () =>
    rev === 1
      ? failure(400, 'VALIDATION_FAILED', { faults })
      : success(anElement({ rev, status: 'published' })),
  );
  api.on(getPublication, () =>
    success({ status: 'draft', rev, publishedRev: null, scheduledAt: null, scheduledRev: null }),
  );
  await renderEditor(test);
  await act(async () => openDialog(editor.store, { name: 'publish' }));
  const dialog = () => within(screen.getByRole('dialog'));
  const press = (name: string) =>
    act(async () => fireEvent.click(dialog().getByRole('button', { name })));
  const blocks = () => {
    const page = documentOf(editor.store.getState().documents, 1);
    return page?.rootIds.map((id) => page.nodes[id]?.block);
  };
  await press('Objavi');
  return { ...test, dialog, press, blocks };
}

describe('a block that is missing', () => {
  it('is named in words, put in where it belongs with one press, and the page is published', async () => {
    const { dialog, press, blocks, editor } = await openGate([list], [missing]);
    expect(dialog().getByText('„Popis” treba način plaćanja na istoj stranici.')).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).not.toContain('payment-method');

    await press('Dodaj „Naslov”');

    expect(blocks()).toEqual(['toy-heading', 'toy-list']);
    expect(dialog().getByText('Popravljeno')).toBeTruthy();
    act(() => editor.history.undo());
    expect(blocks()).toEqual(['toy-list']);
    expect(dialog().queryByText('Popravljeno')).toBeNull();

    await press('Dodaj „Naslov”');
    await press('Objavi');

    expect(dialog().getByText('Objavljeno')).toBeTruthy();
  });

  it('is not offered where no list of the page takes it', async () => {
    const full = columns('c', [], [aHeading('h', 'x', { hide: { mobile: true } })]);
    const { dialog } = await openGate([full], [{ ...missing, needs: 'buy-box', nodeId: 'c' }]);

    expect(dialog().queryByRole('button', { name: /^Dodaj/ })).toBeNull();
    expect(dialog().getByText(/gumb za kupnju/)).toBeTruthy();
  });

  it('of another page is told by the name of that page', async () => {
    const { nodeId: _node, ...fault } = missing;
    const { dialog } = await openGate([list], [{ ...fault, on: { id: 7, title: 'Naplata' } }]);

    expect(dialog().getByText('Stranica „Naplata”')).toBeTruthy();
    expect(
      dialog().getByText('Stranica treba način plaćanja, a nakon ove promjene ostala bi bez toga.'),
    ).toBeTruthy();
    expect(dialog().queryByRole('button', { name: /^Dodaj/ })).toBeNull();
  });
});

it('a block that is hidden is shown again with one press', async () => {
  const hidden = aHeading('h', 'Plaćanje', {
    hide: { mobile: true, from: '2030-01-01T00:00:00Z' },
  });
  const fault = { ...missing, rule: 'contract-hidden', nodeId: 'h' };
  const { press, editor, dialog } = await openGate([hidden, list], [fault]);

  await press('Prikaži „Naslov” svima');

  const page = documentOf(editor.store.getState().documents, 1);
  expect(page?.nodes['h']).not.toHaveProperty('hide');
  expect(dialog().getByText('Popravljeno')).toBeTruthy();
});
