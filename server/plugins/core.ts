import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { SiteEntry } from '#schemas/site-entry.ts';
import type { Config } from '#server/config.ts';
import { alone } from '#server/db/alone.ts';
import type { Bus } from '#server/db/bus.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import type { DeliveryKind } from '#server/modules/commerce/delivery/delivery-kind.ts';
import type { Secrets } from '#server/secrets.ts';

/** What an application is made of; nothing is read from the environment later. */
export interface AppDeps {
  config: Config;
  secrets: Secrets;
  database: OpenDatabase;
  /** The built entry of the storefront; asked again for each page, so that development can reload it. */
  entry: () => Promise<SiteEntry>;
  /** Serves the files that browsers load; absent in tests. */
  mount?: (app: FastifyInstance) => Promise<void>;
  /** Kinds of delivery; absent: the product's own. */
  deliveryKinds?: readonly DeliveryKind[];
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Kysely<Database>;
    /** Whether the database had no space left when it was last written to. */
    disk: OpenDatabase['disk'];
    /** Publish the tags of what changed, after the change is committed. */
    bus: Bus;
    entry: () => Promise<SiteEntry>;
    /** Does work that only one process may do at a time. */
    alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  }
}

/** What services are made of, besides one another. A module names the part that it needs. */
export interface ServiceDeps
  extends Pick<AppDeps, 'config' | 'secrets' | 'entry' | 'deliveryKinds'> {
  db: Kysely<Database>;
  /** Tags of what changed are published after the change is committed. */
  bus: Bus;
  log: FastifyBaseLogger;
  /** Gives a new site the pages that every shop needs; once more, it finishes what was interrupted. */
  fillSite(siteId: number): Promise<void>;
}

/** Decorates the application with what every part of it may use. */
export const core = fp(async (app: FastifyInstance, { config, database, entry }: AppDeps) => {
  app.decorate('config', config);
  app.decorate('db', database.db);
  app.decorate('disk', database.disk);
  app.decorate('bus', database.bus);
  app.decorate('entry', entry);
  app.decorate('alone', <T>(name: string, work: () => Promise<T>) => alone(database, name, work));
  const stop = database.bus.onFailure((err) =>
    app.log.warn(
      { err },
      'other processes cannot be told of changes, or not be heard; tried again',
    ),
  );
  app.addHook('onClose', async () => stop());
});
