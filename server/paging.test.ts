import { expect, it } from 'vitest';
import { MAX_RECORDS, pagingOf, toList, toRecords } from './paging.ts';

it('answers all records as one page when all are asked for', () => {
  const all = Array.from({ length: MAX_RECORDS }, (_, index) => index);

  expect(toRecords(all, all.length, pagingOf({ limit: 0 }))).toMatchObject({
    totalPages: 1,
    totalRecords: MAX_RECORDS,
  });
  expect(pagingOf({ allowUnlimited: true, page: 3, limit: 5 })).toEqual(pagingOf({ limit: 0 }));
});

it('refuses to pass a part off as all', () => {
  const some = Array.from({ length: MAX_RECORDS }, (_, index) => index);
  const refusal = expect.objectContaining({
    code: 'TOO_MANY_RECORDS',
    statusCode: 400,
    payload: { total: MAX_RECORDS + 1, max: MAX_RECORDS },
  });

  expect(() => toRecords(some, MAX_RECORDS + 1, pagingOf({ limit: 0 }))).toThrow(refusal);
  expect(() => toList(some, MAX_RECORDS + 1, pagingOf({ limit: 0 }))).toThrow(refusal);
  expect(toRecords(some, MAX_RECORDS + 1, pagingOf({ limit: 100 })).totalPages).toBe(51);
});
