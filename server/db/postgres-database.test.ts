import { expect, it } from 'vitest';
import { DatabaseUnusable, openPostgres } from './postgres-database.ts';

it('says why a server cannot be used, without the password', async () => {
  const failure = await openPostgres('postgres://izlog:geheim@127.0.0.1:1/izlog').catch(
    (error: unknown) => error,
  );

  expect(failure).toBeInstanceOf(DatabaseUnusable);
  expect(String(failure)).toContain('ECONNREFUSED');
  expect(String(failure)).not.toContain('geheim');
});
