import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentData } from '#server/db/tables/payments.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import type { PageMaker, ThemeSource } from '#server/plugins/plain-page.ts';
import type { OrderRow, OrderStates } from './paid-orders.ts';
import { decide, type Verdict } from './payment-outcome.ts';
import { hostedFormOf } from './payment-page.ts';
import type {
  ConfiguredProvider,
  Outcome,
  PaymentProvider,
  PaymentRequest,
  PaymentStart,
} from './payment-provider.ts';
import { type PaymentSources, sourcesOf } from './payment-sources.ts';
import type { MethodRow, PaymentRepository, PaymentRow } from './payments.repository.ts';
import { subscriptionOf } from './subscription.ts';
import { tryProvider } from './try-provider.ts';

/** What decides which ways of payment go with a cart. */
export interface Applicability {
  isDigitalOnly: boolean;
  /** Code of the chosen way of delivery. */
  deliveryCode: number | null;
}

/** What of a method of payment depends on its provider. */
export interface MethodChoice {
  adapter: string;
  active: boolean;
  hasSubscription: boolean;
}

interface Parts extends PageMaker {
  db: Handle;
  repository: PaymentRepository;
  /** Every provider of the product. */
  all: readonly PaymentProvider[];
  /** Those that have an account here, by id. */
  providers: ReadonlyMap<string, ConfiguredProvider>;
  themes: ThemeSource;
  /** What a payment does to its order. */
  states: OrderStates;
  wake(): void;
  /** Of cache tags. */
  publish(tags: readonly string[]): Promise<void>;
  log: FastifyBaseLogger;
}

/** How long a payment may take before its provider is asked about it, and between two questions. */
const ASK_AFTER_MS = 5 * 60_000;

export type PaymentService = ReturnType<typeof createPaymentService>;

/** Payments: which ways there are, what the browser is sent to, and what providers say. */
export function createPaymentService(parts: Parts) {
  const { db, repository, providers, all } = parts;
  const sources: PaymentSources = sourcesOf([...providers.values()]);
  const askable = [...providers].flatMap(([id, { status }]) => (status ? [id] : []));

  return {
    /** What pages that lead to a payment are allowed. */
    sources,
    /** A provider's form, to be sent by a script or from a page of its own. */
    hostedForm: async (html: string, { locale, site }: Pick<CallContext, 'locale' | 'site'>) => {
      const theme = await parts.themes.valuesOf(site.id);
      return hostedFormOf(parts, html, { locale, theme }, sources.forms);
    },

    /** What providers, and the browsers that they send back, call. */
    providerRoutes: [...providers.values()].flatMap(({ routes }) => routes ?? []),
    /** Notes the way of payment that a cart was given, in the caller's transaction. */
    choose: repository.choose,

    /** The ways of payment of a store that can be carried out here, in the order of the shop. */
    async offered(storeId: number): Promise<MethodRow[]> {
      return (await repository.methods(storeId)).filter(({ adapter }) => providers.has(adapter));
    },

    /** The ways of payment that go with a cart, in the order of the shop. */
    async applicable(
      handle: Handle,
      storeId: number,
      { isDigitalOnly, deliveryCode }: Applicability,
    ): Promise<MethodRow[]> {
      const methods = await repository.methods(storeId, handle);
      return methods.filter(
        (method) =>
          providers.has(method.adapter) &&
          (!isDigitalOnly || method.is_digital_allowed) &&
          !method.not_with_delivery.includes(deliveryCode ?? -1),
      );
    },

    /** Who can carry out payments here: what needs a provider has it set up. */
    adapters: [...providers.keys()],

    /** What the admin panel calls the providers, whether they are set up here or not. */
    labels: all.map(({ id, labels, together = [] }) => ({
      id,
      labels,
      settings: [...new Set(together.flat())],
    })),

    /** Tries the account at a provider. */
    check: (id: string) => tryProvider(providers.get(id), id, parts.log),

    /** Why a method of payment cannot be stored like this, by field. */
    methodFaults({ adapter, active, hasSubscription }: MethodChoice): Record<string, string> {
      const provider = all.find(({ id }) => id === adapter);
      if (!provider) return { adapter: 'enum' };
      if (hasSubscription && !provider.hasSubscriptions) return { subscription: 'not allowed' };
      const isMissing = provider.isForTests && !providers.has(adapter);
      return active && isMissing ? { adapter: 'notAvailable' } : {};
    },

    /** Methods of payment in use that only a provider for tests would carry out, which is not there. */
    async withoutTestProvider(): Promise<string[]> {
      const missing = all.filter(({ id, isForTests }) => isForTests && !providers.has(id));
      return (await Promise.all(missing.map(({ id }) => repository.namesBy(id)))).flat();
    },

    /** Opens the payment of a new order, in its transaction. */
    async open(trx: Transaction, order: OrderRow): Promise<void> {
      await repository.insertPayment(trx, {
        order_id: order.id,
        adapter: order.payment.adapter,
        reference: randomBytes(16).toString('hex'),
        amount_cents: order.total_cents,
        currency: await repository.currencyCode(trx, order.currency_id),
        data: await dataOf(parts, trx, order),
      });
    },

    /** What the browser needs to pay an order: the same whenever it is asked for, '' once it is paid. */
    async start(order: OrderRow, origin: string): Promise<PaymentStart> {
      const payment = await repository.paymentOf(order.id);
      const provider = providers.get(order.payment.adapter);
      if (payment?.state !== 'open' || !provider) return '';
      const started = provider.start(requestOf(order, payment, origin));
      if (typeof started === 'string') return started;
      return { ...started, providerOrderId: await preparedId(parts, provider, payment) };
    },

    /** Where the browser goes after a payment. */
    pagesOf: repository.pagesOf,

    /**
     * Has the provider take the money that the shopper approved, and books it (PAY-11 to PAY-13).
     * False when it took none, also where `providerId` is not what our server made there.
     */
    async confirm(orderId: number, providerId: string): Promise<boolean> {
      const payment = await repository.paymentOf(orderId);
      if (payment?.state === 'paid') return true;
      const provider = payment && providers.get(payment.adapter);
      if (payment?.state !== 'open' || !provider?.capture) return false;
      if (payment.provider_reference !== providerId) return false;
      const outcome = await provider.capture(providerId, payment).catch((err) => {
        // The money may have been taken all the same; the provider is asked again.
        const { adapter } = payment;
        parts.log.warn({ err, adapter }, 'a provider does not say whether it took the money');
        return null;
      });
      if (!outcome) return false;
      await this.apply(outcome);
      return (await repository.paymentOf(orderId))?.state === 'paid';
    },

    /**
     * Asks the provider what became of a payment that is not known to be paid, and books it. False
     * when it cannot be asked now: then nobody knows, and nothing may be built on it.
     */
    async reconcile(reference: string): Promise<boolean> {
      const payment = await repository.byReference(reference);
      if (!payment) return true;
      const provider = providers.get(payment.adapter);
      if (!provider?.status || (payment.state !== 'open' && payment.state !== 'failed'))
        return true;
      try {
        const outcome = await provider.status(payment);
        if (outcome) await this.apply(outcome);
        return true;
      } catch (err) {
        parts.log.warn({ err, adapter: payment.adapter }, 'a provider cannot be asked');
        return false;
      }
    },

    /** Reconciles payments that have waited for a while; each is asked about again and again. */
    async reconcileWaiting(now = new Date()): Promise<void> {
      const before = new Date(now.getTime() - ASK_AFTER_MS);
      const waiting = await repository.waitingSince(askable, before);
      for (const reference of waiting) {
        await repository.noteAsked(reference, now);
        await this.reconcile(reference);
      }
    },

    /**
     * Takes a provider's message into account, whichever way and however often it comes (I18):
     * callback, the browser's return and our own question all end up here. The order changes once,
     * because `decide` ignores what the payment's state has decided already.
     */
    async apply(outcome: Outcome): Promise<Verdict | 'unknown'> {
      const { verdict, tags } = await db
        .transaction()
        .execute((trx) => applyOnce(parts, trx, outcome));
      if (verdict === 'refundable') {
        parts.log.error(
          { adapter: outcome.adapter, providerReference: outcome.providerReference },
          'money came that does not fit its order; pay it back or book it by hand',
        );
      }
      parts.wake();
      await parts.publish(tags);
      return verdict;
    },
  };
}

