import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSafePath } from '#domain/web/safe-path.ts';
import type { InputOf } from '#schemas/api/endpoint.ts';
import { confirmPayment, createOrder, filterOrders, orderThanks } from '#schemas/api/orders.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import {
  type CartKey,
  CartNotFound,
  type Carts,
  type CartsForOrders,
  cartKeyOf,
} from '#server/modules/commerce/cart/index.ts';
import {
  isPaidInTest,
  PaymentNotCaptured,
  type PaymentService,
  type Refunds,
} from '#server/modules/commerce/payments/index.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import { type CallContext, originOf } from '#server/plugins/call-context.ts';
import type { Download, Downloads } from './downloads/downloads.ts';
import type { OrderConsents } from './order-consents.ts';
import type { OrderDocuments } from './order-documents.ts';
import type { OrderWords } from './order-draft.ts';
import { type HistoryRow, readHistory } from './order-history.repository.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';
import type { PlaceOrder } from './place-order.ts';

const SUCCESS_PATH = '/naplata/uspjesna';
const FAILURE_PATH = '/checkout/failure';

/** What a browser keeps of the order that it has to pay; cookies of the checkout. */
export interface OrderKeeping {
  /** The key of the cart whose payment is awaited. */
  awaited(request: FastifyRequest): CartKey | null;
  forget(request: FastifyRequest, reply: FastifyReply): void;
}

export interface OrderRouteServices {
  orders: {
    place: PlaceOrder;
    acceptConsents: OrderConsents;
    downloads: Downloads;
    documents: OrderDocuments;
    giveUpUnpaid(): Promise<void>;
  };
  repository: OrderRepository;
  payments: Pick<PaymentService, 'start' | 'confirm'>;
  refunds: Pick<Refunds, 'refundedCentsOf'>;
  carts: Pick<Carts, 'within' | 'forget'>;
  cartsForOrders: Pick<CartsForOrders, 'isKey'>;
  jobs: Pick<Jobs, 'wake'>;
  orderKeeping: OrderKeeping;
}

/** Making orders, confirming their payment, looking at one's own. */
export function orderRoutes(app: FastifyInstance, services: OrderRouteServices) {
  const { orders, repository, payments, refunds, carts, cartsForOrders, jobs, orderKeeping } =
    services;

  app.implement(createOrder, async ({ body }, ctx) => {
    const words = wordsOf(body, ctx);
    const { order, isNew, tags } = await carts.within(body, ctx, async (key) => {
      const consentIds = await orders.acceptConsents(ctx, key, body.acceptedConsents ?? []);
      return orders.place(ctx, { key, userId: body.userId, words, consentIds });
    });
    if (isNew) {
      jobs.wake();
      await app.bus.publish([...tags]);
    }
    const html = await payments.start(order, originOf(ctx));
    return { html, orderSlug: order.slug };
  });

  app.implement(confirmPayment, async ({ params, body }, ctx) => {
    const order = await orderToPay(ctx, params.orderId, body);
    if (!(await payments.confirm(order.id, body.details.id))) throw new PaymentNotCaptured();
    forgetPaid(ctx, order);
    return { url: order.success_url };
  });

  app.implement(orderThanks, async ({ params }, ctx) => {
    const order = await repository.bySlug(ctx.site.id, params.orderSlug);
    if (!order) throw new NotFound();
    if (order.payment_status === 'paid') forgetAwaited(ctx, order);
    return {
      number: order.number,
      finalAmount: order.total_cents / 100,
      paymentCode: order.payment.code,
      paymentName: order.payment.name,
      isPaid: order.paid_at !== null,
      isTest: isPaidInTest(order.payment.adapter),
    };
  });

  app.implement(filterOrders, async ({ body }, { site, user }) => {
    if (!user) throw new NotFound();
    const paging = pagingOf(body);
    const { rows, total } = await readHistory(
      app.db,
      { siteId: site.id, accountId: user.id },
      { ...paging, ...(body.sort && { sort: body.sort }) },
    );
    const ids = rows.map(({ id }) => id);
    const files = await orders.downloads.of(ids);
    const refunded = await refunds.refundedCentsOf(ids);
    return toRecords(
      rows.map((row) =>
        toHistoryRow(orders.documents, row, {
          siteId: site.id,
          files: files.get(row.id),
          cents: refunded.get(row.id),
        }),
      ),
      total,
      paging,
    );
  });

  /**
   * The order of the cart that the call opens. A browser may have let go of that cart since, or have
   * begun another one: the key of what it is paying is kept apart. Throws `CartNotFound`, and
   * `NotFound` for the order of another cart.
   */
  async function orderToPay(
    ctx: CallContext,
    orderId: number,
    body: Partial<CartKey>,
  ): Promise<OrderRow> {
    const order = await repository.byId(orderId);
    const awaited = ctx.request && orderKeeping.awaited(ctx.request);
    const kept = awaited?.cartId === order?.cart_id ? awaited : null;
    return carts.within({ ...kept, ...body }, ctx, async (key) => {
      if (!(await cartsForOrders.isKey(ctx, key))) throw new CartNotFound();
      if (order?.cart_id !== key.cartId) throw new NotFound();
      return order;
    });
  }

  /** The browser forgets what it kept until its order was paid (CHK-31). */
  function forgetAwaited({ request, reply }: CallContext, { cart_id: cartId }: OrderRow) {
    if (!request || !reply || orderKeeping.awaited(request)?.cartId !== cartId) return;
    orderKeeping.forget(request, reply);
  }

  /** Nothing of a paid order is left to be done by its browser; a cart that it began meanwhile stays. */
  function forgetPaid(ctx: CallContext, order: OrderRow) {
    const { request, reply } = ctx;
    if (!request || !reply) return;
    if (cartKeyOf({}, ctx).cartId === order.cart_id) carts.forget(request, reply);
    forgetAwaited(ctx, order);
  }
}

