import { describe, expect, it } from 'vitest';
import type { ApiPort, Endpoint } from '#schemas/api/endpoint.ts';
import { loadCheckoutSummary } from './checkout-summary.loader.ts';

const EURO = { id: 1, label: 'EUR', symbol: '€' };
const FORINT = { id: 2, label: 'HUF', symbol: 'Ft' };
const sums = (delivery: number) => ({ itemsTotal: 30, delivery, orderTotal: 30 + delivery });

/** A shop that sells in euros; the visitor's cart is shown in another currency, or in none. */
const shopFor = (currencyId: number) => {
  const product = { prices: { base: { row: 30, retailPrice: 30, finalPrice: 30 } } };
  const answers: Readonly<Record<string, unknown>> = {
    'cart.get': {
      items: [{ ...product, itemId: 1, qty: 1, productData: { media: [] } }],
      prices: { base: sums(4), converted: sums(1600) },
      currencyId,
      deliveryMethodId: 1,
    },
    'site.currencyConfig': {
      responseData: { mainCurrency: EURO, allowedCurrencies: [EURO, FORINT] },
    },
  };
  return {
    get: async ({ key }: Endpoint) => answers[key],
    call: async ({ key }: Endpoint) =>
      answers[key] ? { errored: false, data: answers[key] } : { errored: true, statusCode: 401 },
  } as ApiPort;
};

describe('the price of delivery (CHK-29, G-024)', () => {
  it.each([
    [FORINT.id, { amount: 1600, symbol: 'Ft' }],
    [EURO.id, null],
    [99, null],
  ])('in currency %i has a second form only where it is another one', async (id, converted) => {
    const { cart } = await loadCheckoutSummary({ api: shopFor(id), query: { korak: 'placanje' } });

    expect(cart?.prices.delivery).toBe(4);
    expect(cart?.deliveryConverted).toEqual(converted);
  });
});
