import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { createLibrary } from './library.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows what was searched for last, also when an older answer comes later', async () => {
  const answers: ((page: number) => void)[] = [];
  const call = () =>
    new Promise<ApiResult<unknown>>((resolve) =>
      answers.push((totalPages) =>
        resolve({ errored: false, data: { records: [], totalPages, totalRecords: 0 } }),
      ),
    );
  const library = createLibrary(answeringApi({ call }), () => undefined);
  library.subscribe(() => undefined);
  library.search('more');
  await vi.advanceTimersByTimeAsync(300);

  answers[1]?.(1);
  await vi.advanceTimersByTimeAsync(1);
  answers[0]?.(9);
  await vi.advanceTimersByTimeAsync(1);

  expect(library.read()).toMatchObject({ status: 'ready', keywords: 'more', hasMore: false });
});

it('asks for files of one kind, and for all again', async () => {
  const asked: unknown[] = [];
  const call = (_endpoint: unknown, { body }: { body: unknown }) => {
    asked.push(body);
    const data = { records: [], totalPages: 1, totalRecords: 0 };
    return Promise.resolve<ApiResult<unknown>>({ errored: false, data });
  };
  const library = createLibrary(answeringApi({ call }), () => undefined, 'document');
  library.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  library.show('video');
  library.show(undefined);
  await vi.advanceTimersByTimeAsync(1);

  expect(asked).toEqual([
    { page: 1, limit: 48, kind: 'document' },
    { page: 1, limit: 48, kind: 'video' },
    { page: 1, limit: 48 },
  ]);
});
