import { LOCALES, type Locale } from '#domain/locales.ts';
import type { ShownStoreSettings, StoreSettings } from '#schemas/api/admin-store.ts';
import { CHECKOUT_DEFAULTS, type CheckoutConfig } from '#schemas/api/settings.ts';
import type { Site } from '#schemas/api/site.ts';
import { sitesOf, siteTag } from '#server/cache-tags.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { Author, HeldBy, SettingHistory } from '#server/modules/operations/history/index.ts';
import type { CallUser, SiteContext } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { SiteDirectory } from './directory.ts';
import { createKnownValues } from './known-values.ts';
import { NoGlobalLanguage, UnknownDomain } from './site.errors.ts';
import type { SiteRepository } from './site.repository.ts';
import { localesIn } from './sites.ts';

/** The names of languages are also given in Greek, which no page has (I18N-06). */
const GREEK = new Intl.DisplayNames('el', { type: 'language' });

/** Stores that are kept; the ones used least are read again. */
const MAX_STORES = 1000;

export type SettingsService = ReturnType<typeof createSettingsService>;

/** What a storefront reads at set-up (SITE-08). */
export function createSettingsService(
  repository: SiteRepository,
  directory: SiteDirectory,
  { bus, log, history }: Pick<ServiceDeps, 'bus' | 'log'> & { history: SettingHistory },
) {
  const stores = createKnownValues({
    max: MAX_STORES,
    read: readStore,
    onError: (err) => log.warn({ err }, 'a store could not be read again; it is taken as it was'),
  });
  bus.subscribe((tags) => {
    // A change of one site is rare, and does not say which store it is about.
    if (sitesOf(['settings'], tags).length > 0) stores.outdate();
  });

  /** A store with its currencies. */
  async function readStore(id: number) {
    const store = await repository.store(id);
    return store ? { store, currencies: await repository.currencies(id) } : null;
  }

  async function storeOf(id: number) {
    const store = await stores.get(id);
    if (!store) throw new NotFound();
    return store;
  }

  /** What the back office sets about the store. */
  async function settingsOfStore(storeId: number, handle?: Handle): Promise<StoreSettings> {
    const found = await repository.store(storeId, handle);
    if (!found) throw new NotFound();
    // There is one; that is not for a store to say.
    const { checkoutType: _one, ...checkout } = { ...CHECKOUT_DEFAULTS, ...found.checkout };
    const { name, free_delivery_cents: freeDeliveryCents, loyalty } = found;
    const { points_per_euro: pointsPerEuro, points_days: pointsDays } = found;
    return { name, freeDeliveryCents, loyalty, pointsPerEuro, pointsDays, ...checkout };
  }

  async function heldIn(storeId: number, trx: Handle): Promise<HeldBy> {
    const settings = await settingsOfStore(storeId, trx);
    return Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [`store.${key}`, { value }]),
    );
  }

  return {
    /** The site of a page's address (SITE-06). Throws `UnknownDomain`. */
    async detect(referer: string): Promise<Site> {
      const { sites } = directory;
      const host = URL.canParse(referer) ? new URL(referer).hostname : '';
      const siteId = await sites.idByHost(host);
      const known = siteId === null ? null : await sites.byId(siteId);
      const store = known?.stores[0];
      if (!known || !store) throw new UnknownDomain();
      const { site, apiKeyId } = known;
      return {
        siteID: site.id,
        apiKeyToken: site.apiKey,
        apiKeyId,
        name: site.name,
        url: site.url,
        storeID: store.id,
        store: { storeID: store.id, language: site.defaultLocale, loyalty: store.loyalty },
        currencyId: store.currencyId,
        currency: store.currency,
        externalURLs: { generatePdf: `${site.url}/api` },
      };
    },

    /** Every host name with its site; keys only for those who may see them (G-036). */
    async domains(showsKeyOf: (siteId: number) => boolean) {
      const rows = await repository.domains();
      const addressOf = await directory.sites.addressing();
      return rows.map(({ host, id, url, key }) => {
        const domain = { name: host, url: addressOf(url), siteID: id };
        return showsKeyOf(id) ? { ...domain, apiKeyToken: key ?? '' } : domain;
      });
    },

    /** The store's own currency, and all that it shows prices in, its own first. */
    async currencies(storeId: number) {
      const { store, currencies } = await storeOf(storeId);
      const rows = currencies.map(({ id, label, symbol }) => ({ id, label, symbol }));
      const mainCurrency = rows.find(({ id }) => id === store.currency_id);
      if (!mainCurrency) throw new NotFound();
      const others = rows.filter((row) => row !== mainCurrency);
      return { mainCurrency, allowedCurrencies: [mainCurrency, ...others] };
    },

    /** Gross. Throws `NotFound` for a currency that the store does not show. */
    async freeDeliveryAmount(storeId: number, currencyId: number): Promise<number> {
      const { store, currencies } = await storeOf(storeId);
      const rateOf = (id: number) => currencies.find((row) => row.id === id)?.rate;
      const [own, asked] = [rateOf(store.currency_id), rateOf(currencyId)];
      if (own === undefined || asked === undefined) throw new NotFound();
      return Math.round((store.free_delivery_cents * asked) / own) / 100;
    },

    async checkout(storeId: number): Promise<CheckoutConfig> {
      const { checkoutType } = CHECKOUT_DEFAULTS;
      return { ...CHECKOUT_DEFAULTS, ...(await storeOf(storeId)).store.checkout, checkoutType };
    },

    store: settingsOfStore,

    /** As the back office is shown them: without the number of a product that is not sold. */
    async shownStore(
      { catalogueId }: Pick<SiteContext, 'catalogueId'>,
      storeId: number,
    ): Promise<ShownStoreSettings> {
      const settings = await settingsOfStore(storeId);
      const { cashOnDeliveryProductId: feeId } = settings;
      const isSold = await repository.hasProduct(catalogueId, feeId);
      return { ...settings, cashOnDeliveryProductId: isSold ? feeId : null };
    },

    /** Changes what is given; the next page shows it. Throws `ValidationFailed`. */
    async changeStore(
      { id: siteId, catalogueId }: Pick<SiteContext, 'id' | 'catalogueId'>,
      storeId: number,
      changes: Partial<StoreSettings>,
      author: Author = { siteId, accountId: null },
    ) {
      const { name, freeDeliveryCents, loyalty, pointsPerEuro, pointsDays, ...checkout } = changes;
      const { cashOnDeliveryProductId: feeId } = checkout;
      if (feeId !== undefined && !(await repository.hasProduct(catalogueId, feeId))) {
        throw new ValidationFailed({ fields: { cashOnDeliveryProductId: 'unknown' } });
      }
      const columns = {
        ...(name !== undefined && { name: name.trim() }),
        ...(freeDeliveryCents !== undefined && { free_delivery_cents: freeDeliveryCents }),
        ...(loyalty !== undefined && { loyalty }),
        ...(pointsPerEuro !== undefined && { points_per_euro: pointsPerEuro }),
        ...(pointsDays !== undefined && { points_days: pointsDays }),
        checkout,
      };
      await history.write(author, {
        place: `store.${storeId}`,
        read: (trx) => heldIn(storeId, trx),
        write: (trx) => repository.changeStore(trx, { siteId, storeId }, columns),
      });
      await bus.publish([siteTag('settings', siteId)]);
    },

    /** Languages that the caller works in, best first (SITE-11). Throws `NoGlobalLanguage`. */
    async userLanguages(siteId: number, user: CallUser | null): Promise<Locale[]> {
      const [option] = await repository.options(siteId, ['DefaultLanguage']);
      const [shop] = localesIn(option?.value);
      if (!shop) throw new NoGlobalLanguage();
      const isEditor = user?.scope === 'backoffice';
      const own = isEditor ? localesIn(await repository.adminLanguage(user.id)) : [];
      return [...new Set([...own, shop])];
    },

    async languages({ locales }: SiteContext) {
      const rows = await repository.languages();
      return locales.flatMap((locale) =>
        rows
          .filter((row) => row.code2 === locale)
          .map((row) => ({ ...row, names: { ...row.names, el: GREEK.of(locale) ?? locale } })),
      );
    },

    async countries(storeId: number, languageCode: string, onlyAllowed: boolean, fallback: Locale) {
      const locale = LOCALES.find((known) => known === languageCode) ?? fallback;
      const rows = await repository.countries(locale, storeId);
      const all = rows.map(({ id, iso, code, name, standard: isDefault }) => {
        return { id, iso, code, name, isDefault };
      });
      if (!onlyAllowed) return all;
      const placeOf = new Map(
        rows.flatMap(({ iso, place }) => (place === null ? [] : [[iso, place]])),
      );
      return all
        .filter(({ iso }) => placeOf.has(iso))
        .sort((a, b) => (placeOf.get(a.iso) ?? 0) - (placeOf.get(b.iso) ?? 0));
    },
  };
}
