import type { FastifyInstance } from 'fastify';
import { ORDER_DOCUMENT } from '#domain/commerce/orders/order-document.ts';
import { readCompany } from '#domain/company/company.ts';
import { companyImprint } from '#domain/company/rows.ts';
import type { Locale } from '#domain/locales.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { Themes } from '#server/modules/content/theme/index.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import type { Seller } from './document/sheet.ts';
import { documentToken, orderOfToken } from './order-token.ts';
import type { OrderRepository } from './orders.repository.ts';

const LIMIT = { name: 'orders.document', max: 30, windowSeconds: 60 };

/** Documents of orders. */
export interface OrderDocuments {
  /** The order as a PDF; null for an unknown order. */
  pdf(orderId: number): Promise<Buffer | null>;
  /** Opens the document without a login (S18). */
  token(orderId: number): string;
}

export function createOrderDocuments(
  { repository, themes }: { repository: OrderRepository; themes: Pick<Themes, 'of'> },
  secret: Uint8Array,
): OrderDocuments {
  return {
    async pdf(orderId) {
      const order = await repository.byId(orderId);
      if (!order) return null;
      const [lines, seller, symbol, theme] = await Promise.all([
        repository.lines(orderId),
        repository.sellerOf(order.site_id),
        repository.symbolOf(order.currency_id),
        themes.of(order.site_id),
      ]);
      // Loaded with the first document: the library of PDFs is a good part of what a start reads.
      const { orderPdf } = await import('./document/order-pdf.ts');
      const { palette: colors } = theme;
      return orderPdf({ order, lines, seller: toSeller(seller, order.locale), symbol, colors });
    },
    token: (orderId) => documentToken(secret, orderId),
  };
}

/** Who sells; the site's name replaces what is not filled in. */
function toSeller({ name, option }: { name: string; option: unknown }, locale: Locale): Seller {
  const company = readCompany(option);
  const { street, place, iban, form } = company;
  const nameless = { ...company, name: '' };
  const words = serverTexts(locale).company;
  const imprint = companyImprint(nameless, { words, locale, name: '' });
  return {
    name: company.name || name,
    street,
    place,
    iban,
    imprint,
    isForeign: form === 'foreign',
  };
}

/** The document by its token; nothing keeps, indexes or passes on its address (API-92). */
export function documentRoute(
  app: FastifyInstance,
  documents: OrderDocuments,
  { secret, throttle }: { secret: Uint8Array; throttle: Pick<Throttle, 'hit'> },
) {
  app.get<{ Params: { token: string } }>(
    `${ORDER_DOCUMENT}:token`,
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (request, reply) => {
      await throttle.hit(LIMIT, request.ip);
      const orderId = orderOfToken(secret, request.params.token);
      const pdf = orderId === null ? null : await documents.pdf(orderId);
      if (!pdf) return reply.callNotFound();
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
          'content-disposition': 'inline; filename="narudzba.pdf"',
        })
        .type('application/pdf')
        .send(pdf);
    },
  );
}
