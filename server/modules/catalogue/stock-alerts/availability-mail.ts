import { formatMoney } from '#domain/commerce/money.ts';
import { plainPath } from '#schemas/media-formats.ts';
import {
  composeMail,
  MAIL_PAGES,
  type MailBuilder,
  mailLink,
  mailTranslate,
} from '#server/modules/operations/mail/index.ts';
import type { SettingsService } from '#server/modules/site/site/index.ts';
import type { StockAlerts } from './stock-alerts.ts';

/** Tells that a product is there again; a withdrawn one is nothing to tell of. */
export function availabilityMail(
  alerts: Pick<StockAlerts, 'productOf'>,
  settings: Pick<SettingsService, 'currencies'>,
): MailBuilder<'availability'> {
  return async ({ ctx, data }) => {
    const product = await alerts.productOf(ctx, data.productId);
    if (!product) return null;
    const href = mailLink(ctx, `${MAIL_PAGES.product[ctx.locale]}/${product.mainProductSlug}`);
    const picture = product.media[0] && plainPath(product.media[0], 'SmallSize');
    const label = mailTranslate(ctx.locale)('availability.button');
    const { mainCurrency } = await settings.currencies(ctx.store.id);
    const price = formatMoney(product.finalPrice, mainCurrency.symbol, ctx.locale);
    return composeMail('availability', ctx, {
      words: { shop: ctx.site.name, product: product.name, price, href },
      parts: {
        card: [
          {
            type: 'card',
            title: product.name,
            detail: `${product.brand.name} · ${price}`,
            href,
            ...(picture && { picture: new URL(picture, ctx.site.url).href }),
          },
        ],
        button: [{ type: 'button', label, href }],
      },
    });
  };
}
