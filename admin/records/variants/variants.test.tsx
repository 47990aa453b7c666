import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { type Attribute, adminAttribute } from '#schemas/api/admin-attribute.ts';
import {
  adminSaveVariants,
  adminVariants,
  type Variant,
  type Variants,
} from '#schemas/api/admin-variant.ts';
import { VariantsScreen } from './variants-screen.tsx';

afterEach(cleanup);

const attribute = (id: number, name: string, values: readonly string[]): Attribute => ({
  ...{ id, labels: { hr: name }, code: `a${id}`, type: 'textSwatch', filterable: true },
  values: values.map((hr, at) => ({ id: id * 10 + at, labels: { hr } })),
});
const SIZE = attribute(1, 'Veličina', ['S', 'M']);
const SHADE = attribute(2, 'Boja', ['Crna', 'Bijela']);

const variant = (id: number, valueIds: number[], more: Partial<Variant> = {}): Variant => ({
  ...{ id, sku: `MAJ-${id}`, names: { hr: 'Majica' }, valueIds, retailCents: 2000 },
  ...{ discountCents: null, stock: 5, netAmount: null, mediaIds: [], archived: false },
  ...more,
});
const product = (more: Partial<Variants> = {}): Variants => ({
  ...{ names: { hr: 'Majica' }, sku: 'MAJ', format: 'simple', mainProductId: null },
  ...{ netUnit: null, retailCents: 2000, attributeIds: [], variants: [] },
  ...more,
});
const TWO = product({
  format: 'configurable',
  attributeIds: [1],
  variants: [variant(7, [10]), variant(8, [11])],
});

async function open(stored: Variants, attributes = [SIZE, SHADE]) {
  const api = createFakeApi();
  const records = attributes;
  api.on(adminAttribute.filter, () =>
    success({ records, totalRecords: records.length, totalPages: 1, page: 1, limit: 100 }),
  );
  api.on(adminVariants, () => success(stored));
  const { announced } = renderAdmin(
    api,
    <VariantsScreen />,
    '/products/1/variants',
    '/products/:id/variants',
  );
  await screen.findByText('Po čemu se razlikuju');
  const sent = () =>
    api.calls.filter(({ key }) => key === adminSaveVariants.key).map(({ input }) => input);
  return { api, announced, sent };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const choose = (name: string, id: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: id } });
