import type { Selectable } from 'kysely';
import type { PaymentTables } from '#server/db/tables/payments.ts';
import type { Outcome } from './payment-provider.ts';

/**
 * What a message does to a payment:
 * - `paid`, `failed`: the payment and its order change;
 * - `refundable`: money came that does not fit (wrong sum, or the order was given up); a person looks;
 * - `ignored`: nothing new;
 * - `unproven`: it does not tell the amount, so it cannot make anything paid.
 */
export type Verdict = 'paid' | 'failed' | 'refundable' | 'ignored' | 'unproven';

/** Decides by state and message alone, whatever order messages arrive in (I18, I22). */
export function decide(
  payment: Pick<Selectable<PaymentTables['payment']>, 'state' | 'amount_cents' | 'currency'>,
  outcome: Pick<Outcome, 'result' | 'amountCents' | 'currency'>,
): Verdict {
  if (outcome.result === 'failed') return payment.state === 'open' ? 'failed' : 'ignored';
  if (payment.state !== 'open' && payment.state !== 'failed') return 'ignored';
  if (outcome.amountCents === null || outcome.currency === null) return 'unproven';
  const fits =
    outcome.amountCents === payment.amount_cents && outcome.currency === payment.currency;
  return fits && payment.state === 'open' ? 'paid' : 'refundable';
}