interface RowFacts {
  /** The site that is asked. */
  siteId: number;
  files: Download[] | undefined;
  cents: number | undefined;
}

function toHistoryRow(
  documents: Pick<OrderDocuments, 'token'>,
  row: HistoryRow,
  { siteId, files, cents }: RowFacts,
) {
  return {
    id: row.id,
    number: row.number,
    created_at: row.created_at.toISOString(),
    finalAmount: row.total_cents / 100,
    generalStatus: row.status,
    pdfToken: documents.token(row.id),
    ...(row.site_id !== siteId && { site: row.site_name }),
    ...(isPaidInTest(row.payment.adapter) && { isTest: true }),
    ...(files && { downloads: files }),
    ...(cents !== undefined && { refundedAmount: cents / 100 }),
  };
}

function wordsOf(body: InputOf<typeof createOrder>['body'], ctx: CallContext): OrderWords {
  return {
    giftMessage: body.giftMessage?.trim() ?? '',
    orderMessage: body.orderMessage?.trim() ?? '',
    to: body.to?.trim() ?? '',
    from: body.from?.trim() ?? '',
    ...pageUrls(ctx, body),
  };
}

/** Addresses of our own: a path of the shop, or a whole one on its origin (S11). */
function pageUrls(
  ctx: CallContext,
  {
    successURL = SUCCESS_PATH,
    failureURL = FAILURE_PATH,
  }: { successURL?: string; failureURL?: string },
): Pick<OrderWords, 'successUrl' | 'failureUrl'> {
  const successUrl = pageUrl(ctx, successURL);
  const failureUrl = pageUrl(ctx, failureURL);
  if (successUrl !== null && failureUrl !== null) return { successUrl, failureUrl };
  const fields = {
    ...(successUrl === null && { successURL: 'origin' }),
    ...(failureUrl === null && { failureURL: 'origin' }),
  };
  throw new ValidationFailed({ fields });
}

function pageUrl(ctx: CallContext, text: string): string | null {
  const own = originOf(ctx);
  if (isSafePath(text)) return own + text;
  const isOwn =
    URL.canParse(text) && [own, ctx.site.url].some((origin) => new URL(text).origin === origin);
  return isOwn ? new URL(text).href : null;
}
