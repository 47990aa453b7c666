import { expect, it, vi } from 'vitest';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { aBus } from '#tests/support/a-bus.ts';
import type { ListingRepository } from './listing.repository.ts';
import type { ListedProduct } from './listing.ts';
import { createListings } from './listings.ts';

const SITE = 1;

function aProduct(id: number): ListedProduct {
  const nothing = { groups: [], numbers: [], searchName: '', searchText: '', searchHash: '' };
  return { id, priority: 0, names: {}, ...nothing };
}

/** A database with one product, to which others are added. */
function aShop() {
  const bus = aBus();
  const state = { database: 'first', products: [1], changed: [] as number[] };
  const allProducts = vi.fn(async function* () {
    yield state.products.map(aProduct);
  });
  const repository: ListingRepository = {
    sites: async (limit) => Array.from({ length: 1000 }, (_, at) => at + 1).slice(0, limit),
    database: async () => state.database,
    snapshot: async () => '',
    changesSince: async () => ({ snapshot: '', ids: state.changed.splice(0) }),
    showing: async (ids) => [...ids],
    structure: async () => ({ categories: new Map(), tags: [], attributes: [], brands: new Map() }),
    products: async (_site, ids) => ids.filter((id) => state.products.includes(id)).map(aProduct),
    allProducts,
    forgetChanges: async () => undefined,
  };
  const listings = createListings(repository, bus, async (siteId) => siteId);
  const size = async () => (await listings.of(SITE)).listing.size;
  return { bus, state, allProducts, size, listings };
}

it('reads only what changed when any message may have been lost', async () => {
  const { bus, state, allProducts, size } = aShop();
  expect(await size()).toBe(1);

  state.products.push(2);
  state.changed.push(2);
  await bus.publish([ALL_TAGS]);

  expect(await size()).toBe(2);
  expect(allProducts).toHaveBeenCalledTimes(1);
});

it('reads all products of a database that took the place of another', async () => {
  const { bus, state, allProducts, size } = aShop();
  await size();

  state.database = 'restored';
  state.products = [3, 4, 5];
  await bus.publish([ALL_TAGS]);

  expect(await size()).toBe(3);
  expect(allProducts).toHaveBeenCalledTimes(2);
});

it('builds those of a few sites before anybody asks, however many there are', async () => {
  const { allProducts, listings } = aShop();

  await listings.warmUp();

  expect(allProducts).toHaveBeenCalledTimes(10);
});

it('keeps those of the sites that were asked for last', async () => {
  const { allProducts, listings } = aShop();
  for (let id = 1; id <= 400; id += 1) await listings.of(id);
  allProducts.mockClear();

  await listings.of(400);
  expect(allProducts).not.toHaveBeenCalled();
  await listings.of(1);
  expect(allProducts).toHaveBeenCalledTimes(1);
});
