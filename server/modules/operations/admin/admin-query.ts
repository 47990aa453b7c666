import { ValidationFailed } from '#server/errors.ts';
import { pagingOf } from '#server/paging.ts';
import type { Column } from './admin-table.ts';

/** A list that the back office asks for. */
export interface AdminQuery {
  keywords?: string;
  /** Fields that must be equal. */
  filters: readonly { key: string; value: string | number | boolean | null }[];
  sort?: { param: string; order: 'asc' | 'desc' };
  page: number;
  limit: number;
  offset: number;
}

interface Asked extends Partial<Pick<AdminQuery, 'keywords' | 'filters' | 'sort'>> {
  page?: number;
  limit?: number;
}

/** The query of a call. Throws `ValidationFailed` for a field that the kind does not have. */
export function queryOf(asked: Asked, fields: Readonly<Record<string, Column>>): AdminQuery {
  const { keywords, filters = [], sort } = asked;
  const isColumn = (field: string) =>
    field === 'id' || (Object.hasOwn(fields, field) && !fields[field]?.json);
  const faults = {
    ...(sort && !isColumn(sort.param) && { 'sort.param': 'enum' }),
    ...Object.fromEntries(
      filters.flatMap(({ key }, index) =>
        isColumn(key) ? [] : [[`filters.${index}.key`, 'enum'] as const],
      ),
    ),
  };
  if (Object.keys(faults).length > 0) throw new ValidationFailed({ fields: faults });
  return {
    ...pagingOf(asked),
    filters,
    ...(keywords && { keywords }),
    ...(sort && { sort }),
  };
}
