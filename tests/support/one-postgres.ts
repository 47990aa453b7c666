import { dropDatabasesOf, startPostgres } from './postgres.ts';

/** One PostgreSQL for all workers of a run: that of `TEST_DATABASE_URL`, else one of its own. */
export default function onePostgres(): () => Promise<void> {
  const run = String(process.pid);
  const cluster = startPostgres();
  process.env['TEST_RUN'] = run;
  process.env['TEST_DATABASE_URL'] = cluster.url;
  return async () => {
    await dropDatabasesOf(cluster.url, run);
    await cluster.stop();
  };
}
