import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isUnreachable } from './unreachable.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => error);

describe('a database', () => {
  it('that nobody serves is unreachable', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });

    const failure = await failureOf(pool.query('select 1'));

    expect(isUnreachable(failure)).toBe(true);
  });

  it.each(['57P01', '57P03', '08006', '53300', '57014', '25P03', '40P01'])(
    'that answers %s is unreachable',
    (code) => {
      expect(isUnreachable(Object.assign(new Error('stopping'), { code }))).toBe(true);
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('of which the driver says "%s" is unreachable', (message) => {
    expect(isUnreachable(new Error(message))).toBe(true);
  });

  it('that refuses a query is there', () => {
    expect(isUnreachable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
    expect(isUnreachable(new Error('no column "x"'))).toBe(false);
    expect(isUnreachable('Connection terminated')).toBe(false);
  });
});
