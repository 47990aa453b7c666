import { describe, expect, it } from 'vitest';

import { fakeApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { loadFreeDeliveryPopup } from './free-delivery-popup.loader.ts';
import type { FreeDeliveryPopupValues } from './free-delivery-popup.schema.ts';

const values: FreeDeliveryPopupValues = {
  anchor: '',
  space: 'none',
  background: 'none',
  audience: 'all',
  label: '',
  title: '',
  text: '',
};

describe('the free-delivery note', () => {
  it('takes the limit from the server, in the main currency', async () => {
    const { api } = fakeApi({
      'site.currencyConfig': {
        responseData: {
          mainCurrency: { id: 1, label: 'EUR', symbol: '€' },
          allowedCurrencies: [],
        },
      },
      'site.freeDeliveryAmount': { price: 1250.5 },
    });

    const data = await loadFreeDeliveryPopup({ ...SAMPLE_REQUEST, api, values });

    expect(data).toEqual({ amount: '1.250,50\u00a0€' });
  });
});
