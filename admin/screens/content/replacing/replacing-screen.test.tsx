import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  type FoundElement,
  findInContent,
  type ReplacingOutcome,
  replaceInContent,
  undoReplacing,
} from '#schemas/api/replacing.ts';
import type { FoundPlace } from '#schemas/content/replacing.ts';
import { ReplacingScreen } from './replacing-screen.tsx';

afterEach(cleanup);

const aPlace = (key: string, changes: Partial<FoundPlace> = {}): FoundPlace => ({
  key,
  nodeId: 'naslov',
  block: 'heading',
  field: 'text',
  language: 'hr',
  small: false,
  count: 1,
  excerpts: [{ lead: 'Velika ', found: 'akcija', tail: ' na kreme' }],
  ...changes,
});
const anElement = (id: number, ...places: FoundPlace[]): FoundElement => ({
  id,
  type: 'page',
  title: `Stranica ${id}`,
  slug: `stranica-${id}`,
  rev: 3,
  isPublic: true,
  isChanged: false,
  places,
});
const ELEMENTS = [anElement(1, aPlace('a'), aPlace('b')), anElement(2, aPlace('c'))];

function anApi(elements = ELEMENTS, outcome: Partial<ReplacingOutcome> = {}) {
  const api = createFakeApi();
  const changed = [{ id: 1, before: 3, after: 4, isPublic: false }];
  api.on(findInContent, () => success({ elements, hasMore: false }));
  api.on(replaceInContent, () => success({ changed, left: [], ...outcome }));
  api.on(undoReplacing, () => success({ changed, left: [] }));
  return api;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function searched(api = anApi()) {
  renderAdmin(api, <ReplacingScreen />, '/find-replace', '/find-replace');
  type('Traži', 'akcija');
  type('Zamijeni s', 'ponuda');
  press('Traži');
  await screen.findByRole('button', { name: /^Zamijeni na/ });
  return api;
}

it('asks for nothing without words, and says so', () => {
  const api = anApi();
  renderAdmin(api, <ReplacingScreen />, '/find-replace', '/find-replace');

  press('Traži');

  expect(screen.getByRole('alert').textContent).toBe('Upišite što tražite.');
  expect(api.calls).toEqual([]);
});

it('shows every place as it is and as it would be', async () => {
  await searched();

  const [place] = screen.getAllByRole('listitem').filter((item) => item.querySelector('del'));
  expect(place?.querySelector('del')?.textContent).toBe('akcija');
  expect(place?.querySelector('ins')?.textContent).toBe('ponuda');
  expect(screen.getByRole('status').textContent).toBe('3 mjesta, elemenata: 2.');
});

it('replaces the chosen places alone', async () => {
  const api = await searched();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Stranica 2' }));
  fireEvent.click(screen.getAllByRole('checkbox', { name: /Velika/ })[0] as HTMLElement);

  press('Zamijeni na 1 mjestu');
  await screen.findByRole('heading', { name: 'Promijenjen je 1 element.' });

  expect(api.calls.at(-1)?.input).toMatchObject({
    body: { publish: false, elements: [{ id: 1, rev: 3, keys: ['b'] }] },
  });
});

it('names what was left alone, and takes the rest back by one press', async () => {
  const left = [{ id: 2, reason: 'changed' as const, message: '' }];
  const api = await searched(anApi(ELEMENTS, { left }));
  press('Zamijeni na 3 mjesta');
  await screen.findByRole('heading', { name: 'Promijenjen je 1 element.' });
  const [entry] = screen.getAllByRole('listitem');
  expect(entry && within(entry).getByText('Stranica 2')).toBeTruthy();

  press('Poništi zamjenu');

  await screen.findByRole('heading', { name: 'Vraćen je 1 element.' });
  expect(api.calls.at(-1)).toMatchObject({
    key: 'content.undoReplacing',
    input: { body: { changed: [{ id: 1, before: 3, after: 4 }] } },
  });
});

it('forgets what it found once something else is looked for', async () => {
  await searched();

  type('Traži', 'krema');

  expect(screen.queryByRole('button', { name: /^Zamijeni na/ })).toBeNull();
});
