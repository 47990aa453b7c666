import type { FastifyBaseLogger } from 'fastify';
import type { adminCheckProvider } from '#schemas/api/admin.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import type { ConfiguredProvider } from './payment-provider.ts';

/** Most characters of what a service said that an owner is shown. */
const MAX_LENGTH = 300;

/** Tries the account at a provider; `provider` is absent where it has none. Never rejects. */
export async function tryProvider(
  provider: ConfiguredProvider | undefined,
  id: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<DataOf<typeof adminCheckProvider>> {
  if (!provider) return { outcome: 'unset', text: '' };
  if (!provider.check) return { outcome: 'untried', text: '' };
  try {
    return { outcome: 'good', text: (await provider.check()).slice(0, MAX_LENGTH) };
  } catch (err) {
    log.warn({ err, provider: id }, 'a provider of payments did not answer well');
    const text = err instanceof Error ? err.message : String(err);
    return { outcome: 'bad', text: text.slice(0, MAX_LENGTH) };
  }
}
