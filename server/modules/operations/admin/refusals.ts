import { ValidationFailed } from '#server/errors.ts';
import { isUnstorable } from '#server/plugins/failures.ts';
import { AlreadyExists, InUse } from './admin.errors.ts';

const UNIQUE = '23505';
/** PostgreSQL up to 17 says the first of both references that restrict; 18 the second. */
const REFERENCED = ['23503', '23001'];
const CHECK = '23514';

/** Constraints of the database that a client can do something about. */
const RULES: Readonly<Record<string, Record<string, string>>> = {
  product_held: { stock: 'minimum' },
  product_price_check: { discountCents: 'maximum' },
};
const UNIQUE_COLUMN = /_([a-z]+)_key$/;

/** Does the work; what the database refuses becomes a failure in words a client can act on. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  if (isUnstorable(error)) return new ValidationFailed({ fields: { body: 'text' } });
  if (!(error instanceof Error && 'code' in error)) return error;
  const constraint = 'constraint' in error ? String(error.constraint) : '';
  if (error.code === UNIQUE) {
    const field = UNIQUE_COLUMN.exec(constraint)?.[1];
    return new AlreadyExists(field === undefined ? {} : { field });
  }
  if (REFERENCED.includes(String(error.code))) return new InUse();
  if (error.code === CHECK) {
    return new ValidationFailed({ fields: RULES[constraint] ?? { body: 'rule' } });
  }
  return error;
}
