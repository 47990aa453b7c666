import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import {
  adminStoreSettings,
  adminUpdateStoreSettings,
  storeChangesSchema,
} from '#schemas/api/admin-store.ts';
import {
  checkoutSettings,
  countries,
  filterDomains,
  languages,
  userSettings,
} from '#schemas/api/settings.ts';
import { currencyConfig, domainDetect, freeDeliveryAmount } from '#schemas/api/site.ts';
import { ValidationFailed } from '#server/errors.ts';
import { authorOf, type HistoryDesk } from '#server/modules/operations/history/index.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { SettingsService } from './settings.service.ts';

interface Services {
  settings: SettingsService;
  historyDesk: Pick<HistoryDesk, 'area'>;
}

export function settingsRoutes(app: FastifyInstance, { settings, historyDesk }: Services) {
  app.implement(domainDetect, ({ body }) => settings.detect(body.referer));

  app.implement(filterDomains, async ({ body }, ctx) => {
    const isEditor = ctx.user?.scope === 'backoffice';
    const isDevelopment = app.config.env === 'development';
    const showsKeyOf = (id: number) => isDevelopment || (isEditor && id === ctx.site.id);
    const domains = (await settings.domains(showsKeyOf)).filter((domain) =>
      (body.filters ?? []).every(({ key, value }) => String(domain[key]) === String(value)),
    );
    const paging = pagingOf(body);
    const records = domains.slice(paging.offset, paging.offset + paging.limit);
    return toRecords(records, domains.length, paging);
  });

  app.implement(currencyConfig, async (_input, ctx) => {
    return { responseData: await settings.currencies(ctx.store.id) };
  });

  app.implement(freeDeliveryAmount, async ({ params }, ctx) => ({
    price: await settings.freeDeliveryAmount(ctx.store.id, params.currencyId),
  }));

  app.implement(checkoutSettings, async (_input, ctx) => ({
    config: await settings.checkout(ctx.store.id),
  }));

  app.implement(adminStoreSettings, (_input, { site, store }) =>
    settings.shownStore(site, store.id),
  );

  app.implement(adminUpdateStoreSettings, async ({ body }, ctx) => {
    const { site, store } = ctx;
    await settings.changeStore(site, store.id, body, authorOf(ctx));
    return settings.shownStore(site, store.id);
  });

  historyDesk.area({
    name: 'store',
    isForOwners: () => false,
    async restore({ site, store }, author, key, held) {
      const changes: unknown = { [key]: held?.value };
      // What was good once need not be good by the rules of today.
      if (!Value.Check(storeChangesSchema, changes)) {
        throw new ValidationFailed({ fields: { [key]: 'type' } });
      }
      await settings.changeStore(site, store.id, changes, author);
    },
  });

  app.implement(languages, (_input, ctx) => settings.languages(ctx.site));

  app.implement(countries, ({ query }, ctx) =>
    settings.countries(ctx.store.id, query.languageCode ?? '', query.allowed === true, ctx.locale),
  );

  app.implement(userSettings, async (_input, { site, user }) => {
    const locales = await settings.userLanguages(site.id, user);
    return { global: locales.map((code2) => ({ code2 })) };
  });
}
