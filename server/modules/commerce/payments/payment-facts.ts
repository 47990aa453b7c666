import { ON_DELIVERY_CODE } from '#domain/commerce/checkout-steps.ts';
import { formatMoney } from '#domain/commerce/money.ts';
import { paidCents } from '#domain/commerce/vat.ts';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import type { SaleCatalog } from '#server/modules/catalogue/catalog/index.ts';
import type { Delivery } from '#server/modules/commerce/delivery/index.ts';
import {
  type FactSource,
  factLabels,
  type SettingsService,
} from '#server/modules/site/site/index.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { PaymentService } from './payments.service.ts';

interface FactsDeps {
  db: Handle;
  payments: Pick<PaymentService, 'offered'>;
  delivery: Pick<Delivery, 'offered'>;
  saleCatalog: Pick<SaleCatalog, 'products'>;
  settings: Pick<SettingsService, 'checkout' | 'currencies'>;
}

/**
 * What texts may say of paying: how it can be done, and what paying on delivery costs beside, which is
 * the price of a product. Nothing is known of the fee where nobody can pay on delivery.
 */
export function createPaymentFacts(deps: FactsDeps): FactSource {
  const { db, payments, delivery, saleCatalog, settings } = deps;
  return {
    group: 'payment',
    tags: ['settings'],
    async read({ site, store, locale }, tags) {
      const [methods, ways, checkout, { mainCurrency }] = await Promise.all([
        payments.offered(store.id),
        delivery.offered(db, store.id),
        settings.checkout(store.id),
        settings.currencies(store.id),
      ]);
      const { cashOnDeliveryProductId: feeId } = checkout;
      tags.add(`product:${feeId}`);
      const place = { siteId: site.id, storeId: store.id, currencyId: mainCurrency.id };
      const fee = (await saleCatalog.products(db, place, [feeId])).get(feeId);
      const isPaidLate = [...methods, ...ways].some(({ code }) => code === ON_DELIVERY_CODE);
      const cents = fee && isPaidLate ? paidCents(fee.retailCents, fee.discountCents) : 0;
      const names = methods.map((method) => method.names[locale] ?? method.names[DEFAULT_LOCALE]);
      const list = new Intl.ListFormat(locale, { type: 'conjunction' });
      return {
        'payment.methods': list.format([...new Set(names)].map((name) => name ?? '')),
        'payment.cashFee': cents > 0 ? formatMoney(cents / 100, mainCurrency.symbol, locale) : '',
      };
    },
    labels: async ({ locale }) => factLabels('payment', locale),
  };
}
