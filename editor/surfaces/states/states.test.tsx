import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anEditor } from '../../testing/an-editor.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

const aList = { id: 'l', block: 'toy-list', v: 1, role: 'own' as const };

async function openSwitch() {
  const button = screen.getByRole('button', { name: 'Stanje stranice' });
  act(() => button.focus());
  fireEvent.click(button);
  return screen.findByRole('menu');
}

it('offers the states of the blocks on the page, and shows the chosen one with sample data', async () => {
  const test = await anEditor(opened([aHeading('a', 'Prvi'), aList]));
  await renderEditor(test);
  await screen.findByText('Stavka 1');

  const menu = await openSwitch();
  await within(menu).findByRole('menuitemradio', { name: 'prazni popisi' });
  const names = within(menu)
    .getAllByRole('menuitemradio')
    .map((item) => item.textContent);
  expect(names).toEqual(['kao u trgovini', 'prazni popisi', 'kao u trgovini', 'prijavljeni kupac']);
  fireEvent.click(within(menu).getByRole('menuitemradio', { name: 'prijavljeni kupac' }));

  await screen.findByText('Za članove');
  expect(screen.queryByText('Stavka 1')).toBeNull();
  await waitFor(() => expect(document.documentElement.dataset['session']).toBe('user'));
  expect(screen.getByText('Prvi')).toBeTruthy();

  fireEvent.click(await screen.findByRole('button', { name: 'Natrag na stvarno' }));
  await screen.findByText('Stavka 1');
  expect(document.documentElement.dataset['session']).toBeUndefined();
  expect(test.editor.store.getState().history.undo).toEqual([]);
});

it('says so where no block of the page has states', async () => {
  await renderEditor(await anEditor(opened([aHeading('a', 'Prvi')])));

  const menu = await openSwitch();

  await within(menu).findByText('Ova stranica svima izgleda isto.');
});
