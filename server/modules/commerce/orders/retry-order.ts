import type { CallContext } from '#server/plugins/call-context.ts';
import { createAttempts, type Retry, type RetryKeys, type RetryParts } from './order-attempts.ts';

/**
 * Goes on after a payment that was declined, cancelled or left. However often it is asked, a failed
 * order gives one cart. `current` is the cart that the browser has now; its lines come along. Null
 * where the key opens no cart that was ordered.
 */
export type RetryOrder = (ctx: CallContext, keys: RetryKeys) => Promise<Retry | null>;

export function createRetryOrder(parts: RetryParts): RetryOrder {
  const { db, cartsForOrders, payments, publish } = parts;
  const attempts = createAttempts(parts);

  /** Asks the provider of each payment that was left, until nothing is unknown. */
  async function settled(
    ctx: CallContext,
    keys: RetryKeys,
    known: ReadonlySet<string>,
  ): Promise<Retry | null> {
    const tags: string[] = [];
    const retry = await db
      .transaction()
      .execute((trx) => attempts.follow(trx, ctx, keys, { settled: known, tags }));
    if (tags.length > 0) await publish(tags);
    if (retry?.kind !== 'left') return retry;
    if (!(await payments.reconcile(retry.reference))) return { kind: 'unsure' };
    return settled(ctx, keys, new Set([...known, retry.reference]));
  }

  return async (ctx, keys) =>
    (await cartsForOrders.isKey(ctx, keys.key)) ? settled(ctx, keys, new Set()) : null;
}
