import { formatMoney } from '#domain/commerce/money.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { Facts } from '#domain/placeholders/facts.ts';
import {
  type FactSource,
  factLabels,
  factWords,
  type SettingsService,
} from '#server/modules/site/site/index.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { MethodRow } from './delivery.repository.ts';
import type { Delivery } from './delivery.service.ts';
import { commonTerm, termWords } from './delivery-term.ts';

interface FactsDeps {
  db: Handle;
  delivery: Pick<Delivery, 'offered' | 'isSent' | 'labels'>;
  settings: Pick<SettingsService, 'store' | 'currencies'>;
}

/** What is said of some methods: the lowest price, and what holds for all of them. */
type Said = (methods: readonly MethodRow[]) => { price: string; days: string; orderBy: string };

/**
 * What texts may say of delivery. `{delivery.price}`, `{delivery.days}` and `{delivery.orderBy}` are
 * about all that is sent; `{delivery.courierPrice}` and its like about a kind, `{delivery.price5}`
 * about the method of that code. `{delivery.freeFrom}` is the value of goods from which it is free.
 * All in the store's own currency.
 */
export function createDeliveryFacts({ db, delivery, settings }: FactsDeps): FactSource {
  return {
    group: 'delivery',
    tags: ['settings'],
    async read({ store: { id }, locale }) {
      const [methods, { freeDeliveryCents }, { mainCurrency }] = await Promise.all([
        delivery.offered(db, id),
        settings.store(id),
        settings.currencies(id),
      ]);
      const said = sayingIn(locale, mainCurrency.symbol);
      const names = methods.map((method) => nameOf(method, locale));
      return {
        ...named(said(methods.filter(delivery.isSent)), '', ''),
        ...Object.assign(
          {},
          ...delivery.labels.map(({ id: kind }) =>
            named(said(methods.filter((method) => method.kind === kind)), kind, ''),
          ),
        ),
        ...Object.assign(
          {},
          ...methods.map(({ code }) =>
            named(said(methods.filter((method) => method.code === code)), '', code),
          ),
        ),
        'delivery.methods': listed([...new Set(names)], locale),
        'delivery.freeFrom':
          freeDeliveryCents > 0
            ? formatMoney(freeDeliveryCents / 100, mainCurrency.symbol, locale)
            : '',
      };
    },
    async labels({ store: { id }, locale }) {
      const say = factWords(locale);
      const methods = await delivery.offered(db, id);
      const labelsOf = (of: string) => ({
        price: say('delivery.ofPrice', { of }),
        days: say('delivery.ofDays', { of }),
        orderBy: say('delivery.ofOrderBy', { of }),
      });
      return {
        ...factLabels('delivery', locale),
        ...Object.assign(
          {},
          ...methods.map((method) => named(labelsOf(nameOf(method, locale)), '', method.code)),
        ),
      };
    },
  };
}

function sayingIn(locale: Locale, symbol: string): Said {
  const say = factWords(locale);
  return (methods) => {
    const cents = Math.min(...methods.map(({ price_cents: price }) => price));
    const price = cents === 0 ? say('free') : formatMoney(cents / 100, symbol, locale);
    const hours = methods.map(({ order_by: hour }) => hour ?? '');
    const earliest = hours.includes('') ? '' : ([...hours].sort()[0] ?? '');
    return {
      price: methods.length > 0 ? price : '',
      days: termWords(commonTerm(methods), say),
      // Eight in the morning is written without its zero.
      orderBy: earliest.replace(/^0/, ''),
    };
  };
}

/** The three by their placeholders: `delivery.price`, `delivery.courierPrice`, `delivery.price5`. */
function named(of: ReturnType<Said>, kind: string, code: number | ''): Facts {
  return Object.fromEntries(
    Object.entries(of).map(([what, text]) => {
      const name = kind === '' ? what : `${kind}${what.charAt(0).toUpperCase()}${what.slice(1)}`;
      return [`delivery.${name}${code}`, text];
    }),
  );
}

function nameOf({ names }: Pick<MethodRow, 'names'>, locale: Locale): string {
  return names[locale] ?? names[DEFAULT_LOCALE] ?? '';
}

function listed(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
