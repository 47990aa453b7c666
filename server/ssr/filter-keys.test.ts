import { expect, it, vi } from 'vitest';
import { createFilterKeys } from './filter-keys.ts';

function setUp() {
  const listeners = new Set<(tags: readonly string[]) => void>();
  const filterKeys = vi.fn(async (_siteId: number) => ['brand', 'skin_type']);
  const bus = {
    publish: (...tags: string[]) => {
      for (const tell of listeners) tell(tags);
    },
    subscribe: (listener: (tags: readonly string[]) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  return { filterKeys, bus, keys: createFilterKeys({ catalog: { filterKeys }, bus }) };
}

it('asks the catalogue once until something changes', async () => {
  const { keys, filterKeys, bus } = setUp();

  await keys.of(1);
  expect(await keys.of(1)).toEqual(['brand', 'skin_type']);
  expect(filterKeys).toHaveBeenCalledTimes(1);

  bus.publish('products');
  await keys.of(1);
  expect(filterKeys).toHaveBeenCalledTimes(2);
});

it('knows what it knew last while the catalogue cannot be asked', async () => {
  const { keys, filterKeys, bus } = setUp();
  await keys.of(1);
  bus.publish('products');
  filterKeys.mockRejectedValueOnce(new Error('no database'));

  expect(await keys.of(1)).toEqual(['brand', 'skin_type']);
});

it('are the same array as long as they are the same, and none while a change may have changed them', async () => {
  const { keys, filterKeys, bus } = setUp();
  expect(keys.current(1)).toBeUndefined();
  const before = await keys.of(1);
  expect(keys.current(1)).toBe(before);

  bus.publish('products');
  expect(keys.current(1)).toBeUndefined();
  expect(await keys.of(1)).toBe(before);
  expect(keys.current(1)).toBe(before);

  filterKeys.mockResolvedValue(['brand', 'colour']);
  bus.publish('products');
  expect(await keys.of(1)).toEqual(['brand', 'colour']);
});

it('are not current when they were read before a change', async () => {
  const { keys, bus } = setUp();
  const reading = keys.of(1);
  bus.publish('products');
  await reading;

  expect(keys.current(1)).toBeUndefined();
});

it('are the same after a page was published, and asked again when a product changed with it', async () => {
  const { keys, filterKeys, bus } = setUp();
  const before = await keys.of(1);

  bus.publish('element:1', 'slug:njega', 'statics', 'pages');
  expect(keys.current(1)).toBe(before);

  bus.publish('element:1', 'product:1');
  await keys.of(1);
  expect(filterKeys).toHaveBeenCalledTimes(2);
});
