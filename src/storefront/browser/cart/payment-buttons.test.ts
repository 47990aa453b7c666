import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '#runtime/http/api-client.ts';
import { buttonConfig, readFigures } from './payment-buttons.ts';

const site = { base: '', siteId: 1, storeId: 1, apiKey: 'key', languageCode: 'hr' };
const ONCE = {
  isSubscription: false,
  plan_id: '',
  quantity: 1,
  scriptUrl: 'https://paypal.test/sdk/js',
  orderId: 7,
  total: 29,
  currency: 'EUR',
  providerOrderId: 'P1',
};
const SUBSCRIBED = {
  ...ONCE,
  isSubscription: true,
  plan_id: 'P-PLAN',
  quantity: 3,
  providerOrderId: 'I-1',
};

/** What PayPal's script is told of these figures, and what is called when it goes on. */
function buttonsOf(given: object) {
  const calls: [string, unknown][] = [];
  const api = createApiClient(site, {
    cookies: () => '',
    hasSession: () => false,
    onSessionEnd: vi.fn(),
    fetch: async (input, init) => {
      calls.push([String(input), JSON.parse(String(init?.body))]);
      return new Response(JSON.stringify({ statusCode: 409 }), { status: 409 });
    },
  });
  const tell = vi.fn();
  const tellFault = vi.fn();
  const config = buttonConfig(readFigures({ ...given }), { client: { api }, tell }, tellFault);
  return { config, calls, tell, tellFault };
}

describe('PayPal’s buttons', () => {
  it('are for the order that our server made there (PAY-13)', async () => {
    const { config } = buttonsOf(ONCE);

    expect(Object.keys(config).sort()).toEqual(['createOrder', 'onApprove', 'onError']);
    expect(await config.createOrder?.()).toBe('P1');
  });

  it('are for the subscription that our server made there, where it is one (PAY-12)', async () => {
    const { config } = buttonsOf(SUBSCRIBED);

    expect(Object.keys(config).sort()).toEqual(['createSubscription', 'onApprove', 'onError']);
    expect(await config.createSubscription?.()).toBe('I-1');
  });

  it.each([ONCE, SUBSCRIBED])('have our server look once %o is approved', async (given) => {
    const { config, calls, tell } = buttonsOf(given);

    await config.onApprove();

    expect(calls).toEqual([
      ['/api/v2/ecommerce/checkout/order/pgSuccess/7', { details: { id: given.providerOrderId } }],
    ]);
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ errored: true, statusCode: 409 }),
    );
  });

  it('say when PayPal does not work', () => {
    const { config, tellFault } = buttonsOf(SUBSCRIBED);

    config.onError();

    expect(tellFault).toHaveBeenCalledOnce();
  });
});
