import type { OrderStates } from '#server/modules/commerce/payments/index.ts';
import {
  type PaymentService,
  patienceOfProviders,
} from '#server/modules/commerce/payments/index.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { OrderRepository } from './orders.repository.ts';

interface Parts {
  db: Handle;
  repository: OrderRepository;
  states: OrderStates;
  payments: Pick<PaymentService, 'reconcile'>;
  publish(tags: readonly string[]): Promise<void>;
}

/**
 * Ends orders that nobody paid in time, as their provider says once more; one that cannot be asked
 * is waited for. Money that comes later is left to a person.
 */
export async function giveUpUnpaid(parts: Parts, now = new Date()) {
  const { db, repository, states, payments, publish } = parts;
  for (const { id, patienceMs } of patienceOfProviders()) {
    const before = new Date(now.getTime() - patienceMs);
    const references = await repository.unpaidSince(id, before);
    for (const reference of references) {
      if (!(await payments.reconcile(reference))) continue;
      const tags = await db.transaction().execute(async (trx) => {
        const payment = await repository.lockOpenPayment(trx, reference);
        if (!payment) return null;
        await repository.failPayment(trx, payment.id);
        return states.giveUp(trx, payment.order_id, 'failed');
      });
      if (tags) await publish(tags);
    }
  }
}
