import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { countryFaults, type SoldCountries } from '#domain/commerce/countries.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import {
  adminCountries,
  adminUpdateCountries,
  type CountriesState,
  soldCountriesSchema,
} from '#schemas/api/admin-countries.ts';
import { siteTag } from '#server/cache-tags.ts';
import { ValidationFailed } from '#server/errors.ts';
import {
  type Author,
  authorOf,
  type HistoryDesk,
  type SettingHistory,
} from '#server/modules/operations/history/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle } from '#server/plugins/database.ts';
import { CountryInUse } from './countries.errors.ts';
import { countryQueries } from './countries.repository.ts';

interface Route {
  id: number;
  names: Readonly<Partial<Record<Locale, string>>>;
  countries: readonly string[];
}

/** Where parcels go; what nothing is sent for goes anywhere. */
export interface DeliveryRoutes {
  delivery: { routes(handle: Handle, storeId: number): Promise<Route[]> };
}

interface Parts extends DeliveryRoutes {
  history: SettingHistory;
  historyDesk: Pick<HistoryDesk, 'area'>;
}

/** Where a shop sells and delivers. */
export function countryRoutes(app: FastifyInstance, { delivery, history, historyDesk }: Parts) {
  const { db } = app;
  async function stateOf({ store, locale }: CallContext): Promise<CountriesState> {
    const routes = await delivery.routes(db, store.id);
    const { countries, standard } = await countryQueries.sold(db, store.id);
    return {
      countries: [...countries],
      standard,
      routes: routes.map((route) => ({
        id: route.id,
        name: nameOf(route, locale),
        countries: [...route.countries],
      })),
    };
  }

  app.implement(adminCountries, (_input, ctx) => stateOf(ctx));

  async function change(
    { site, store, locale }: CallContext,
    author: Author,
    wanted: SoldCountries,
  ) {
    const fields = countryFaults(wanted);
    if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
    const { id: storeId } = store;
    await history.write(author, {
      place: `countries.${storeId}`,
      read: async (trx) => ({
        'countries.sold': { value: await countryQueries.sold(trx, storeId) },
      }),
      async write(trx) {
        await countryQueries.lockStore(trx, storeId);
        const before = await countryQueries.sold(trx, storeId);
        const stranded = (await delivery.routes(trx, storeId)).filter(
          (route) => goesTo(route, before.countries) && !goesTo(route, wanted.countries),
        );
        if (stranded.length > 0) {
          const methods = stranded.map((route) => nameOf(route, locale)).join(', ');
          throw new CountryInUse({ methods });
        }
        await countryQueries.setSold(trx, storeId, wanted);
      },
    });
    await app.bus.publish([siteTag('settings', site.id)]);
  }

  app.implement(adminUpdateCountries, async ({ body }, ctx) => {
    await change(ctx, authorOf(ctx), body);
    return stateOf(ctx);
  });

  historyDesk.area({
    name: 'countries',
    isForOwners: () => adminUpdateCountries.access === 'owner',
    async restore(ctx, author, _key, held) {
      const wanted = held?.value;
      if (!Value.Check(soldCountriesSchema, wanted)) {
        throw new ValidationFailed({ fields: { countries: 'type' } });
      }
      await change(ctx, author, wanted);
    },
  });
}

const goesTo = (route: Route, countries: readonly string[]) =>
  route.countries.some((iso) => countries.includes(iso));

function nameOf({ id, names }: Route, locale: Locale): string {
  return names[locale] ?? names[DEFAULT_LOCALE] ?? String(id);
}
