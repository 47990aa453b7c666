import pg from 'pg';

const { builtins } = pg.types;

/**
 * How column values reach JavaScript, alike on both databases: bigint (counts, sums) as a number,
 * and a date without time as its text; the driver would give a string and a local midnight.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary' && oid === builtins.INT8) return toSafeInteger;
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
