import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_NUMBERS, NUMBER_KINDS } from '#domain/commerce/orders/number-rules.ts';
import { shopYear } from '#domain/commerce/orders/order-numbers.ts';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, renderAdmin } from '#editor/testing/render-admin.tsx';
import { adminNumbers, adminUpdateNumbers, type NumberSeries } from '#schemas/api/admin-numbers.ts';
import { NumbersScreen } from './numbers-screen.tsx';

afterEach(cleanup);

const YEAR = shopYear(new Date());
const SERIES: NumberSeries[] = NUMBER_KINDS.map((kind) => ({
  kind,
  ...DEFAULT_NUMBERS[kind],
  next: 7,
  preview: '',
  isBegun: true,
}));

function open(role: 'owner' | 'editor' = 'owner') {
  const api = createFakeApi();
  api.on(adminNumbers, () => success({ series: SERIES }));
  api.on(adminUpdateNumbers, ({ params, body: { next, ...rule } }) => {
    const changed = (one: NumberSeries) => ({ ...one, ...rule, next: next ?? one.next });
    return success({
      series: SERIES.map((one) => (one.kind === params.kind ? changed(one) : one)),
    });
  });
  const { announced } = renderAdmin(api, <NumbersScreen />, '/', '*', { ...editorUser, role });
  const sent = () =>
    api.calls.filter(({ key }) => key === adminUpdateNumbers.key).map(({ input }) => input);
  return { api, announced, sent };
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);
const preview = async (name: string) => (await card(name)).getByRole('status').textContent;
const type = async (name: string, label: string, value: string) =>
  fireEvent.change((await card(name)).getByLabelText(label), { target: { value } });
const save = async (name: string) =>
  fireEvent.click((await card(name)).getByRole('button', { name: 'Spremi' }));

describe('document numbers', () => {
  it('show the next number while it is typed, and are saved without the count that nobody changed', async () => {
    const { sent, announced } = open();
    expect(await preview('Narudžbe')).toBe(`${YEAR}-000007`);
    await type('Narudžbe', 'Oblik', 'WEB-{yy}-{number}');
    await type('Narudžbe', 'Najmanje znamenki', '3');
    expect(await preview('Narudžbe')).toBe(`WEB-${String(YEAR).slice(-2)}-007`);
    await save('Narudžbe');

    await waitFor(() => expect(announced).toContain('Brojevi su spremljeni: Narudžbe.'));
    const body = { ...DEFAULT_NUMBERS.order, pattern: 'WEB-{yy}-{number}', digits: 3 };
    expect(sent()).toEqual([{ params: { kind: 'order' }, body }]);
  });

  it('go on from another count where nothing forbids it; invoices have no gaps', async () => {
    const { sent } = open();
    await type('Narudžbe', 'Sljedeći redni broj', '500');
    await save('Narudžbe');

    await waitFor(() => expect(sent()).toMatchObject([{ body: { next: 500 } }]));
    const invoices = await card('Računi');
    expect(invoices.getByLabelText('Sljedeći redni broj')).toHaveProperty('disabled', true);
    expect(invoices.getByText(/već ima izdanih brojeva/)).toBeTruthy();
  });

  it.each([
    ['Oblik', '{year}', /mora sadržavati/],
    ['Oblik', '{number}', /svake godine/],
    ['Oznaka poslovnog prostora', 'Dućan 1', /bez kvačica/],
    ['Najmanje znamenki', '0', /od 1 do 10/],
  ])('with a mistake at %s are not sent', async (label, value, text) => {
    const { sent } = open();
    await type('Računi', label, value);
    await save('Računi');

    const field = (await card('Računi')).getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((await card('Računi')).getByRole('alert').textContent).toMatch(text);
    expect(await preview('Računi')).toBe('–');
    expect(sent()).toEqual([]);
  });

  it('that the server refuses say why at their field', async () => {
    const { api } = open();
    api.on(adminUpdateNumbers, () =>
      failure(400, 'VALIDATION_FAILED', { fields: { pattern: 'taken' } }),
    );
    await type('Narudžbe', 'Oblik', '{number}.{year}');
    await save('Narudžbe');

    expect((await screen.findByRole('alert')).textContent).toMatch(/već postoje/);
    expect((await card('Narudžbe')).getByLabelText('Oblik')).toHaveProperty(
      'value',
      '{number}.{year}',
    );
  });

  it('are seen by editors and changed by owners', async () => {
    open('editor');

    expect(await screen.findByText('Brojeve mijenjaju samo vlasnici.')).toBeTruthy();
    expect((await card('Računi')).queryByRole('button')).toBeNull();
  });
});
