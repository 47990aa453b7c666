import { describe, expect, it } from 'vitest';
import { CHECKOUT_DEFAULTS } from '#schemas/api/settings.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { loadWords } from './switched-words.ts';

const refused = (statusCode: number, code: string) => ({
  errored: true,
  statusCode,
  message: code,
  error: { code, payload: {} },
});

/** A guest without a cart in a shop whose settings are answered so. */
function words(settings: unknown, field: 'giftMessage' | 'checkoutMessage') {
  const api = answeringApi({
    call: ({ key }) => {
      if (key === 'site.checkoutSettings') return settings;
      return key.startsWith('cart')
        ? refused(404, 'CART_NOT_FOUND')
        : refused(401, 'UNAUTHENTICATED');
    },
  });
  return loadWords({ api, query: {} }, field);
}

describe('words of the checkout', () => {
  it('are asked for where the shop has their field switched on', async () => {
    const config = { ...CHECKOUT_DEFAULTS, giftMessage: false };
    const settings = { errored: false, data: { config } };

    expect(await words(settings, 'giftMessage')).toBeNull();
    expect(await words(settings, 'checkoutMessage')).toMatchObject({ orderMessage: '' });
  });

  it('are asked for while nobody can say', async () => {
    expect(await words(refused(503, 'BUSY'), 'giftMessage')).toMatchObject({ giftMessage: '' });
  });
});
