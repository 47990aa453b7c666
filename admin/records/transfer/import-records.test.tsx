import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { listed, renderAdmin } from '#editor/testing/render-admin.tsx';
import { adminProduct } from '#schemas/api/admin-product.ts';
import { importRecords } from '#schemas/api/admin-transfer.ts';
import { productKind } from '../kinds/catalogue-kinds.tsx';
import { RecordList } from '../record-list.tsx';
import { columnsOf } from './transfer-columns.ts';

afterEach(cleanup);

/** Opens the list of products and sends a file; what the server answers is given. */
async function importFile(file: File, answer: unknown = success({})) {
  const api = createFakeApi();
  api.on(adminProduct.filter, () => success(listed()));
  const { announced, sendTo } = renderAdmin(api, <RecordList kind={productKind} />, '/products');
  sendTo.mockResolvedValue(answer);
  fireEvent.click(await screen.findByRole('button', { name: 'Uvezi CSV' }));
  const input = await screen.findByLabelText('Odaberi datoteku', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
  return { api, sendTo, announced };
}
const lists = (api: ReturnType<typeof createFakeApi>) =>
  api.calls.filter(({ key }) => key === adminProduct.filter.key).length;

describe('a table of products', () => {
  const csv = new File(['sku;slug\nLAV-1;lavanda'], 'Popis.CSV');

  it('goes out as it is, and the list is read again', async () => {
    const { api, sendTo, announced } = await importFile(
      csv,
      success({ created: 2, updated: 1, errors: [] }),
    );

    await waitFor(() => expect(announced).toContain('Dodano: 2, promijenjeno: 1.'));
    expect(sendTo).toHaveBeenCalledWith(
      importRecords,
      { query: { kind: 'product' } },
      expect.objectContaining({ files: [csv], as: 'text/csv' }),
    );
    await waitFor(() => expect(lists(api)).toBe(2));
  });

  it('is told apart from JSON by its name', async () => {
    const { sendTo } = await importFile(
      new File(['[]'], 'popis.json'),
      failure(400, 'VALIDATION_FAILED', { fields: { body: 'rows' } }),
    );

    expect((await screen.findByRole('alert')).textContent).toContain('nema redaka');
    expect(sendTo).toHaveBeenCalledWith(
      importRecords,
      expect.anything(),
      expect.objectContaining({ as: 'application/json' }),
    );
  });

  it('tells which rows were not stored, and reads the list again only for those that were', async () => {
    const errors = [{ row: 2, key: 'LAV-2', fields: { retailCents: 'required' } }];
    const { api } = await importFile(csv, success({ created: 0, updated: 0, errors }));

    expect(await screen.findByText('Redak 3')).toBeTruthy();
    expect(screen.getByText(/LAV-2 · retailCents: Ovo polje je obavezno/)).toBeTruthy();
    expect(lists(api)).toBe(1);
  });

  it('names columns that it cannot have', async () => {
    await importFile(csv, failure(400, 'VALIDATION_FAILED', { fields: { cijena: 'unknown' } }));

    expect((await screen.findByRole('alert')).textContent).toContain('cijena');
  });

  it('that is empty stays here', async () => {
    const { sendTo } = await importFile(new File([], 'popis.csv'));

    expect((await screen.findByRole('alert')).textContent).toBe('Datoteka je prazna.');
    expect(sendTo).not.toHaveBeenCalled();
  });
});

it('a text has a column for each language, of which a new record needs the first', () => {
  const { all, required } = columnsOf('product');

  expect(required).toEqual(['sku', 'slug', 'names.hr', 'retailCents']);
  expect(all).toEqual(expect.arrayContaining([...required, 'names.de', 'stock', 'categories']));
  expect(all).not.toContain('names');
});
