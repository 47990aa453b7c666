import { DEFAULT_LIMIT } from '#domain/constants.ts';

/** Most records that one call answers, also when all are asked for. */
export const MAX_RECORDS = 500;

export interface Paging {
  page: number;
  limit: number;
  offset: number;
}

/** The page a call asks for. `limit` 0 or `allowUnlimited` means all, as one page. */
export function pagingOf(asked: {
  page?: number;
  limit?: number;
  allowUnlimited?: boolean;
}): Paging {
  if (asked.allowUnlimited || asked.limit === 0) return { page: 1, limit: MAX_RECORDS, offset: 0 };
  const page = asked.page ?? 1;
  const limit = asked.limit ?? DEFAULT_LIMIT;
  return { page, limit, offset: (page - 1) * limit };
}

/** Records-style reply (G-032). */
export function toRecords<T>(records: T[], totalRecords: number, { page, limit }: Paging) {
  return { records, totalPages: Math.ceil(totalRecords / limit), totalRecords, page, limit };
}

/** List-style reply (G-032). */
export function toList<T>(data: T[], total: number, { page, limit }: Paging) {
  const lastPage = Math.max(1, Math.ceil(total / limit));
  return { data, pagination: { lastPage, total, page, limit, perPage: limit } };
}
