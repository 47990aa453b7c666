import { LRUCache } from 'lru-cache';
import { ALL_TAGS } from '#server/cache-tags.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { labelsOf } from './labels.ts';
import { type ListingRepository, STRUCTURE, type Structure } from './listing.repository.ts';
import { Listing } from './listing.ts';
import { createRowCaches, type RowCache } from './row-cache.ts';
import type { Label } from './text-index.ts';

/** A listing as of a moment of the database. */
export interface SiteListing {
  listing: Listing;
  structure: Structure;
  /** Words of the structure. */
  labels: readonly Label[];
  /** Rows that were read lately; forgotten when they change. */
  rows: RowCache;
}

interface Kept extends SiteListing {
  /** Of the database when it was last brought up to date. */
  snapshot: string;
  checkedAt: number;
  /** Of which database it is, and how many doubts there were when that was last looked at. */
  database: string;
  doubts: number;
}

/** Changes are forgotten after an hour; a listing that was not asked for so long is rebuilt. */
const MAX_REST_MS = 30 * 60_000;

/** Products of all listings together; those of the sites used least are read again when asked for. */
const MAX_PRODUCTS = 500_000;
const MAX_SITES = 300;
/** Sites whose listing is built before anybody asks; all others wait for their first visitor. */
const WARM_SITES = 10;

/** The listings of this process. */
export interface Listings {
  /** The listing with everything that was committed before the call. */
  of(siteId: number): Promise<SiteListing>;
  /** Builds the listings of the oldest sites, so that their first visitor need not wait. */
  warmUp(): Promise<void>;
  forgetChanges(): Promise<void>;
}

export function createListings(
  repository: ListingRepository,
  bus: Pick<ServiceDeps['bus'], 'subscribe'>,
  catalogueOf: (siteId: number) => Promise<number>,
): Listings {
  // By the site that the products are of; those that sell them too share its listing.
  const sites = new LRUCache<number, KnownListing>({ max: MAX_SITES, maxSize: MAX_PRODUCTS });
  const rowsOf = createRowCaches();
  let doubts = 0;
  bus.subscribe((tags) => {
    if (tags.includes(ALL_TAGS)) doubts += 1;
  });

  async function build(siteId: number): Promise<Kept> {
    const origin = { doubts, database: await repository.database() };
    const snapshot = await repository.snapshot();
    const listing = new Listing();
    const structure = await repository.structure(siteId);
    for await (const products of repository.allProducts(siteId)) {
      for (const product of products) listing.put(product);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const rows = rowsOf(siteId);
    const labels = labelsOf(structure, listing);
    const built = { listing, structure, labels, rows, snapshot, checkedAt: Date.now(), ...origin };
    return catchUp(siteId, built);
  }

  async function catchUp(siteId: number, site: Kept): Promise<Kept> {
    const changes = await repository.changesSince(site.snapshot);
    if (!changes) return build(siteId);
    const { snapshot, ids } = changes;
    if (ids.includes(STRUCTURE)) {
      site.structure = await repository.structure(siteId);
      site.labels = labelsOf(site.structure, site.listing);
      site.rows.clear();
    }
    const changed = ids.filter((id) => id !== STRUCTURE);
    if (changed.length > 0) await renew(siteId, site, changed);
    site.snapshot = snapshot;
    site.checkedAt = Date.now();
    return site;
  }

  async function renew(siteId: number, { listing, rows }: Kept, changed: readonly number[]) {
    const ids = await repository.showing(changed);
    const products = await repository.products(siteId, ids);
    const listed = new Set(products.map(({ id }) => id));
    for (const id of ids) if (!listed.has(id)) listing.remove(id);
    for (const product of products) listing.put(product);
    rows.forget(ids);
  }

  async function bringUpToDate(siteId: number, known: KnownListing): Promise<SiteListing> {
    const site = known.kept;
    const isFresh = site && Date.now() - site.checkedAt < MAX_REST_MS && !site.listing.isWorn;
    known.kept = await (isFresh && (await isOfDatabase(site))
      ? catchUp(siteId, site)
      : build(siteId));
    if (sites.peek(siteId) === known) weigh(siteId, known, known.kept.listing.size);
    return known.kept;
  }

  function weigh(siteId: number, known: KnownListing, products: number) {
    sites.set(siteId, known, { size: Math.min(Math.max(1, products), MAX_PRODUCTS) });
  }

  /**
   * The changes that the database notes tell all that a lost message could have told. Only another
   * database, after a restore or a failover, has changes that say nothing about what is kept.
   */
  async function isOfDatabase(site: Kept): Promise<boolean> {
    const now = doubts;
    if (site.doubts !== now && site.database !== (await repository.database())) return false;
    site.doubts = now;
    return true;
  }

  function listingOf(siteId: number): Promise<SiteListing> {
    const known = sites.get(siteId);
    if (known) return known.turns.take();
    const created: KnownListing = {
      kept: null,
      turns: createTurns(() => bringUpToDate(siteId, created)),
    };
    weigh(siteId, created, 1);
    return created.turns.take();
  }

  return {
    of: async (siteId) => listingOf(await catalogueOf(siteId)),
    async warmUp() {
      for (const siteId of await repository.sites(WARM_SITES)) {
        await listingOf(await catalogueOf(siteId));
      }
    },
    forgetChanges: () => repository.forgetChanges(),
  };
}

/** What is kept of a site: nothing until its listing was built. */
interface KnownListing {
  kept: Kept | null;
  turns: Turns;
}

interface Turns {
  take(): Promise<SiteListing>;
}

/**
 * One run at a time. Whoever asks during a run shares the next one with all who asked meanwhile: the
 * run under way may have read the database before they asked.
 */
function createTurns(work: () => Promise<SiteListing>): Turns {
  let running: Promise<SiteListing> | null = null;
  let next: Promise<SiteListing> | null = null;

  function start(): Promise<SiteListing> {
    running = work().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    take() {
      if (!running) return start();
      next ??= running
        .then(
          () => undefined,
          () => undefined,
        )
        .then(() => {
          next = null;
          return running ?? start();
        });
      return next;
    },
  };
}
