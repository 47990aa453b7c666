import { dayName } from '#domain/dates.ts';
import type { Locale } from '#domain/locales.ts';
import type { OpeningHours } from '#server/db/tables/delivery.ts';
import {
  type CompanyService,
  type FactSource,
  factLabels,
} from '#server/modules/site/site/index.ts';
import type { Handle } from '#server/plugins/database.ts';
import { branchAddress } from './branch-address.ts';
import type { Delivery } from './delivery.service.ts';

interface FactsDeps {
  db: Handle;
  delivery: Pick<Delivery, 'offered' | 'isCollected' | 'branches'>;
  company: Pick<CompanyService, 'placeholderFacts'>;
}

/**
 * How a shopper reaches the shop. It is where goods are collected: the first such place says its
 * address and hours. A shop without one has the address of the company, and no hours to keep.
 */
export function createShopFacts({ db, delivery, company }: FactsDeps): FactSource {
  return {
    group: 'shop',
    tags: ['options', 'settings'],
    async read(place) {
      const { site, store, locale } = place;
      const [seller, methods] = await Promise.all([
        company.placeholderFacts(place),
        delivery.offered(db, store.id),
      ]);
      const places = await delivery.branches(db, methods.filter(delivery.isCollected));
      const [first] = places;
      const open = places.find(({ hours }) => hours.length > 0);
      return {
        'shop.name': site.name,
        'shop.email': seller['company.email'] ?? '',
        'shop.phone': seller['company.phone'] ?? '',
        'shop.address': first ? branchAddress(first) : (seller['company.address'] ?? ''),
        'shop.hours': hoursWords(open?.hours ?? [], locale),
      };
    },
    labels: async ({ locale }) => factLabels('shop', locale),
  };
}

/** `Mon–Fri 8:00–21:00, Sat 9:00–13:00`. */
export function hoursWords(hours: readonly OpeningHours[], locale: Locale): string {
  return hours
    .map(({ fromDay, toDay, opens, closes }) => {
      const days = [...new Set([fromDay, toDay])]
        .map((day) => dayName(day, locale, 'short'))
        .join('–');
      return `${days} ${[opens, closes].map((hour) => hour.replace(/^0/, '')).join('–')}`;
    })
    .join(', ');
}
