import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#domain/locales.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import type { OrderStates } from './paid-orders.ts';
import type {
  ConfiguredProvider,
  OpenPayment,
  PaymentProvider,
  RefundOutcome,
} from './payment-provider.ts';
import {
  RefundNotPossible,
  RefundOutdated,
  RefundRefused,
  RefundTooMuch,
  RefundUnsure,
} from './payments.errors.ts';
import type { RefundablePayment, RefundRepository, RefundRow } from './refunds.repository.ts';

/** What somebody in the back office wants to be paid back. */
export interface RefundRequest {
  amountCents: number;
  /** What had been paid back when they looked: two who saw the same pay back once. */
  refundedCents: number;
  /** Paid back already, by hand; the shop only takes note of it. */
  isNoted: boolean;
  /** Who asks. */
  accountId: number | null;
}

interface Parts {
  db: Handle;
  repository: RefundRepository;
  all: readonly PaymentProvider[];
  providers: ReadonlyMap<string, ConfiguredProvider>;
  states: Pick<OrderStates, 'refund'>;
  /** Looks for mails to be sent. */
  wake(): void;
  log: FastifyBaseLogger;
}

export type Refunds = ReturnType<typeof createRefunds>;

/** Paying money back: by the provider where it can, else by a person who says so. */
export function createRefunds(parts: Parts) {
  const { db, repository } = parts;
  return {
    /** What was paid back of each order, in cents; orders without any are left out. */
    refundedCentsOf: repository.centsOf,

    /** What was paid for an order, and what became of it since. */
    async refundsOf(orderId: number, locale: Locale) {
      const payment = await repository.paymentOf(orderId);
      const rows = payment ? await repository.of(payment.id) : [];
      return {
        paidCents: payment?.paidCents ?? 0,
        refundedCents: doneCents(rows),
        provider: payment && refunderOf(parts, payment) ? labelOf(parts, payment, locale) : null,
        refunds: rows.map((row) => ({
          id: row.id,
          amountCents: row.amount_cents,
          state: row.state,
          isNoted: row.noted,
          number: row.number,
          createdAt: row.created_at.toISOString(),
        })),
      };
    },

    /**
     * Pays back the whole payment of an order or a part of it, or takes note that a person did.
     * Nothing is booked before the provider has said yes. One that does not answer is asked about the
     * same refund when this is called again, and never pays twice. Throws the errors of refunds.
     */
    async refund(orderId: number, request: RefundRequest): Promise<void> {
      const begun = await db.transaction().execute((trx) => begin(parts, trx, orderId, request));
      if (!begun) return;
      const outcome = request.isNoted
        ? ({ result: 'done', providerReference: null } as const)
        : await askProvider(parts, begun);
      await db.transaction().execute(async (trx) => {
        await repository.lock(trx, orderId);
        const end = {
          state: outcome.result,
          noted: request.isNoted,
          provider_reference: outcome.result === 'done' ? outcome.providerReference : null,
        };
        const isNew = await repository.end(trx, begun.refund.id, end);
        if (isNew && outcome.result === 'done') await book(parts, trx, orderId, begun);
      });
      parts.wake();
      if (outcome.result === 'refused') throw new RefundRefused();
    },
  };
}

interface Begun {
  payment: RefundablePayment;
  refund: RefundRow;
}

/** The refund to be carried out: a new one, or the same one asked for before; null when it is done. */
async function begin(
  parts: Parts,
  trx: Transaction,
  orderId: number,
  { amountCents, refundedCents, isNoted, accountId }: RefundRequest,
): Promise<Begun | null> {
  const { repository } = parts;
  await repository.lock(trx, orderId);
  const payment = await repository.paymentOf(orderId, trx);
  if (!payment || payment.paidCents === 0) throw new RefundNotPossible();
  if (!isNoted && !refunderOf(parts, payment)) throw new RefundNotPossible();
  const rows = await repository.of(payment.id, trx);
  const known = rows.find(
    ({ state, before_cents: before }) => state !== 'refused' && before === refundedCents,
  );
  if (known) {
    if (known.amount_cents !== amountCents) throw new RefundOutdated();
    return known.state === 'done' ? null : { payment, refund: known };
  }
  const before = doneCents(rows);
  if (before !== refundedCents) throw new RefundOutdated();
  if (amountCents > payment.paidCents - before) throw new RefundTooMuch();
  const refund = await repository.add(trx, {
    payment_id: payment.id,
    before_cents: before,
    amount_cents: amountCents,
    noted: isNoted,
    account_id: accountId,
  });
  return { payment, refund };
}

async function askProvider(parts: Parts, { payment, refund }: Begun): Promise<RefundOutcome> {
  const ask = refunderOf(parts, payment);
  if (!ask) throw new RefundNotPossible();
  try {
    return await ask(payment, refund.amount_cents, `${payment.reference}-refund-${refund.id}`);
  } catch (err) {
    parts.log.warn(
      { err, adapter: payment.adapter },
      'a provider does not say whether it paid back',
    );
    throw new RefundUnsure();
  }
}

/** A refund that is done changes its order, and its payment once nothing is left of it. */
async function book(parts: Parts, trx: Transaction, orderId: number, { payment, refund }: Begun) {
  const { id, before_cents: beforeCents, amount_cents: amountCents } = refund;
  const leftCents = payment.paidCents - beforeCents - amountCents;
  if (leftCents === 0) await parts.repository.close(trx, payment.id);
  await parts.states.refund(trx, orderId, { refundId: id, amountCents, leftCents });
}

/** How the provider pays back; undefined where a person does. */
function refunderOf(
  { providers }: Parts,
  { adapter, data }: Pick<OpenPayment, 'data'> & { adapter: string },
): ConfiguredProvider['refund'] {
  // What a subscription took is known to its provider alone.
  return data.subscription ? undefined : providers.get(adapter)?.refund;
}

function labelOf({ all }: Parts, { adapter }: RefundablePayment, locale: Locale): string {
  return all.find(({ id }) => id === adapter)?.labels[locale] ?? adapter;
}

function doneCents(rows: readonly RefundRow[]): number {
  return rows
    .filter(({ state }) => state === 'done')
    .reduce((sum, { amount_cents: cents }) => sum + cents, 0);
}
