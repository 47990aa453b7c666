import {
  type AdapterName,
  type PaymentService,
  PROVIDERS,
} from '#server/modules/commerce/payments/index.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { OrderStates } from './order-state.ts';
import type { OrderRepository } from './orders.repository.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long an order waits for its money before its goods go back on the shelf. */
const PATIENCE: readonly { adapters: readonly AdapterName[]; ms: number }[] = [
  { adapters: PROVIDERS, ms: 2 * HOUR_MS },
  { adapters: ['bankTransfer'], ms: 7 * 24 * HOUR_MS },
];

interface Parts {
  db: Handle;
  repository: OrderRepository;
  states: OrderStates;
  payments: Pick<PaymentService, 'settle'>;
  publish(tags: readonly string[]): Promise<void>;
}

/**
 * Ends orders that nobody paid in time, as their provider says once more; one that cannot be asked
 * is waited for. Money that comes later is left to a person.
 */
export async function giveUpUnpaid(parts: Parts, now = new Date()) {
  const { db, repository, states, payments, publish } = parts;
  for (const { adapters, ms } of PATIENCE) {
    const references = await repository.unpaidSince(adapters, new Date(now.getTime() - ms));
    for (const reference of references) {
      if (!(await payments.settle(reference))) continue;
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
