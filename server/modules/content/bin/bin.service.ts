import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { BIN_OPTION, binDaysOf } from '#domain/web/bin.ts';
import type { BinItem, BinKind, RestoredFromBin } from '#schemas/api/bin.ts';
import { NotFound } from '#server/errors.ts';
import type { ContentService } from '#server/modules/content/content/index.ts';
import type { MediaBin, MediaService } from '#server/modules/content/media/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { BinRepository } from './bin.repository.ts';
import type { PlacesService } from './places.service.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Media that are looked at together. */
const BATCH = 100;

interface Parts {
  repository: BinRepository;
  places: PlacesService;
  content: Pick<ContentService, 'bin' | 'draft' | 'publication'>;
  media: Pick<MediaService, 'byIds'>;
  mediaBin: MediaBin;
  options: SiteService['options'];
}

/** One thing in the bin, or on its way there. */
export interface BinKey {
  kind: BinKind;
  id: number;
}

/** The bin: what lies in it, back out of it, and away for ever. */
export type BinService = ReturnType<typeof createBinService>;

export function createBinService(parts: Parts) {
  const { repository, places, content, media, mediaBin, options } = parts;

  async function daysOf(siteId: number): Promise<number> {
    const [option] = await options(siteId, [BIN_OPTION]);
    return binDaysOf(option?.value);
  }

  async function removeUnused(siteId: number, ids: readonly number[]): Promise<number> {
    let removed = 0;
    for (const id of ids) {
      if (await places.isShown(siteId, id, DEFAULT_LOCALE)) continue;
      await mediaBin.remove(siteId, id);
      removed += 1;
    }
    return removed;
  }

  async function removeMedia(siteId: number, before: Date): Promise<number> {
    let removed = 0;
    let ids: number[] = [];
    do {
      ids = await mediaBin.older(siteId, before, ids.at(-1) ?? 0, BATCH);
      removed += await removeUnused(siteId, ids);
    } while (ids.length === BATCH);
    return removed;
  }

  return {
    async list(
      { site, locale }: CallContext,
      asked: Parameters<typeof pagingOf>[0] & { kind?: BinKind; keywords?: string },
    ) {
      const paging = pagingOf(asked);
      const { rows, total } = await repository.list(site.id, {
        ...paging,
        kind: asked.kind,
        keywords: asked.keywords ?? '',
      });
      const days = await daysOf(site.id);
      const ids = rows.flatMap(({ kind, id }) => (kind === 'media' ? [id] : []));
      const pictures = await media.byIds(site.id, ids, locale);
      const records = rows.map(
        ({ deletedAt, ...row }): BinItem => ({
          ...row,
          deletedAt: deletedAt.toISOString(),
          removedAt: new Date(deletedAt.getTime() + days * DAY_MS).toISOString(),
          media: (row.kind === 'media' && pictures[row.id]) || null,
        }),
      );
      return toRecords(records, total, paging);
    },

    /** Throws `NotFound` for what is not there; of media that lie in the bin it tells too. */
    async placesOf({ site, locale }: CallContext, { kind, id }: BinKey) {
      const common = { siteId: site.id, kind, id, locale };
      if (kind === 'media') {
        if (!(await media.byIds(site.id, [id], locale))[id]) throw new NotFound();
        return places.of({ ...common, slug: '', isPublic: true });
      }
      const { type, slug } = await content.draft(site.id, id);
      if (type !== kind) throw new NotFound();
      const { publishedRev } = await content.publication(site.id, id);
      return places.of({ ...common, slug, isPublic: publishedRev !== null });
    },

    async restore(ctx: CallContext, { kind, id }: BinKey, slug?: string): Promise<RestoredFromBin> {
      if (kind !== 'media') return content.bin.restore(ctx, { type: kind, id }, slug);
      await mediaBin.restore(ctx.site.id, id);
      return { slug: null, wasPublic: true, isPublic: true, scheduledAt: null };
    },

    remove: ({ site }: CallContext, { kind, id }: BinKey): Promise<void> =>
      kind === 'media'
        ? mediaBin.remove(site.id, id)
        : content.bin.remove(site.id, { type: kind, id }),

    /**
     * Takes away for ever what has lain there long enough; how many things of all sites. Media stay
     * while anything shows them: no page loses a picture over night.
     */
    async removeOld(now: Date): Promise<number> {
      let removed = 0;
      for (const siteId of await repository.sites()) {
        const before = new Date(now.getTime() - (await daysOf(siteId)) * DAY_MS);
        removed += await content.bin.removeOlder(siteId, before);
        removed += await removeMedia(siteId, before);
      }
      return removed;
    },
  };
}
