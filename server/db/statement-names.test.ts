import { describe, expect, it } from 'vitest';
import { statementNames } from './statement-names.ts';

const timesAsked = (nameOf: (statement: string) => string | undefined, statement: string) =>
  Array.from({ length: 4 }, () => nameOf(statement));

describe('the name of a statement', () => {
  it('comes with its third use and stays', () => {
    const nameOf = statementNames();

    expect(timesAsked(nameOf, 'select $1')).toEqual([undefined, undefined, 'kept_0', 'kept_0']);
    expect(timesAsked(nameOf, 'select $2')).toEqual([undefined, undefined, 'kept_1', 'kept_1']);
    expect(nameOf('select $1')).toBe('kept_0');
  });

  it('is given to no more statements than the database can keep', () => {
    const nameOf = statementNames();
    const lastNames = Array.from({ length: 250 }, (_, index) =>
      timesAsked(nameOf, `select ${index}`).at(-1),
    );

    expect(lastNames[199]).toBe('kept_199');
    expect(lastNames[200]).toBeUndefined();
    expect(nameOf('select 0')).toBe('kept_0');
  });

  it('is not held up by statements that never come again', () => {
    const nameOf = statementNames();
    for (let index = 0; index < 5_000; index += 1) nameOf(`select ${index}`);

    expect(timesAsked(nameOf, 'select $1').at(-1)).toBe('kept_0');
  });
});
