import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { subscribeAvailability } from '#schemas/api/notices.ts';
import { type CatalogService, STOCK_ALERT_JOB } from '#server/modules/catalogue/catalog/index.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { Consents } from '#server/modules/people/consents/index.ts';
import type { SettingsService } from '#server/modules/site/site/index.ts';
import type { Directory } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import { availabilityMail } from './availability-mail.ts';
import { stockAlertForms } from './stock-alerts.forms.ts';
import { createStockAlertRepository } from './stock-alerts.repository.ts';
import { createStockAlerts, type StockAlerts } from './stock-alerts.ts';

export { stockAlertForms };

const LIMIT = { max: 20, windowSeconds: 600 };
const LOOK_AROUND_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

interface AlertDeps extends Pick<ServiceDeps, 'db'> {
  catalog: CatalogService;
  consents: Consents;
  mailer: Mailer;
  throttle: Throttle;
  jobs: Jobs;
  directory: Pick<Directory, 'contextOf'>;
  settings: Pick<SettingsService, 'currencies'>;
}

/** Tells visitors what they asked to be told. */
export function createNotices({ db, directory, settings, ...services }: AlertDeps): StockAlerts {
  const alerts = createStockAlerts({
    ...services,
    repository: createStockAlertRepository(db),
    contextOf: directory.contextOf,
  });
  services.jobs.handle(STOCK_ALERT_JOB, alerts.tell);
  services.mailer.content('availability', availabilityMail(alerts, settings));
  return alerts;
}

interface AlertServices {
  stockAlerts: StockAlerts;
}

export const noticesModule = fp(async (app: FastifyInstance, { stockAlerts }: AlertServices) => {
  app.implement(
    subscribeAvailability,
    async ({ body }, ctx) => {
      await stockAlerts.subscribe(ctx, body);
      return {};
    },
    { limit: LIMIT },
  );
  periodically(app, { name: 'looking for products that came back', everyMs: LOOK_AROUND_MS }, () =>
    stockAlerts.lookAround(),
  );
  const { deleteOld } = createStockAlertRepository(app.db);
  periodically(app, { name: 'forgetting old stock alerts', everyMs: HOUR_MS }, deleteOld);
});
