import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CROATIAN_RATES, NO_RATES, type VatRates } from '#domain/commerce/vat-rates.ts';
import { createFakeApi, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { adminVat } from '#schemas/api/admin-vat.ts';
import { VatControl } from './vat-control.tsx';

afterEach(cleanup);

function open(vat: VatRates, value: unknown) {
  const api = createFakeApi();
  api.on(adminVat, () => success({ ...vat, used: [] }));
  const chosen: unknown[] = [];
  renderAdmin(
    api,
    <VatControl
      id="vat"
      label="PDV"
      path="vatBasisPoints"
      labels={{ field: (path) => path, choice: (_path, choice) => choice }}
      disabled={false}
      describedBy={undefined}
      fault={undefined}
      schema={{}}
      value={value}
      onChange={(next) => chosen.push(next)}
    />,
  );
  return chosen;
}

describe('the rate of a product', () => {
  it('is one of the shop’s; a new product has the usual one', async () => {
    const chosen = open(CROATIAN_RATES, undefined);
    const select = await screen.findByRole('combobox');

    expect([...select.children].map(({ textContent }) => textContent)).toEqual([
      'Uobičajena stopa: PDV 25 %',
      'PDV 25 %',
      'PDV 13 %',
      'PDV 5 %',
      'PDV 0 %',
    ]);
    fireEvent.change(select, { target: { value: '500' } });
    expect(chosen).toEqual([500]);
  });

  it('stays shown where the shop does not sell at it any more, and waits for its day', async () => {
    const later = { name: 'PDV 24 %', basisPoints: 2400, from: '2999-01-01' };
    open({ ...CROATIAN_RATES, rates: [...CROATIAN_RATES.rates, later] }, 2200);
    const select = await screen.findByRole('combobox');

    expect(select).toHaveProperty('value', '2200');
    expect(select.textContent).toContain('22 %');
    expect(select.textContent).not.toContain('24 %');
  });

  it('is any where the shop has set none', async () => {
    const chosen = open(NO_RATES, 2500);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: '7,5' } });

    expect(chosen).toEqual([750]);
  });
});
