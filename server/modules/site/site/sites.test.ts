import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';
import { createSiteRepository } from './site.repository.ts';
import { readSites } from './sites.ts';

const OWN = { host: '127.0.0.1', port: 3000 };

it('a thousand sites are read with as many queries as one', async () => {
  const { database } = await createTestApp();
  const asked: string[] = [];
  const repository = createSiteRepository(
    database.db.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  await readSites(repository, OWN);
  const queries = asked.length;
  await sql`insert into site (id, name, url)
    select n, 'Trgovina ' || n, 'http://trgovina' || n || '.test' from generate_series(2, 1000) as n`.execute(
    database.db,
  );
  await sql`insert into domain (site_id, host)
    select id, replace(url, 'http://', '') from site where id > 1`.execute(database.db);
  await sql`insert into store
      (site_id, name, currency_id, language_code, loyalty, free_delivery_cents, checkout)
    select id, name, (select min(id) from currency), 'hr', false, 0, '{}' from site where id > 1`.execute(
    database.db,
  );
  await sql`insert into cms_option (site_id, key, value)
    select id, 'AllowedLanguages', '["de"]' from site where id = 700`.execute(database.db);
  asked.length = 0;

  const sites = await readSites(repository, OWN);

  expect(asked).toHaveLength(queries);
  expect(sites.byId.size).toBe(1000);
  expect(sites.byId.get(sites.idByHost.get('trgovina700.test') ?? 0)).toMatchObject({
    site: { name: 'Trgovina 700', locales: ['de'], defaultLocale: 'de' },
    stores: [{ loyalty: false }],
  });
  expect(sites.byId.get(699)?.site.locales).toContain('hr');
});
