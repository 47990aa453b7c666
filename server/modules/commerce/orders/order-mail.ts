import { formatMoney } from '#domain/commerce/money.ts';
import type { CheckoutConfig } from '#schemas/api/settings.ts';
import { isPaidInTest, isPaidOnline, isTransfer } from '#server/modules/commerce/payments/index.ts';
import {
  composeMail,
  greeting,
  type MailBuilder,
  type MailContent,
  type Mailer,
  type MailPart,
  mailTranslate,
} from '#server/modules/operations/mail/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Attachment, Downloads } from './downloads/downloads.ts';
import type { OrderDocuments } from './order-documents.ts';
import type { OrderLineRow, OrderRepository, OrderRow } from './orders.repository.ts';

/** The mail of an order, in the caller's transaction; each kind is sent once. */
export function queueOrderMail(
  mailer: Mailer,
  trx: Transaction,
  { id, site_id, email, locale }: OrderRow,
  kind: 'order' | 'orderPaid',
): Promise<void> {
  return mailer.queue(trx, {
    siteId: site_id,
    kind,
    key: `order:${id}`,
    to: email,
    locale,
    data: { orderId: id },
  });
}

/** Each refund has a mail of its own. */
export function queueRefundMail(
  mailer: Mailer,
  trx: Transaction,
  { id, site_id, email, locale }: OrderRow,
  { refundId, amountCents }: { refundId: number; amountCents: number },
): Promise<void> {
  return mailer.queue(trx, {
    siteId: site_id,
    kind: 'orderRefunded',
    key: `order:${id}:refund:${refundId}`,
    to: email,
    locale,
    data: { orderId: id, amountCents },
  });
}

interface Parts {
  repository: Pick<OrderRepository, 'byId' | 'lines'>;
  documents: Pick<OrderDocuments, 'pdf'>;
  downloads: Pick<Downloads, 'of' | 'attachments'>;
  /** How the store hands e-products over (CART-32). */
  deliveryOf(storeId: number): Promise<CheckoutConfig['eProductDelivery']>;
  /** Sign of a currency. */
  symbolOf(currencyId: number): Promise<string>;
}

interface OrderMails {
  placed: MailBuilder<'order'>;
  paid: MailBuilder<'orderPaid'>;
  refunded: MailBuilder<'orderRefunded'>;
}

/** Mails about an order, each with its document attached. What they show is what was ordered (I15). */
export function createOrderMails(parts: Parts): OrderMails {
  const { repository, documents, symbolOf } = parts;
  async function read(ctx: CallContext, orderId: number) {
    const order = await repository.byId(orderId);
    if (order?.site_id !== ctx.site.id) return null;
    const symbol = await symbolOf(order.currency_id);
    const pdf = await documents.pdf(orderId);
    const filename = `${mailTranslate(ctx.locale)('order.file')}-${order.number}.pdf`;
    const document = pdf ? [{ filename, contentType: 'application/pdf', content: pdf }] : [];
    const files = await filesOf(parts, ctx, order);
    const attachments = [...document, ...files.attachments];
    return {
      order,
      attachments,
      links: files.links,
      money: (cents: number) => formatMoney(cents / 100, symbol, ctx.locale),
    };
  }

  return {
    placed: async ({ ctx, data }): Promise<MailContent | null> => {
      const found = await read(ctx, data.orderId);
      if (!found) return null;
      const { order, attachments, links, money } = found;
      const lines = await repository.lines(order.id);
      const words = { ...wordsOf(ctx, order), total: money(order.total_cents) };
      const parts = {
        testNotice: testNotice(ctx, order),
        paymentHint: paymentHint(ctx, order),
        downloads: links,
        lines: [linesOf(ctx, order, lines, money)],
        address: [whereTo(ctx, order)],
      };
      return composeMail('order', ctx, { words, parts }, { attachments });
    },

    paid: async ({ ctx, data }): Promise<MailContent | null> => {
      const found = await read(ctx, data.orderId);
      if (!found) return null;
      const { order, attachments, links, money } = found;
      const total = money(order.total_cents);
      const label = mailTranslate(ctx.locale)('order.total');
      const parts = {
        testNotice: testNotice(ctx, order),
        downloads: links,
        sum: [{ type: 'facts', rows: [{ label, value: total }] } as const],
      };
      const words = { ...wordsOf(ctx, order), total };
      return composeMail('orderPaid', ctx, { words, parts }, { attachments });
    },

    refunded: async ({ ctx, data }): Promise<MailContent | null> => {
      const order = await repository.byId(data.orderId);
      if (order?.site_id !== ctx.site.id) return null;
      const symbol = await symbolOf(order.currency_id);
      const amount = formatMoney(data.amountCents / 100, symbol, ctx.locale);
      const label = mailTranslate(ctx.locale)('orderRefunded.amount');
      const parts = {
        testNotice: testNotice(ctx, order),
        sum: [{ type: 'facts', rows: [{ label, value: amount }] } as const],
      };
      return composeMail('orderRefunded', ctx, {
        words: { ...wordsOf(ctx, order), amount },
        parts,
      });
    },
  };
}

