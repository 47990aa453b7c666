import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Branch } from '#schemas/api/branches.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { loadStores, nextChange } from './store-locator.loader.ts';
import type { StoreLocatorValues } from './store-locator.schema.ts';

beforeEach(() => {
  // A Monday, a quarter past nine in Zagreb.
  vi.useFakeTimers({ now: Date.parse('2026-11-30T08:15:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const aBranch = (id: number, opens?: string, closes = '20:00'): Branch => ({
  id,
  name: `Bonaca ${id}`,
  address: 'Riva 1, 21000 Split',
  street: 'Riva 1',
  hours: opens === undefined ? [] : [{ fromDay: 1, toDay: 5, opens, closes }],
});

/** What the block shows of a shop with these places, and what it asked for. */
async function load(values: Partial<StoreLocatorValues>, parts: Branch[][]) {
  const asked: unknown[] = [];
  const api = answeringApi({
    get: (_endpoint, input) => {
      const { query } = input as unknown as { query: { page: number } };
      asked.push(query);
      return { records: parts[query.page - 1] ?? [], totalPages: parts.length };
    },
  });
  const data = await loadStores({ values: values as StoreLocatorValues, api });
  return { data, asked };
}

it('reads the shops of all parts, with what is so at the instant', async () => {
  const { data, asked } = await load({ shown: 'all', town: 'Split' }, [
    [aBranch(1, '08:00')],
    [aBranch(2)],
  ]);

  expect(asked).toEqual([
    { page: 1, limit: 100 },
    { page: 2, limit: 100 },
  ]);
  expect(data.branches.map(({ id, opening }) => [id, opening])).toEqual([
    [1, { isOpen: true, until: '20:00', changesAt: '2026-11-30T19:00:00.000Z' }],
    [2, null],
  ]);
});

it('asks for a town where an editor chose one', async () => {
  const town = async (values: Partial<StoreLocatorValues>) => (await load(values, [])).asked;

  expect(await town({ shown: 'town', town: ' Split ' })).toEqual([
    { page: 1, limit: 100, town: 'Split' },
  ]);
  expect(await town({ shown: 'town', town: '' })).toEqual([{ page: 1, limit: 100 }]);
});

it('holds until the first of the shops opens or closes, and without hours for ever', async () => {
  const of = async (...branches: Branch[]) => nextChange((await load({}, [branches])).data);

  expect(await of(aBranch(1, '08:00'), aBranch(2, '10:00'), aBranch(3))).toBe(
    '2026-11-30T09:00:00.000Z',
  );
  expect(await of(aBranch(3))).toBeUndefined();
});
