import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { adminDeliveryKinds, adminDeliveryMethod } from '#schemas/api/admin.ts';
import { adminBranch, importBranches } from '#schemas/api/admin-branch.ts';
import { branchKind } from '../kinds/branch-kind.tsx';
import { RecordList } from '../record-list.tsx';
import { RecordScreen } from '../record-screen.tsx';

afterEach(cleanup);

let api: ReturnType<typeof createFakeApi>;
beforeEach(() => {
  api = createFakeApi();
  const labels = { hr: 'Vrsta', en: 'Kind', de: 'Art' };
  api.on(adminDeliveryKinds, () =>
    success({
      kinds: [
        { id: 'courier', labels },
        { id: 'locker', labels, places: 'needed' as const },
      ],
    }),
  );
  const method = (id: number, kind: string, hr: string) => ({
    ...{ id, code: id, kind, names: { hr }, priceCents: 300, active: true },
  });
  api.on(adminDeliveryMethod.filter, () => pageOf([method(1, 'courier', 'Kurir'), LOCKERS]));
  const LOCKERS = method(2, 'locker', 'Paketomati');
});

function pageOf<T>(records: T[]) {
  return success({ records, totalRecords: records.length, totalPages: 1, page: 1, limit: 100 });
}
const bodiesOf = (key: string) =>
  api.calls.filter((call) => call.key === key).map(({ input }) => input);

describe('a new place', () => {
  it('belongs to a method that has places, and is open from day to day', async () => {
    api.on(adminBranch.create, () => failure(400, 'VALIDATION_FAILED', { fields: {} }));
    renderAdmin(
      api,
      <RecordScreen kind={branchKind} />,
      '/delivery-places/new',
      '/delivery-places/:id',
    );
    const methods = await screen.findByRole('combobox', { name: /^Način dostave/ });
    await waitFor(() => expect(methods.textContent).toContain('Paketomati'));
    expect(methods.textContent).not.toContain('Kurir');

    const fill = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.change(methods, { target: { value: '2' } });
    fill(/^Naziv/, 'Trešnjevka');
    fill(/^Ulica/, 'Ozaljska 12');
    fireEvent.click(screen.getByRole('button', { name: 'Dodaj radno vrijeme' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dodaj radno vrijeme' }));
    fill(/^Zatvara se, redak 2/, '13:00');
    fireEvent.click(screen.getByRole('button', { name: 'Spremi' }));

    await waitFor(() => expect(bodiesOf(adminBranch.create.key)).toHaveLength(1));
    expect(bodiesOf(adminBranch.create.key)[0]).toEqual({
      body: {
        ...{ name: 'Trešnjevka', methodId: 2, address: 'Ozaljska 12', active: true },
        hours: [
          { fromDay: 1, toDay: 5, opens: '08:00', closes: '16:00' },
          { fromDay: 6, toDay: 6, opens: '08:00', closes: '13:00' },
        ],
      },
    });
  });
});

describe('a list of places', () => {
  async function importFile(text: string) {
    api.on(adminBranch.filter, () => pageOf([]));
    renderAdmin(api, <RecordList kind={branchKind} />, '/delivery-places', '/delivery-places');
    fireEvent.click(await screen.findByRole('button', { name: 'Uvezi CSV' }));
    const input = await screen.findByLabelText('Odaberi datoteku', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File([text], 'popis.csv')] } });
  }

  it('tells which lines were not taken in, and why', async () => {
    const errors = [{ row: 2, key: 'ZG-2', fields: { hours: 'hoursOrder' } }];
    api.on(importBranches, () => success({ created: 1, updated: 0, errors }));
    await importFile('code;name\nZG-1;A\nZG-2;B');

    expect(await screen.findByText('Redak 3')).toBeTruthy();
    expect(screen.getByText(/ZG-2 · hours: Dan i sat početka/)).toBeTruthy();
    expect(bodiesOf(importBranches.key)).toEqual([{ body: { csv: 'code;name\nZG-1;A\nZG-2;B' } }]);
  });

  it('with columns that cannot be read is refused by their names', async () => {
    api.on(importBranches, () =>
      failure(400, 'VALIDATION_FAILED', { fields: { lat: 'additionalProperties' } }),
    );
    await importFile('code;lat\nZG-1;45');

    expect((await screen.findByRole('alert')).textContent).toContain('lat');
  });

  it('that is empty is not sent', async () => {
    await importFile('');

    expect((await screen.findByRole('alert')).textContent).toBe('Datoteka je prazna.');
    expect(bodiesOf(importBranches.key)).toEqual([]);
  });
});
