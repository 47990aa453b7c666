import { formatMoney } from '#domain/commerce/money.ts';
import { plainPath } from '#schemas/media-formats.ts';
import {
  MAIL_PAGES,
  type MailBuilder,
  mailLink,
  mailTranslate,
} from '#server/modules/operations/mail/index.ts';
import type { StockAlerts } from './stock-alerts.ts';

/** Tells that a product is there again; a withdrawn one is nothing to tell of. */
export function availabilityMail(
  alerts: Pick<StockAlerts, 'productOf'>,
): MailBuilder<'availability'> {
  return async ({ ctx, data }) => {
    const product = await alerts.productOf(ctx, data.productId);
    if (!product) return null;
    const t = mailTranslate(ctx.locale);
    const href = mailLink(ctx, `${MAIL_PAGES.product[ctx.locale]}/${product.mainProductSlug}`);
    const picture = product.media[0] && plainPath(product.media[0], 'SmallSize');
    return {
      subject: t('availability.subject', { product: product.name }),
      preheader: t('availability.preheader'),
      heading: t('availability.heading'),
      parts: [
        { type: 'text', text: t('availability.text') },
        {
          type: 'card',
          title: product.name,
          detail: `${product.brand.name} · ${formatMoney(product.finalPrice)}`,
          href,
          ...(picture && { picture: new URL(picture, ctx.site.url).href }),
        },
        { type: 'button', label: t('availability.button'), href },
      ],
      reason: t('availability.reason'),
    };
  };
}
