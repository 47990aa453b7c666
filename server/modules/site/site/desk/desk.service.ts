import { type AdminSite, MAX_SITES, type SiteWrite } from '#schemas/api/admin-sites.ts';
import { siteTag } from '#server/cache-tags.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import { type Paging, toRecords } from '#server/paging.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { Transaction } from '#server/plugins/database.ts';
import {
  AddressIsSet,
  CurrencyDiffers,
  CurrencyInUse,
  HostTaken,
  LastOpenSite,
  OwnProducts,
  OwnSite,
  ProductsLent,
  SharedTwice,
  TooManySites,
} from '../site.errors.ts';
import { languagesOf, type Sites } from '../sites.ts';
import type { DeskRepository, DeskRow, Sharing, WantedSite } from './desk.repository.ts';
import { hostIn, originIn } from './site-address.ts';

/** Makes the pages that a new site begins with. */
const FILL_JOB = 'site.fill';

interface Parts extends Pick<ServiceDeps, 'config' | 'bus' | 'log' | 'fillSite'> {
  repository: DeskRepository;
  jobs: Pick<Jobs, 'add' | 'handle' | 'wake'>;
  sites: Pick<Sites, 'addressing' | 'byId'>;
}

export type SiteDesk = ReturnType<typeof createSiteDesk>;

/** Where owners make, change and close sites. Every change is written to the log. */
export function createSiteDesk(parts: Parts) {
  const { repository, jobs, sites, bus, log, fillSite } = parts;
  const { publicUrl } = parts.config;
  jobs.handle(FILL_JOB, async (payload) => {
    await fillSite(Number(payload));
  });

  async function find(ctx: CallContext, id: number): Promise<AdminSite> {
    const row = await repository.find(id);
    if (!row) throw new NotFound();
    return toSite(row, ctx, await sites.addressing());
  }

  /** Tells everybody, and who did what to the log. */
  async function changed(ctx: CallContext, id: number, what: string): Promise<AdminSite> {
    await bus.publish(['sites', siteTag('settings', id), siteTag('options', id)]);
    log.info({ siteId: id, accountId: ctx.user?.id, what }, 'a site was changed');
    return find(ctx, id);
  }

  async function setHosts(trx: Transaction, id: number, { hosts }: WantedSite) {
    const taken = await repository.setHosts(trx, id, hosts);
    if (taken.length > 0) throw new HostTaken({ hosts: taken.join(', ') });
  }

  /**
   * Throws `ValidationFailed`, `SharedTwice`, `CurrencyDiffers`, `OwnProducts`, `ProductsLent`. `id` is
   * null for a site that is being made.
   */
  async function requireShareable(trx: Transaction, id: number | null, wanted: WantedSite) {
    const { productsOf, currency } = wanted;
    if (typeof productsOf !== 'number') return;
    const found = await repository.sharing(trx, id, productsOf);
    if (!found || productsOf === id) {
      throw new ValidationFailed({ fields: { productsOf: 'unknown' } });
    }
    if (found.currency !== currency.code) throw new CurrencyDiffers();
    requireFree(found);
  }

  /** Throws `NotFound`; the sites stay as they are until `work` is done. */
  function lockSite<T>(
    id: number,
    work: (trx: Transaction, all: { open: readonly number[]; count: number }) => Promise<T>,
  ): Promise<T> {
    return repository.transaction(async (trx) => {
      const all = await repository.lock(trx);
      if (!(await repository.exists(trx, id))) throw new NotFound();
      return work(trx, all);
    });
  }

  return {
    async list(ctx: CallContext, asked: { keywords?: string; open?: boolean }, paging: Paging) {
      const { keywords = '', open = false } = asked;
      const { offset, limit } = paging;
      const { rows, total } = await repository.page({
        keywords: keywords.trim(),
        open,
        offset,
        limit,
      });
      const addressOf = await sites.addressing();
      return toRecords(
        rows.map((row) => toSite(row, ctx, addressOf)),
        total,
        paging,
      );
    },

    /** The site whose products this one sells, if that is another. */
    async catalogueHome({ site: { id, catalogueId } }: CallContext) {
      if (catalogueId === id) return { sharedFrom: null };
      const home = (await sites.byId(catalogueId))?.site;
      return { sharedFrom: home ? { name: home.name, url: home.url } : null };
    },

    /** Throws `HostTaken`, `TooManySites`, and what `toWanted` and `requireShareable` throw. */
    async create(ctx: CallContext, input: SiteWrite): Promise<AdminSite> {
      const wanted = toWanted(input);
      const id = await repository.transaction(async (trx) => {
        const { count } = await repository.lock(trx);
        if (count >= MAX_SITES) throw new TooManySites({ max: MAX_SITES });
        await requireShareable(trx, null, wanted);
        const added = await repository.insert(trx, wanted, ctx.store.id);
        await setHosts(trx, added, wanted);
        await jobs.add(trx, { kind: FILL_JOB, payload: added, key: String(added) });
        return added;
      });
      const site = await changed(ctx, id, 'made');
      jobs.wake();
      return site;
    },

    /**
     * Throws `NotFound`, `ValidationFailed`, `HostTaken`, `CurrencyInUse`, `AddressIsSet`, and what
     * `requireShareable` throws.
     */
    async update(ctx: CallContext, id: number, input: SiteWrite): Promise<AdminSite> {
      const before = await find(ctx, id);
      const wanted = toWanted(input);
      await lockSite(id, async (trx, { count }) => {
        if (count === 1 && publicUrl !== undefined && wanted.url !== publicUrl) {
          throw new AddressIsSet({ address: publicUrl });
        }
        const isNewCurrency = wanted.currency.code !== before.currency;
        if (isNewCurrency && (await repository.hasPrices(trx, id))) throw new CurrencyInUse();
        const { productsOf = before.productsOf } = wanted;
        await requireShareable(trx, id, { ...wanted, productsOf });
        await repository.update(trx, id, wanted);
        await setHosts(trx, id, wanted);
      });
      return changed(ctx, id, 'changed');
    },

    /** Throws `NotFound`, `OwnSite`, `LastOpenSite`. */
    async close(ctx: CallContext, id: number): Promise<AdminSite> {
      if (id === ctx.site.id) throw new OwnSite();
      await lockSite(id, async (trx, { open }) => {
        if (open.length === 1 && open[0] === id) throw new LastOpenSite();
        await repository.setClosed(trx, id, true);
      });
      return changed(ctx, id, 'closed');
    },

    /** Throws `NotFound`. */
    async open(ctx: CallContext, id: number): Promise<AdminSite> {
      await lockSite(id, (trx) => repository.setClosed(trx, id, false));
      return changed(ctx, id, 'opened');
    },
  };
}

