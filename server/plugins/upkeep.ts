import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { OpenDatabase } from '#server/db/database.ts';
import { vacuumChanged } from '#server/db/upkeep.ts';
import { periodically } from './periodic.ts';

/** As often as a server's autovacuum looks. */
const EVERY_MS = 60_000;

/** Looks after the embedded database every minute; a server does that by itself. */
export const upkeep = fp(async (app: FastifyInstance, { database }: { database: OpenDatabase }) => {
  if (database.kind !== 'pglite') return;
  periodically(app, { name: 'upkeep of the embedded database', everyMs: EVERY_MS }, () =>
    vacuumChanged(database.db),
  );
});
