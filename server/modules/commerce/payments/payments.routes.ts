import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { applicablePaymentMethods, savePaymentMethod } from '#schemas/api/payments.ts';
import { NotFound } from '#server/errors.ts';
import type { CartForOrder, Carts, CartsForOrders } from '#server/modules/commerce/cart/index.ts';
import { CartArchived, cartKeyOf } from '#server/modules/commerce/cart/index.ts';
import type { Placeholders } from '#server/modules/site/site/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import { NoActiveUser, PaymentMethodNotApplicable } from './payments.errors.ts';
import type { MethodRow } from './payments.repository.ts';
import type { Applicability, PaymentService } from './payments.service.ts';

interface CartCall {
  cartId?: string;
  protectCode?: string;
  userId: number;
}

interface PaymentRouteServices {
  payments: PaymentService;
  placeholders: Pick<Placeholders, 'fill'>;
  carts: Carts;
  cartsForOrders: CartsForOrders;
}

/** Which ways of payment a cart has, and choosing one. */
export function paymentRoutes(
  app: FastifyInstance,
  { payments, placeholders, carts, cartsForOrders }: PaymentRouteServices,
) {
  /** Runs on the locked cart of a caller who is who it says (S4). */
  async function onCart<T>(
    body: CartCall,
    ctx: CallContext,
    run: (trx: Transaction, found: CartForOrder) => Promise<T>,
  ): Promise<T> {
    return carts.within(body, ctx, (key) =>
      app.db.transaction().execute(async (trx) => {
        const found = await cartsForOrders.lock(trx, ctx, key);
        if (found.archived) throw new CartArchived();
        requireOwner(found, body.userId);
        return run(trx, found);
      }),
    );
  }

  app.implement(applicablePaymentMethods, async ({ body }, ctx) => {
    const methods = await onCart(body, ctx, (trx, found) =>
      payments.applicable(trx, ctx.store.id, applicabilityOf(found)),
    );
    return placeholders.fill(
      ctx,
      methods.map((method) => toMethod(method, ctx.locale)),
    );
  });

  app.implement(savePaymentMethod, async ({ body }, ctx) => {
    await onCart(body, ctx, async (trx, found) => {
      const methods = await payments.applicable(trx, ctx.store.id, applicabilityOf(found));
      const method = methods.find(({ id }) => id === body.paymentMethodId);
      if (!method) throw new PaymentMethodNotApplicable();
      await payments.choose(trx, found.cart.id, method.id, body.companyData ?? null);
    });
    return carts.read(ctx, cartKeyOf(body, ctx));
  });
}

function requireOwner({ cart }: CartForOrder, userId: number) {
  const ownerId = cart.account_id ?? cart.guest_id;
  if (ownerId === null) throw new NoActiveUser();
  if (ownerId !== userId) throw new NotFound();
}

function applicabilityOf({ isDigitalOnly, delivery }: CartForOrder): Applicability {
  return { isDigitalOnly, deliveryCode: delivery?.code ?? null };
}

function toMethod(row: MethodRow, locale: Locale) {
  return {
    id: row.id,
    name: row.names[locale] ?? row.names[DEFAULT_LOCALE] ?? '',
    description: row.descriptions[locale] ?? row.descriptions[DEFAULT_LOCALE] ?? '',
    methodCode: row.code,
    paymentType: row.payment_type,
  };
}
