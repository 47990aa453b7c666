import type { FastifyInstance } from 'fastify';
import { confirmPayment, createOrder, filterOrders } from '#schemas/api/orders.ts';
import { isSafePath } from '#schemas/safe-path.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import { cartKeyOf } from '#server/modules/cart/index.ts';
import { PaymentNotCaptured } from '#server/modules/payments/index.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { OrderRepository, OrderRow } from './orders.repository.ts';
import type { PlaceOrder } from './place-order.ts';

const SUCCESS_PATH = '/naplata/uspjesna';
const FAILURE_PATH = '/checkout/failure';

/** Making orders, confirming their payment, looking at one's own. */
export function orderRoutes(
  app: FastifyInstance,
  { placeOrder, repository }: { placeOrder: PlaceOrder; repository: OrderRepository },
) {
  app.implement(createOrder, async ({ body }, ctx) => {
    const { order, isNew } = await placeOrder(ctx, {
      key: cartKeyOf(body, ctx),
      userId: body.userId,
      words: {
        giftMessage: body.giftMessage?.trim() ?? '',
        orderMessage: body.orderMessage?.trim() ?? '',
        to: body.to?.trim() ?? '',
        from: body.from?.trim() ?? '',
        successUrl: pageUrl(ctx, 'successURL', body.successURL ?? SUCCESS_PATH),
        failureUrl: pageUrl(ctx, 'failureURL', body.failureURL ?? FAILURE_PATH),
      },
    });
    if (isNew) {
      app.jobs.wake();
      await app.bus.publish(await productTags(repository, order));
    }
    const html = await app.payments.start(withSlug(order), originOf(ctx));
    return { html, orderSlug: order.slug };
  });

  app.implement(confirmPayment, async ({ params, body }, ctx) => {
    const order = await repository.byId(params.orderId);
    const key = cartKeyOf(body, ctx);
    if (order?.cart_id !== key.cartId || !(await app.cartsForOrders.isKey(ctx, key))) {
      throw new NotFound();
    }
    if (!(await app.payments.confirm(order.id, body.details.id))) throw new PaymentNotCaptured();
    return { url: withSlug(order).success_url };
  });

  app.implement(filterOrders, async ({ body }, { site, user }) => {
    if (!user) throw new NotFound();
    const paging = pagingOf(body);
    const { rows, total } = await repository.page(site.id, user.id, paging);
    return toRecords(
      rows.map((row) => toHistoryRow(app, row)),
      total,
      paging,
    );
  });
}

function toHistoryRow(app: FastifyInstance, row: OrderRow) {
  return {
    id: row.id,
    number: row.number,
    created_at: row.created_at.toISOString(),
    finalAmount: row.total_cents / 100,
    generalStatus: row.status,
    pdfToken: app.orderDocuments.token(row.id),
  };
}

/** Stock was taken: pages that show these products may say something else now. */
async function productTags(repository: OrderRepository, { id }: OrderRow): Promise<string[]> {
  const lines = await repository.lines(id);
  const ids = lines.flatMap((line) => [line.product_id, ...line.stock.map((s) => s.productId)]);
  return [...new Set(ids)].map((productId) => `product:${productId}`);
}

/** The success page is told which order it thanks for (CHK-30). */
function withSlug(order: OrderRow): OrderRow {
  const url = new URL(order.success_url);
  url.searchParams.set('orderSlug', order.slug);
  return { ...order, success_url: url.href };
}

/** An address of our own: a path of the shop, or a whole one on its origin (S11). */
function pageUrl(ctx: CallContext, field: string, text: string): string {
  const own = originOf(ctx);
  if (isSafePath(text)) return own + text;
  const isOwn =
    URL.canParse(text) && [own, ctx.site.url].some((origin) => new URL(text).origin === origin);
  if (!isOwn) throw new ValidationFailed({ fields: { [field]: 'origin' } });
  return new URL(text).href;
}

function originOf({ request, site }: CallContext): string {
  return request ? `${request.protocol}://${request.host}` : site.url;
}
