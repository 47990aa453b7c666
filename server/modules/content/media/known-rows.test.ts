import { expect, it, vi } from 'vitest';
import { mediaTag } from '#schemas/media.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { aBus } from '#tests/support/a-bus.ts';
import { createKnownRows } from './known-rows.ts';
import type { MediaRow } from './media.repository.ts';

const SITE = 1;

/** A library of two pictures, whose titles can be changed. */
function aLibrary() {
  const bus = aBus();
  const titles = new Map([
    [1, 'krema'],
    [2, 'losion'],
  ]);
  const byIds = vi.fn(async (siteId: number, ids: readonly number[]) =>
    ids.flatMap((id): MediaRow[] => {
      const title = siteId === SITE ? titles.get(id) : undefined;
      return title === undefined ? [] : [{ id, title, site_id: SITE } as MediaRow];
    }),
  );
  const read = createKnownRows({ byIds }, bus);
  const show = async (ids: readonly number[], siteId = SITE) =>
    Object.fromEntries((await read(siteId, ids)).map(({ id, title }) => [id, title]));
  return { bus, titles, byIds, show };
}

it('reads a row once', async () => {
  const { byIds, show } = aLibrary();
  await show([1]);

  expect(await show([1, 2, 1])).toEqual({ 1: 'krema', 2: 'losion' });
  expect(byIds).toHaveBeenLastCalledWith(SITE, [2]);
});

it.each([mediaTag(1), ALL_TAGS])('reads it again after %s has changed', async (tag) => {
  const { bus, titles, show } = aLibrary();
  await show([1, 2]);
  titles.set(1, 'nova krema');

  await bus.publish([mediaTag(2)]);
  expect(await show([1])).toEqual({ 1: 'krema' });
  await bus.publish([tag]);
  expect(await show([1])).toEqual({ 1: 'nova krema' });
});

it('keeps nothing that changed while it was read', async () => {
  const { bus, titles, byIds, show } = aLibrary();
  byIds.mockImplementationOnce(async () => {
    await bus.publish([mediaTag(1)]);
    return [{ id: 1, title: 'stara krema', site_id: SITE } as MediaRow];
  });
  await show([1]);
  titles.set(1, 'nova krema');

  expect(await show([1])).toEqual({ 1: 'nova krema' });
});

it('shows a site none of the rows of another, and finds what is added later', async () => {
  const { titles, show } = aLibrary();
  await show([1]);
  expect(await show([1, 3], 2)).toEqual({});

  titles.set(3, 'gel');
  expect(await show([3])).toEqual({ 3: 'gel' });
});

it('sees what no message told after a minute', async () => {
  vi.useFakeTimers();
  const { titles, show } = aLibrary();
  await show([1]);
  titles.set(1, 'nova krema');
  vi.advanceTimersByTime(60_001);

  expect(await show([1])).toEqual({ 1: 'nova krema' });
  vi.useRealTimers();
});
