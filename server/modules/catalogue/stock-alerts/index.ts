import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { subscribeAvailability } from '#schemas/api/notices.ts';
import { STOCK_ALERT_JOB } from '#server/modules/catalogue/catalog/index.ts';
import { periodically } from '#server/plugins/periodic.ts';
import { availabilityMail } from './availability-mail.ts';
import { stockAlertForms } from './stock-alerts.forms.ts';
import { createStockAlertRepository } from './stock-alerts.repository.ts';
import { createStockAlerts, type StockAlerts } from './stock-alerts.ts';

export { stockAlertForms };

const LIMIT = { max: 20, windowSeconds: 600 };
const LOOK_AROUND_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Those who wait for products. */
    stockAlerts: StockAlerts;
  }
}

/** Tells visitors what they asked to be told. Needs the catalogue, consents, jobs and the mailer. */
export const noticesModule = fp(async (app: FastifyInstance) => {
  const { catalog, consents, mailer, throttle, jobs, directory } = app;
  const repository = createStockAlertRepository(app.db);
  const alerts = createStockAlerts({
    repository,
    catalog,
    consents,
    mailer,
    throttle,
    jobs,
    contextOf: directory.contextOf,
  });

  app.decorate('stockAlerts', alerts);
  jobs.handle(STOCK_ALERT_JOB, alerts.tell);
  mailer.content('availability', availabilityMail(alerts));
  app.implement(
    subscribeAvailability,
    async ({ body }, ctx) => {
      await alerts.subscribe(ctx, body);
      return {};
    },
    { limit: LIMIT },
  );
  periodically(app, { name: 'looking for products that came back', everyMs: LOOK_AROUND_MS }, () =>
    alerts.lookAround(),
  );
  periodically(app, { name: 'forgetting old stock alerts', everyMs: HOUR_MS }, () =>
    repository.deleteOld(),
  );
});
