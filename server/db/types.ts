import pg from 'pg';

const { builtins } = pg.types;

/**
 * How column values reach JavaScript, alike on both databases: bigint (counts, sums) and numeric
 * (amounts of goods, rates; never money) as numbers, and a date without time as its text; the
 * driver would give strings and a local midnight.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary' && oid === builtins.INT8) return toSafeInteger;
    if (format !== 'binary' && oid === builtins.NUMERIC) return Number;
    if (format !== 'binary' && oid === builtins.DATE) return (text: string) => text;
    return format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : pg.types.getTypeParser(oid, 'text');
  },
};

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}