/** The provider is asked for what was fixed with the order, even if the method has changed since. */
async function dataOf(
  { repository }: Parts,
  trx: Transaction,
  { id, payment, addresses }: OrderRow,
): Promise<PaymentData> {
  const { subscription: plan } = payment;
  if (!plan) return {};
  const pieces = await repository.piecesOf(trx, id);
  return { subscription: subscriptionOf({ plan, pieces, country: addresses.main.country }) };
}

/** What is approved at the provider, made once; '' when it cannot be asked: its buttons say so then. */
async function preparedId(
  { repository, log }: Parts,
  provider: ConfiguredProvider,
  payment: PaymentRow,
): Promise<string> {
  if (payment.provider_reference !== null) return payment.provider_reference;
  if (!provider.prepare) return '';
  try {
    const id = await provider.prepare(payment);
    await repository.nameAtProvider(payment.id, id);
    return id;
  } catch (err) {
    log.warn({ err, adapter: payment.adapter }, 'a provider makes no order or subscription');
    return '';
  }
}

interface Applied {
  verdict: Verdict | 'unknown';
  tags: readonly string[];
}

async function applyOnce(
  { repository, states }: Parts,
  trx: Transaction,
  outcome: Outcome,
): Promise<Applied> {
  const payment = await repository.lock(trx, outcome.reference);
  if (payment?.adapter !== outcome.adapter) return { verdict: 'unknown', tags: [] };
  const verdict = decide(payment, outcome);
  await repository.note(trx, payment.id, outcome, verdict);
  if (verdict === 'ignored' || verdict === 'unproven') return { verdict, tags: [] };
  await repository.setState(trx, payment.id, verdict, outcome.providerReference);
  if (verdict === 'paid') await states.pay(trx, payment.order_id);
  const tags = verdict === 'failed' ? await states.giveUp(trx, payment.order_id, 'failed') : null;
  return { verdict, tags: tags ?? [] };
}

function requestOf(
  order: OrderRow,
  payment: Pick<PaymentRow, 'reference' | 'currency' | 'data'>,
  origin: string,
): PaymentRequest {
  const { main } = order.addresses;
  return {
    reference: payment.reference,
    orderId: order.id,
    orderNumber: order.number,
    amountCents: order.total_cents,
    currency: payment.currency,
    subscription: payment.data.subscription ?? null,
    locale: order.locale,
    customer: {
      firstName: main.firstName,
      lastName: main.lastName,
      street: `${main.street} ${main.houseNumber}`,
      city: main.city,
      zipCode: main.zipCode,
      country: main.country,
      phone: main.contactPhone,
      email: order.email,
    },
    successUrl: order.success_url,
    failureUrl: order.failure_url,
    origin,
  };
}