const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('variants', () => {
  it('are made of the combinations that are picked, and filled in at once', async () => {
    const { api, sent, announced } = await open(product());
    api.on(adminSaveVariants, () => success({ ...TWO, switchedOff: [] }));
    choose('Dodaj svojstvo', '1');
    tick('S');
    tick('M');
    choose('Dodaj svojstvo', '2');
    tick('Crna');
    press('Napravi 2 varijante');
    type('Zaliha Sve varijante', '4');
    press('Upiši svima');
    type('Cijena M / Crna', '25,50');
    press('Spremi');

    await waitFor(() => expect(announced).toContain('Spremljeno: Varijante'));
    const common = {
      discountCents: null,
      stock: 4,
      netAmount: null,
      mediaIds: [],
      archived: false,
    };
    expect(sent()).toEqual([
      {
        params: { id: 1 },
        body: {
          attributeIds: [1, 2],
          make: [
            { sku: 'MAJ-S-CRNA', retailCents: 2000, valueIds: [10, 20], ...common },
            { sku: 'MAJ-M-CRNA', retailCents: 2550, valueIds: [11, 20], ...common },
          ],
          change: [],
          remove: [],
        },
      },
    ]);
  });

  it('send what was changed alone, with what it was before', async () => {
    const { api, sent } = await open(TWO);
    api.on(adminSaveVariants, () => success({ ...TWO, switchedOff: ['MAJ-8'] }));
    expect(screen.getByRole('button', { name: 'Spremi' })).toHaveProperty('disabled', true);
    type('Zaliha S', '');
    press('Ukloni: M');
    press('Spremi');

    expect((await screen.findByText(/isključene umjesto uklonjene/)).textContent).toContain(
      'MAJ-8',
    );
    expect(sent()).toEqual([
      {
        params: { id: 1 },
        body: {
          attributeIds: [1],
          make: [],
          change: [{ id: 7, stock: null, was: { stock: 5 } }],
          remove: [8],
        },
      },
    ]);
  });

  it('that somebody else changed are read again, and what was typed stays', async () => {
    const { api, sent } = await open(TWO);
    const fields = { 'change.0.stock': 'changed' };
    api.on(adminSaveVariants, () => failure(409, 'RECORD_CHANGED', { fields }));
    type('Zaliha S', '12');
    type('Šifra (SKU) S', 'NOVA');
    const others = [variant(7, [10], { stock: 3, retailCents: 1800 }), variant(9, [11])];
    api.on(adminVariants, () => success({ ...TWO, variants: others }));
    press('Spremi');

    expect(await screen.findByText(/Netko je to u međuvremenu promijenio/)).toBeTruthy();
    await waitFor(() => expect(shownIn('Cijena S')).toBe('18,00'));
    expect([shownIn('Zaliha S'), shownIn('Šifra (SKU) S'), shownIn('Šifra (SKU) M')]).toEqual([
      ...['12', 'NOVA', 'MAJ-9'],
    ]);
    press('Spremi');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({
      body: { change: [{ id: 7, stock: 12, sku: 'NOVA', was: { stock: 3, sku: 'MAJ-7' } }] },
    });
  });

  it('tell at the field what is wrong, before and after they are sent', async () => {
    const { api, sent } = await open(TWO);
    type('Cijena S', 'pet');
    press('Spremi');
    expect(screen.getByText('Upišite broj.')).toBeTruthy();
    expect(screen.getByLabelText('Cijena S').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
    type('Cijena S', '12');
    expect(screen.queryByText('Upišite broj.')).toBeNull();

    const fields = { 'change.0.sku': 'taken' };
    api.on(adminSaveVariants, () => failure(400, 'VALIDATION_FAILED', { fields }));
    type('Cijena S', '12');
    type('Šifra (SKU) M', 'MAJ-7');
    type('Cijena S', '20');
    press('Spremi');
    expect(await screen.findByText('Tu šifru već ima drugi proizvod.')).toBeTruthy();
    expect(screen.getByLabelText('Šifra (SKU) M').getAttribute('aria-invalid')).toBe('true');
  });

  it('that there are get the first value of a further attribute', async () => {
    const { api, sent } = await open(TWO);
    api.on(adminSaveVariants, () => success({ ...TWO, switchedOff: [] }));
    choose('Dodaj svojstvo', '2');
    tick('Crna');
    tick('Bijela');
    expect(screen.getByText('S / Crna', { selector: 'strong' })).toBeTruthy();
    press('Napravi 2 varijante');
    press('Spremi');

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      body: {
        attributeIds: [1, 2],
        make: [{ valueIds: [10, 21] }, { valueIds: [11, 21] }],
        change: [
          { id: 7, valueIds: [10, 20] },
          { id: 8, valueIds: [11, 20] },
        ],
      },
    });
  });

  it('need a value of each attribute before any can be made', async () => {
    await open(product());
    choose('Dodaj svojstvo', '1');
    tick('S');
    choose('Dodaj svojstvo', '2');

    expect(screen.getByText('Odaberite barem jednu vrijednost svakog svojstva.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Napravi/ })).toBeNull();
  });

  it('are no more than a page can show', async () => {
    const numbered = (count: number, letter: string) =>
      Array.from({ length: count }, (_, at) => `${letter}${at}`);
    const [rows, columns] = [numbered(11, 'a'), numbered(10, 'b')];
    await open(product(), [attribute(1, 'Red', rows), attribute(20, 'Stupac', columns)]);
    choose('Dodaj svojstvo', '1');
    for (const name of rows) tick(name);
    choose('Dodaj svojstvo', '20');
    for (const name of columns.slice(1)) tick(name);
    const make = () => screen.getByRole('button', { name: /^Napravi/ });
    expect([make().textContent, make()]).toMatchObject([
      'Napravi 99 varijanti',
      { disabled: false },
    ]);
    tick('b0');

    expect(screen.getByText(/najviše 100 varijanti/)).toBeTruthy();
    expect(make()).toHaveProperty('disabled', true);
  });

  it('lead to the attributes where the shop has none', async () => {
    await open(product(), []);

    const link = screen.getByRole('link', { name: 'Novo svojstvo' });
    expect(link.getAttribute('href')).toBe('/attributes/new');
  });
});
