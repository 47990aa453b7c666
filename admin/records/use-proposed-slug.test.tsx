import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { categoryKind } from './kinds/catalogue-kinds.tsx';
import { RecordForm } from './record-form.tsx';

afterEach(cleanup);

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) =>
  fireEvent.change(input(label), { target: { value } });
const NAME = /^Naziv/;
const ADDRESS = /^Adresa/;

it('a new record has the address of its name, until somebody types another one', () => {
  renderAdmin(
    createFakeApi(),
    <RecordForm kind={categoryKind} record={null} onSaved={() => undefined} />,
  );

  type(NAME, 'Čaj i šećer');
  expect(input(ADDRESS).value).toBe('caj-i-secer');
  type(NAME, 'Čajevi');
  expect(input(ADDRESS).value).toBe('cajevi');
  type(ADDRESS, 'topli-napitci');
  type(NAME, 'Čajevi i kava');
  expect(input(ADDRESS).value).toBe('topli-napitci');
});

it('a record that there is keeps its address', () => {
  const record = { id: 3, names: { hr: 'Čaj' }, slug: 'caj', position: 1 };
  renderAdmin(
    createFakeApi(),
    <RecordForm kind={categoryKind} record={record} onSaved={() => undefined} />,
  );

  type(NAME, 'Kava');

  expect(input(ADDRESS).value).toBe('caj');
});
