import { type AdminSite, MAX_SITES, type SiteWrite } from '#schemas/api/admin-sites.ts';
import { siteTag } from '#server/cache-tags.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { Author, SettingHistory } from '#server/modules/operations/history/index.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import { type Paging, toRecords } from '#server/paging.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { Transaction } from '#server/plugins/database.ts';
import {
  AddressIsSet,
  CurrencyInUse,
  HostTaken,
  LastOpenSite,
  OwnSite,
  TooManySites,
} from '../site.errors.ts';
import type { Sites } from '../sites.ts';
import type { DeskRepository, DeskRow, WantedSite } from './desk.repository.ts';
import { sharingQueries } from './sharing.repository.ts';
import { createSharingRules } from './sharing.ts';
import { hostIn, originIn } from './site-address.ts';
import { formOf, formPlaces, heldIn, type SiteForm } from './site-form.ts';

/** Makes the pages that a new site begins with. */
const FILL_JOB = 'site.fill';
/** Of a site that is being made. */
const NOTHING = { id: null, productsOf: null, customersOf: null };

interface Parts extends Pick<ServiceDeps, 'config' | 'bus' | 'log' | 'fillSite'> {
  repository: DeskRepository;
  jobs: Pick<Jobs, 'add' | 'handle' | 'wake'>;
  history: SettingHistory;
  sites: Pick<Sites, 'addressing' | 'byId'>;
}

export type SiteDesk = ReturnType<typeof createSiteDesk>;

/** Where owners make, change and close sites. Every change is written to the log. */
export function createSiteDesk(parts: Parts) {
  const { repository, jobs, sites, bus, log, fillSite, history } = parts;
  const { publicUrl } = parts.config;
  const requireShareable = createSharingRules(sharingQueries);
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

  async function homeOf(id: number, homeId: number) {
    const home = homeId === id ? null : (await sites.byId(homeId))?.site;
    return { sharedFrom: home ? { name: home.name, url: home.url } : null };
  }

  /** Throws `NotFound`; all sites stay as they are until the transaction ends. */
  async function lockSite(trx: Transaction, id: number) {
    const all = await repository.lock(trx);
    if (!(await repository.exists(trx, id))) throw new NotFound();
    return all;
  }

  return {
    /** Throws `NotFound`. */
    async form(id: number): Promise<SiteForm> {
      const row = await repository.find(id);
      if (!row) throw new NotFound();
      return formOf(row);
    },

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
    catalogueHome: ({ site }: CallContext) => homeOf(site.id, site.catalogueId),

    /** The site whose customers this one knows, if that is another. */
    customersHome: ({ site }: CallContext) => homeOf(site.id, site.customersId),

    /** Throws `HostTaken`, `TooManySites`, and what `toWanted` and `createSharingRules` throw. */
    async create(ctx: CallContext, input: SiteWrite): Promise<AdminSite> {
      const wanted = toWanted(input);
      const id = await repository.transaction(async (trx) => {
        const { count } = await repository.lock(trx);
        if (count >= MAX_SITES) throw new TooManySites({ max: MAX_SITES });
        await requireShareable(trx, NOTHING, wanted);
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
     * `createSharingRules` throws.
     */
    async update(
      ctx: CallContext,
      id: number,
      input: SiteWrite,
      undo?: Author['undo'],
    ): Promise<AdminSite> {
      const before = await find(ctx, id);
      const wanted = toWanted(input);
      const author = { siteId: id, accountId: ctx.user?.id ?? null, ...(undo && { undo }) };
      async function write(trx: Transaction) {
        const { count } = await lockSite(trx, id);
        if (count === 1 && publicUrl !== undefined && wanted.url !== publicUrl) {
          throw new AddressIsSet({ address: publicUrl });
        }
        const isNewCurrency = wanted.currency.code !== before.currency;
        if (isNewCurrency && (await repository.hasPrices(trx, id))) throw new CurrencyInUse();
        await requireShareable(trx, before, wanted);
        await repository.update(trx, id, wanted);
        await setHosts(trx, id, wanted);
      }
      await history.write(author, {
        place: formPlaces((await sites.byId(id))?.stores[0]?.id),
        read: async (trx) => heldIn(await repository.find(id, trx)),
        write,
      });
      return changed(ctx, id, 'changed');
    },

    /** Throws `NotFound`, `OwnSite`, `LastOpenSite`. */
    async close(ctx: CallContext, id: number): Promise<AdminSite> {
      if (id === ctx.site.id) throw new OwnSite();
      await repository.transaction(async (trx) => {
        const { open } = await lockSite(trx, id);
        if (open.length === 1 && open[0] === id) throw new LastOpenSite();
        await repository.setClosed(trx, id, true);
      });
      return changed(ctx, id, 'closed');
    },

    /** Throws `NotFound`. */
    async open(ctx: CallContext, id: number): Promise<AdminSite> {
      await repository.transaction(async (trx) => {
        await lockSite(trx, id);
        await repository.setClosed(trx, id, false);
      });
      return changed(ctx, id, 'opened');
    },
  };
}

function toSite(row: DeskRow, ctx: CallContext, addressOf: (stored: string) => string): AdminSite {
  return {
    id: row.id,
    ...formOf(row, addressOf),
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
  const { defaultLocale, locales, currency, productsOf, customersOf } = input;
  return {
    productsOf,
    customersOf,
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