function wordsOf(ctx: CallContext, { number, addresses }: OrderRow) {
  return { greeting: greeting(ctx, addresses.main.firstName), shop: ctx.site.name, number };
}

function testNotice({ locale }: CallContext, { payment }: OrderRow): MailPart[] {
  if (!isPaidInTest(payment.adapter)) return [];
  return [{ type: 'text', text: mailTranslate(locale)('order.test') }];
}

/** E-products of an order that is paid: links to them, or the files themselves where they are small. */
async function filesOf(
  { downloads, deliveryOf }: Parts,
  ctx: CallContext,
  { id, store_id: storeId }: OrderRow,
): Promise<{ links: MailPart[]; attachments: Attachment[] }> {
  const files = (await downloads.of([id])).get(id) ?? [];
  if (files.length === 0) return { links: [], attachments: [] };
  const isAttached = (await deliveryOf(storeId)) === 'attachment';
  const attachments = isAttached ? await downloads.attachments(id) : null;
  if (attachments) return { links: [], attachments };
  const t = mailTranslate(ctx.locale);
  const buttons = files.map(({ name, url }): MailPart => {
    const href = new URL(url, ctx.site.url).href;
    return { type: 'button', label: t('order.download', { name }), href };
  });
  return { links: [{ type: 'text', text: t('order.downloads') }, ...buttons], attachments: [] };
}

function paymentHint({ locale }: CallContext, { payment, payment_status: state }: OrderRow) {
  const t = mailTranslate(locale);
  const say = (text: string) => [{ type: 'text', text }] satisfies MailPart[];
  if (isTransfer(payment.adapter) && state === 'open') return say(t('order.transfer'));
  return isPaidOnline(payment.adapter) && state === 'paid' ? say(t('order.paid')) : [];
}

function linesOf(
  { locale }: CallContext,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  money: (cents: number) => string,
): MailPart {
  const t = mailTranslate(locale);
  const { coupon, coupon_cents: off, fees_cents: fees } = order;
  return {
    type: 'lines',
    rows: lines
      .filter(({ kind }) => kind === 'product')
      .map(({ name, choices, qty, unit_cents: unit, row_cents: row }) => ({
        title: name,
        detail: [`${qty} × ${money(unit)}`, ...choices].join(' · '),
        amount: money(row),
      })),
    sums: [
      { label: t('order.items'), amount: money(order.items_cents) },
      ...(off > 0
        ? [{ label: `${t('order.coupon')} ${coupon?.code ?? ''}`.trim(), amount: money(-off) }]
        : []),
      { label: t('order.delivery'), amount: money(order.delivery_cents) },
      ...(fees > 0 ? [{ label: t('order.fees'), amount: money(fees) }] : []),
      { label: t('order.total'), amount: money(order.total_cents) },
    ],
  };
}

function whereTo({ locale }: CallContext, { delivery, addresses, payment }: OrderRow): MailPart {
  const t = mailTranslate(locale);
  const { branch, details = [] } = delivery;
  const name = [delivery.name, ...details].join('\n');
  const { shipping } = addresses;
  const target = branch
    ? [name, branch.name, branch.address]
    : [
        name,
        ...(shipping
          ? [
              `${shipping.firstName} ${shipping.lastName}`,
              `${shipping.street} ${shipping.houseNumber}`,
              `${shipping.zipCode} ${shipping.city}`,
            ]
          : []),
      ];
  return {
    type: 'facts',
    rows: [
      { label: t(branch ? 'order.pickup' : 'order.delivery'), value: target.join('\n') },
      { label: t('order.payment'), value: payment.name },
    ],
  };
}
