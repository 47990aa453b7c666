import { DEFAULT_LIMIT } from '#domain/constants.ts';
import { TooManyRecords } from './errors.ts';

/** Most records that one answer holds when a call asks for all of them (docs/decisions/030). */
export const MAX_RECORDS = 5000;

export interface Paging {
  page: number;
  limit: number;
  offset: number;
  /** The call wants every record: an answer that would lack some is refused. */
  isWhole?: boolean;
}

/** The page a call asks for. `limit` 0 or `allowUnlimited` means all, as one page. */
export function pagingOf(asked: {
  page?: number;
  limit?: number;
  allowUnlimited?: boolean;
}): Paging {
  if (asked.allowUnlimited || asked.limit === 0) {
    return { page: 1, limit: MAX_RECORDS, offset: 0, isWhole: true };
  }
  const page = asked.page ?? 1;
  const limit = asked.limit ?? DEFAULT_LIMIT;
  return { page, limit, offset: (page - 1) * limit };
}

/** Records-style reply (G-032). Throws `TooManyRecords`. */
export function toRecords<T>(records: T[], totalRecords: number, paging: Paging) {
  const { page, limit } = paging;
  refuseAPart(totalRecords, paging);
  return { records, totalPages: Math.ceil(totalRecords / limit), totalRecords, page, limit };
}

/** Reply of a call that knows no pages: everything, in the records style. */
export function wholeRecords<T>(records: T[]) {
  return toRecords(records, records.length, {
    page: 1,
    limit: Math.max(1, records.length),
    offset: 0,
  });
}

/** List-style reply (G-032). Throws `TooManyRecords`. */
export function toList<T>(data: T[], total: number, paging: Paging) {
  const { page, limit } = paging;
  refuseAPart(total, paging);
  const lastPage = Math.max(1, Math.ceil(total / limit));
  return { data, pagination: { lastPage, total, page, limit, perPage: limit } };
}

function refuseAPart(total: number, { limit, isWhole }: Paging) {
  if (isWhole && total > limit) throw new TooManyRecords({ total, max: limit });
}