/** Throws where one of two sites stands in the way of sharing products. */
function requireFree({ shares, hasOwn, isLent }: Sharing) {
  if (shares) throw new SharedTwice();
  if (hasOwn) throw new OwnProducts();
  if (isLent) throw new ProductsLent();
}

function toSite(row: DeskRow, ctx: CallContext, addressOf: (stored: string) => string): AdminSite {
  const optionOf = (wanted: string) => row.options.find(({ key }) => key === wanted)?.value;
  const { defaultLocale, locales } = languagesOf(
    optionOf('DefaultLanguage'),
    optionOf('AllowedLanguages'),
  );
  const url = addressOf(row.url);
  const primary = new URL(url).hostname;
  return {
    id: row.id,
    name: row.name,
    url,
    hosts: row.hosts.map(({ host }) => host).filter((host) => host !== primary),
    defaultLocale,
    locales: [...locales],
    currency: row.currency ?? '',
    productsOf: row.catalogue_site_id,
    closedAt: row.closed_at?.toISOString() ?? null,
    isOwn: row.id === ctx.site.id,
  };
}

/** Throws `ValidationFailed` with every faulty field. */
function toWanted(input: SiteWrite): WantedSite {
  const url = originIn(input.url);
  const hosts = input.hosts.map(hostIn);
  const fields = {
    ...(url === null && { url: 'address' }),
    ...Object.fromEntries(
      hosts.flatMap((host, at) => (host === null ? [[`hosts.${at}`, 'host']] : [])),
    ),
  };
  if (url === null || Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
  const { defaultLocale, locales, currency, productsOf } = input;
  return {
    productsOf,
    name: input.name.trim(),
    url,
    hosts: [...new Set([new URL(url).hostname, ...hosts.flatMap((host) => host ?? [])])],
    defaultLocale,
    locales: [...new Set(locales.includes(defaultLocale) ? locales : [defaultLocale, ...locales])],
    currency: { code: currency, symbol: symbolOf(currency) },
  };
}

function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('hr', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}
