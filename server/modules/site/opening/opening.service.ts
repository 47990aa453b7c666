import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Opening, Preview, SetupStep } from '#schemas/api/opening.ts';
import { siteTag } from '#server/cache-tags.ts';
import type { SiteDirectory } from '#server/modules/site/site/index.ts';
import { type CallContext, originOf, type SiteContext } from '#server/plugins/call-context.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { OpeningRepository } from './opening.repository.ts';
import { findingsIn, type SetupSource, stepsOf } from './setup-state.ts';

/** How long a preview address is good; a shop takes weeks to be made. */
export const PREVIEW_SECONDS = 30 * 24 * 60 * 60;
const SECRET_BYTES = 32;

interface Parts extends Pick<ServiceDeps, 'bus' | 'log'> {
  repository: OpeningRepository;
  directory: Pick<SiteDirectory, 'sites'>;
  sources: readonly SetupSource[];
}

export type OpeningService = ReturnType<typeof createOpeningService>;

/** When shoppers see a site, who sees it before, and what its owner has yet to do (decision 066). */
export function createOpeningService({ repository, directory, sources, bus, log }: Parts) {
  async function state({ site, store }: Pick<CallContext, 'site' | 'store'>): Promise<Opening> {
    const row = await repository.find(site.id);
    const stock = await repository.stock(site.id, store.id);
    const found = await Promise.all(sources.map((look) => look(site)));
    const until = row.preview_until;
    return {
      openedAt: row.opened_at?.toISOString() ?? null,
      previewUntil: until && until.getTime() > Date.now() ? until.toISOString() : null,
      steps: stepsOf([findingsIn(row, stock), ...found], row.setup_skipped),
    };
  }

  /** Every process hears of it, and drops what it kept of the site. */
  function changed(siteId: number) {
    return bus.publish(['sites', siteTag('settings', siteId)]);
  }

  return {
    state,

    /** Shows the site to everybody. */
    async open(ctx: CallContext): Promise<Opening> {
      await repository.setOpened(ctx.site.id, true);
      await changed(ctx.site.id);
      log.info({ siteId: ctx.site.id, accountId: ctx.user?.id }, 'a site was opened to shoppers');
      return state(ctx);
    },

    /** A site that is being begun waits for its owner. */
    async holdBack(siteId: number): Promise<void> {
      await repository.setOpened(siteId, false);
      await changed(siteId);
    },

    /** A fresh preview address; the one before is void. */
    async makePreview(ctx: CallContext): Promise<Preview> {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const until = new Date(Date.now() + PREVIEW_SECONDS * 1000);
      await repository.setPreview(ctx.site.id, { hash: hashOf(secret), until });
      await changed(ctx.site.id);
      return { url: `${originOf(ctx)}/preview/${secret}`, until: until.toISOString() };
    },

    async endPreview(ctx: CallContext): Promise<Opening> {
      await repository.setPreview(ctx.site.id, null);
      await changed(ctx.site.id);
      return state(ctx);
    },

    async skip(ctx: CallContext, step: SetupStep, isSkipped: boolean): Promise<Opening> {
      await repository.setSkipped(ctx.site.id, step, isSkipped);
      return state(ctx);
    },

    /** Whether a secret shows a site that is not open yet. */
    async isPreview({ id }: Pick<SiteContext, 'id'>, secret: string | undefined): Promise<boolean> {
      const preview = (await directory.sites.byId(id))?.preview;
      if (!preview || secret === undefined || preview.until.getTime() <= Date.now()) return false;
      return isSame(hashOf(secret), preview.hash);
    },
  };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
