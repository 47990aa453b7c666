import { describe, expect, it, vi } from 'vitest';
import type { ConfiguredProvider } from './payment-provider.ts';
import { tryProvider } from './try-provider.ts';

const log = { warn: vi.fn() };
const aProvider = (check?: () => Promise<string>): ConfiguredProvider => ({
  start: () => '',
  ...(check && { check }),
});

describe('the account at a provider', () => {
  it('is good when the service says so', async () => {
    const provider = aProvider(async () => 'sandbox');

    expect(await tryProvider(provider, 'paypal', log)).toEqual({
      outcome: 'good',
      text: 'sandbox',
    });
  });

  it('is bad when the service refuses it, in at most 300 characters', async () => {
    const provider = aProvider(() => Promise.reject(new Error('x'.repeat(1000))));

    expect(await tryProvider(provider, 'paypal', log)).toEqual({
      outcome: 'bad',
      text: 'x'.repeat(300),
    });
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('may be missing, or have nothing that can be asked', async () => {
    expect((await tryProvider(undefined, 'monri', log)).outcome).toBe('unset');
    expect((await tryProvider(aProvider(), 'monri', log)).outcome).toBe('untried');
  });
});
