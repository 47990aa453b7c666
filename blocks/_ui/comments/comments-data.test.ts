import { describe, expect, it } from 'vitest';
import { noComments } from '#blocks/_fixtures/comments.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { isOpen, loadComments } from './comments-data.ts';

const TARGET = { type: 'product', id: 7 } as const;

/** A shop with so many comments on every target. */
async function load(total: number, query: Record<string, string>, target: typeof TARGET | null) {
  const asked: unknown[] = [];
  const api = answeringApi({
    get: ({ method }, { body }) => {
      if (method === 'GET') return noComments('product').options;
      asked.push(body);
      const [page, limit] = [Number(body['page']), Number(body['limit'])];
      const left = Math.max(0, total - (page - 1) * limit);
      const records = Array.from({ length: Math.min(left, limit) }, (_, id) => ({ id }));
      const totalPages = Math.ceil(total / limit);
      return { records, totalRecords: total, totalPages, averageRating: 4.5 };
    },
  });
  return { asked, ...(await loadComments({ api, query, values: { limit: 5 } }, target)) };
}

describe('loader of comments', () => {
  it('asks for the page that the address names', async () => {
    const { asked, comments, total, pages } = await load(12, { komentari: '3' }, TARGET);

    expect(asked).toEqual([{ target: TARGET, page: 3, limit: 5 }]);
    expect([comments.length, total, pages]).toEqual([2, 12, 3]);
  });

  it('shows the last page where the address names one beyond it', async () => {
    const { page, comments } = await load(12, { komentari: '99' }, TARGET);

    expect([page, comments.length]).toEqual([3, 2]);
  });

  it.each(['0', '-1', 'x', '1e3'])('reads page %s as the first', async (komentari) => {
    expect((await load(12, { komentari }, TARGET)).page).toBe(1);
  });

  it('asks for no comments where nothing can be commented on', async () => {
    expect((await load(12, {}, null)).asked).toEqual([]);
  });
});

describe('isOpen', () => {
  it('follows the option of the kind of target', () => {
    const options = { ...noComments('product').options, CanAddReviews: false };

    expect(isOpen({ ...noComments('product'), options })).toBe(false);
    expect(isOpen({ ...noComments('post'), options })).toBe(true);
    expect(isOpen({ ...noComments('post'), target: null })).toBe(false);
  });
});
