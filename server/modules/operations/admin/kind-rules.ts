import { isCountry } from '#domain/commerce/countries.ts';
import type { Locale } from '#domain/locales.ts';
import type {
  adminCheckProvider,
  adminDeliveryKinds,
  adminPaymentProviders,
} from '#schemas/api/admin.ts';
import type { Category } from '#schemas/api/categories.ts';
import type { DataOf } from '#schemas/api/endpoint.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { KindRules } from './admin-kind.ts';
import { countryQueries } from './countries/countries.repository.ts';
import type { Fields } from './record-store.ts';

/** Cache tags of something that lists of products are put together by. */
export const catalogTags = (kind: string) => (id: number) => [
  'products',
  'categories',
  `${kind}:${id}`,
];
const SETTINGS = () => ['settings'];
const NOTHING = () => [];

export const tagRules: KindRules = { isOfCatalogue: true, tags: catalogTags('tag') };
export const brandRules: KindRules = { isOfCatalogue: true, tags: catalogTags('brand') };
/** The rules of attributes stand where their values are stored. */
export const attributeRules: KindRules = {
  isOfCatalogue: true,
  tags: catalogTags('attribute'),
};
/** Faults of a product are found where it is stored, with what it refers to. */
export const productRules: KindRules = {
  isOfCatalogue: true,
  tags: (id) => ['products', `product:${id}`],
};
export const memberCardRules: KindRules = { isOfCustomers: true, tags: NOTHING };
const methodRules: KindRules = { tags: SETTINGS };

/** What the module `payments` knows of the providers that are set up. */
export interface PaymentChoices {
  payments: {
    adapters: readonly string[];
    labels: readonly DataOf<typeof adminPaymentProviders>['providers'][number][];
    /** Tries the account at a provider. */
    check(provider: string): Promise<DataOf<typeof adminCheckProvider>>;
    /** Why a method of payment cannot be stored like this, by field. */
    methodFaults(method: {
      adapter: string;
      active: boolean;
      hasSubscription: boolean;
    }): Record<string, string>;
  };
}

/** Not every provider has subscriptions (PAY-12), and nobody is to pay by one that is not there. */
export function paymentMethodRules({ payments }: PaymentChoices): KindRules {
  return {
    ...methodRules,
    check(_ctx, { adapter, active = true, subscription = null }) {
      const faults = payments.methodFaults({
        adapter: String(adapter),
        active: active === true,
        hasSubscription: subscription !== null,
      });
      if (Object.keys(faults).length > 0) throw new ValidationFailed({ fields: faults });
    },
  };
}

/** What the module `delivery` knows of the kinds that there are. */
export interface DeliveryChoices {
  delivery: { labels: DataOf<typeof adminDeliveryKinds>['kinds'] };
}

/**
 * Nothing is delivered in a way that the product does not have, sooner than it can be there, or to
 * what is no country. A new way goes wherever the shop sells.
 */
export function deliveryMethodRules({ delivery, db }: DeliveryChoices & { db: Handle }): KindRules {
  return {
    ...methodRules,
    defaults: async ({ store }) => ({
      countries: (await countryQueries.sold(db, store.id)).countries,
    }),
    check(_ctx, { kind, countries, daysMin = null, daysMax = null }) {
      const isKnown = delivery.labels.some(({ id }) => id === kind);
      const isSomewhere = !Array.isArray(countries) || countries.map(String).every(isCountry);
      const fields = {
        ...(!isKnown && { kind: 'enum' }),
        ...(!isSomewhere && { countries: 'enum' }),
        ...dayFaults(daysMin, daysMax),
      };
      if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
    },
  };
}

function dayFaults(least: unknown, most: unknown): Record<string, string> {
  if (typeof least !== 'number') return {};
  if (typeof most !== 'number') return { daysMax: 'required' };
  return least > most ? { daysMax: 'daysOrder' } : {};
}

/** A coupon says how much it is worth in the one way of its kind. */
export function couponFaults(fields: Fields): Record<string, string> {
  const { kind, percentBasisPoints = null, amountCents = null, startsAt, endsAt } = fields;
  return {
    ...((kind === 'percentage') !== (percentBasisPoints !== null) && {
      percentBasisPoints: kind === 'percentage' ? 'required' : 'not allowed',
    }),
    ...((kind === 'amount') !== (amountCents !== null) && {
      amountCents: kind === 'amount' ? 'required' : 'not allowed',
    }),
    ...(typeof startsAt === 'string' &&
      typeof endsAt === 'string' &&
      endsAt <= startsAt && { endsAt: 'after startsAt' }),
  };
}

export const couponRules: KindRules = {
  tags: NOTHING,
  check(_ctx, fields) {
    const faults = couponFaults(fields);
    if (Object.keys(faults).length > 0) throw new ValidationFailed({ fields: faults });
  },
};

/** The categories of the module `catalog`. */
export interface CategoryTree {
  catalog: {
    categories(
      siteId: number,
      locale: Locale,
      query: object,
    ): Promise<readonly Pick<Category, 'id' | 'parent_id'>[]>;
  };
}

/** A category is below one of the same site, and never under itself. */
export function categoryRules({ catalog }: CategoryTree): KindRules {
  return {
    isOfCatalogue: true,
    tags: catalogTags('category'),
    async check({ site, locale }, { parentId }, id) {
      if (typeof parentId !== 'number') return;
      const all = await catalog.categories(site.id, locale, {});
      const parents = new Map(all.map((category) => [category.id, category.parent_id]));
      const isLoop = () => {
        for (let at: number | null = parentId; at !== null; at = parents.get(at) ?? null) {
          if (at === id) return true;
        }
        return false;
      };
      if (!parents.has(parentId) || isLoop()) {
        throw new ValidationFailed({ fields: { parentId: 'category' } });
      }
    },
  };
}

/** Customers write comments; the back office publishes, corrects or deletes them. */
export const commentRules: KindRules = {
  without: ['create'],
  tags: (id) => [`comment:${id}`, 'comments'],
};
