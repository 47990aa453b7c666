import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Product } from '#schemas/api/catalog.ts';
import type { InputOf } from '#schemas/api/endpoint.ts';
import type { subscribeAvailability } from '#schemas/api/notices.ts';
import { NotFound } from '#server/errors.ts';
import {
  type CatalogService,
  STOCK_ALERT_JOB,
  type StockAlertJob,
} from '#server/modules/catalogue/catalog/index.ts';
import type { Jobs } from '#server/modules/operations/jobs/index.ts';
import type { Mailer } from '#server/modules/operations/mail/index.ts';
import type { Consents } from '#server/modules/people/consents/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import { AlertExists, ProductAvailable } from './notices.errors.ts';
import type { StockAlertRepository } from './stock-alerts.repository.ts';

/** Alerts that one e-mail address may get, from any number of visitors. */
const PER_EMAIL: Limit = { name: 'availability.email', max: 30, windowSeconds: 24 * 60 * 60 };
/** Mails queued in one transaction. */
const BATCH = 200;
/** Products looked at before the next are asked for. */
const PAGE = 200;

const alertJobSchema = Type.Object({ siteId: Type.Integer(), productId: Type.Integer() });

interface Parts {
  consents: Consents;
  mailer: Pick<Mailer, 'queue'>;
  throttle: Pick<Throttle, 'hit'>;
  jobs: Pick<Jobs, 'add' | 'wake'>;
  repository: StockAlertRepository;
  catalog: Pick<CatalogService, 'productsByIds'>;
  contextOf(siteId: number): Promise<CallContext>;
}

export type StockAlerts = ReturnType<typeof createStockAlerts>;

/** Tells those who wait for a product, once, when it is there again (PROD-11). */
export function createStockAlerts(parts: Parts) {
  const { repository, consents, mailer } = parts;

  /** A product as visitors see it; undefined for a withdrawn, unknown or foreign one. */
  async function productOf(
    { site, store, locale }: CallContext,
    productId: number,
  ): Promise<Product | undefined> {
    const place = { siteId: site.id, storeId: store.id, currencyId: store.currencyId, locale };
    const [product] = await parts.catalog.productsByIds(place, [productId]);
    return product;
  }

  async function wake(siteId: number, productId: number): Promise<void> {
    await repository.transaction((trx) =>
      parts.jobs.add(trx, {
        kind: STOCK_ALERT_JOB,
        payload: { siteId, productId },
        key: `${siteId}:${productId}`,
      }),
    );
    parts.jobs.wake();
  }

  return {
    productOf,

    /** Throws `NotFound`, `ProductAvailable`, `AlertExists`, `ValidationFailed` for missing consents. */
    async subscribe(
      ctx: CallContext,
      { productId, email, acceptedConsents = [] }: InputOf<typeof subscribeAvailability>['body'],
    ): Promise<void> {
      const form = 'productAvailabilityForm';
      const consentIds = await consents.requireAccepted(ctx, form, acceptedConsents);
      const product = await productOf(ctx, productId);
      if (!product) throw new NotFound();
      if (product.available) throw new ProductAvailable();
      await parts.throttle.hit(PER_EMAIL, `${ctx.site.id}:${email.toLowerCase()}`);
      await repository.transaction(async (trx) => {
        const waiting = { siteId: ctx.site.id, productId, email, locale: ctx.locale };
        if (!(await repository.add(trx, waiting))) throw new AlertExists();
        await consents.log(trx, ctx, { form, email: email.toLowerCase(), consentIds });
      });
      // It may have come back just now, when nobody was waiting yet.
      if ((await productOf(ctx, productId))?.available) await wake(ctx.site.id, productId);
    },

    /** Finds what came back without anybody telling, such as by the end of somebody's hold. */
    async lookAround(): Promise<void> {
      for (let afterId = 0, page = await repository.awaited(afterId, PAGE); page.length > 0; ) {
        for (const { siteId, productId } of page) {
          const product = await productOf(await parts.contextOf(siteId), productId);
          if (product?.available) await wake(siteId, productId);
          afterId = productId;
        }
        page = await repository.awaited(afterId, PAGE);
      }
    },

    /** The job `STOCK_ALERT_JOB`: queues a mail for everybody who waits, if the product is there. */
    async tell(payload: unknown): Promise<void> {
      const { siteId, productId }: StockAlertJob = readJob(payload);
      const product = await productOf(await parts.contextOf(siteId), productId);
      if (!product?.available) return;
      for (let told = BATCH; told === BATCH; ) {
        told = await repository.transaction(async (trx) => {
          const taken = await repository.take(trx, siteId, productId, BATCH);
          for (const { id, email, locale } of taken) {
            await mailer.queue(trx, {
              siteId,
              kind: 'availability',
              key: `alert:${id}`,
              to: email,
              locale,
              data: { productId },
            });
          }
          return taken.length;
        });
      }
      parts.jobs.wake();
    },
  };
}

function readJob(payload: unknown): Static<typeof alertJobSchema> {
  return Value.Parse(alertJobSchema, payload);
}
