import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { type Attribute, adminAttribute, adminBrand } from '#schemas/api/admin-attribute.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import { RecordScreen } from '../record-screen.tsx';
import { attributeKind } from './attribute-kinds.tsx';
import { productKind } from './catalogue-kinds.tsx';

afterEach(cleanup);

const SIZE: Attribute = {
  id: 3,
  labels: { hr: 'Veličina' },
  code: 'velicina',
  type: 'textSwatch',
  unit: '',
  filterable: true,
  position: 0,
  values: [
    { id: 31, labels: { hr: 'S' }, color: null, mediaId: null, shopDefault: false },
    { id: 32, labels: { hr: 'M' }, color: null, mediaId: null, shopDefault: false },
  ],
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const page = (records: Attribute[]) =>
  success({ records, totalRecords: records.length, totalPages: 1, page: 1, limit: 100 });

function openAttribute(id = 'new') {
  const api = createFakeApi();
  api.on(adminAttribute.get, () => success(SIZE));
  const { announced } = renderAdmin(
    api,
    <RecordScreen kind={attributeKind} />,
    `/attributes/${id}`,
    '/attributes/:id',
  );
  const sent = (key: string) => api.calls.find((call) => call.key === key)?.input;
  return { api, announced, sent };
}

describe('the form of an attribute', () => {
  it('sends its values in their order; Enter begins the next one', async () => {
    const { api, sent } = openAttribute();
    api.on(adminAttribute.create, () => success(SIZE));
    fireEvent.change(screen.getByLabelText(/^Naziv/), { target: { value: 'Veličina' } });
    press('Dodaj vrijednost');
    type('Vrijednost 1', 'S');
    fireEvent.keyDown(screen.getByLabelText('Vrijednost 1'), { key: 'Enter' });
    expect(document.activeElement).toBe(screen.getByLabelText('Vrijednost 2'));
    type('Vrijednost 2', 'M');
    press('Pomakni gore: M');
    press('Spremi');

    await waitFor(() => expect(sent('admin.attribute.create')).toBeTruthy());
    expect(sent('admin.attribute.create')).toEqual({
      body: {
        labels: { hr: 'Veličina' },
        type: 'textSwatch',
        filterable: true,
        values: [{ labels: { hr: 'M' } }, { labels: { hr: 'S' } }],
      },
    });
  });

  it('keeps the ids of values, and says which products keep one from going', async () => {
    const { api, sent } = openAttribute('3');
    api.on(adminAttribute.update, () => failure(409, 'ATTRIBUTE_IN_USE', { message: 'Majica' }));
    await screen.findByLabelText('Vrijednost 1');
    press('Ukloni: S');
    press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toBe('Majica');
    expect(sent('admin.attribute.update')).toEqual({
      params: { id: 3 },
      body: { values: [SIZE.values![1]] },
    });
  });

  it('tells of a value without a name, and sends nothing', async () => {
    const { sent } = openAttribute('3');
    await screen.findByLabelText('Vrijednost 1');
    type('Vrijednost 2', '');
    press('Spremi');

    await waitFor(() =>
      expect(screen.getByLabelText('Vrijednost 2').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(sent('admin.attribute.update')).toBeUndefined();
  });

  it('has colours where they are shown', async () => {
    openAttribute('3');
    await screen.findByLabelText('Vrijednost 1');
    expect(screen.queryByLabelText('Boja: S')).toBeNull();
    fireEvent.change(screen.getByLabelText(/^Vrsta/), { target: { value: 'visualSwatch' } });

    expect(screen.getByLabelText('Boja: S')).toBeTruthy();
  });
});

describe('the form of a product', () => {
  it('chooses what the product is filtered by, and its brand', async () => {
    const api = createFakeApi();
    const product = {
      ...{ id: 1, names: { hr: 'Majica' }, sku: 'M', slug: 'majica', format: 'simple' },
      ...{ type: 'product', retailCents: 1000, vatBasisPoints: 2500, stock: null, brandId: 7 },
      ...{ visible: true, archived: false, attributes: [{ attributeId: 3, valueId: 31 }] },
    };
    const weight: Attribute = {
      ...{ id: 4, labels: { hr: 'Masa' }, code: 'masa', type: 'numberField', unit: 'g' },
      values: [],
    };
    api.on(adminProduct.get, () => success(product));
    api.on(adminProduct.update, () => success(product));
    api.on(adminAttribute.filter, () => page([SIZE, weight]));
    api.on(adminBrand.get, () => success({ id: 7, name: 'Bonaca', slug: 'bonaca' }));
    renderAdmin(api, <RecordScreen kind={productKind} />, '/products/1', '/products/:id');

    expect(await screen.findByText('Bonaca')).toBeTruthy();
    const size = await screen.findByRole('combobox', { name: 'Veličina' });
    fireEvent.change(size, { target: { value: '32' } });
    fireEvent.change(screen.getByRole('spinbutton', { name: 'Masa' }), {
      target: { value: '120' },
    });
    press('Spremi');

    await waitFor(() =>
      expect(api.calls.find(({ key }) => key === 'admin.product.update')?.input).toEqual({
        params: { id: 1 },
        body: {
          attributes: [
            { attributeId: 3, valueId: 32 },
            { attributeId: 4, number: 120 },
          ],
        },
      }),
    );
  });
});
