import { describe, expect, it } from 'vitest';
import { fakeApi } from '#tests/support/loader-api.ts';
import { loadCheckoutConsents } from './checkout-consents.loader.ts';

describe('the consents of the checkout', () => {
  it('are those of its form, the required ones marked (CONS-02)', async () => {
    const { api } = fakeApi({
      'consents.webFilter': {
        records: [{ id: 2, uniqueNumber: 'uvjeti', displayName: 'Uvjeti' }],
        requiredConsents: [2],
      },
    });

    expect(await loadCheckoutConsents({ api })).toEqual({
      consents: [{ id: 2, html: 'Uvjeti', isRequired: true }],
    });
  });

  it('that could not be had are told apart from none (CONS-03)', async () => {
    const { api } = fakeApi({});

    expect(await loadCheckoutConsents({ api })).toEqual({ consents: null });
  });
});
