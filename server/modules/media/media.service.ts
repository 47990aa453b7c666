import type { Media } from '#schemas/media.ts';
import { DEFAULT_LOCALE, type Locale } from '#schemas/primitives.ts';
import { NotFound } from '#server/errors.ts';
import type { MediaRepository } from './media.repository.ts';
import type { Intakes } from './media-intake.ts';
import { toMedia } from './media-record.ts';

export interface MediaServiceParts {
  repository: MediaRepository;
  intakes: Intakes;
  publish(tags: readonly string[]): Promise<void>;
}

/** Title and alternative text, the latter in the language of the call. */
export interface MediaChange {
  title?: string;
  description?: string;
}

export type MediaService = ReturnType<typeof createMediaService>;

/** Rules of the media library's records. Every change tells the caches. */
export function createMediaService({ repository, intakes, publish }: MediaServiceParts) {
  return {
    /** Takes files in; see `Intake`. */
    startIntake: intakes.start,

    /** Records by id, in one query; ids that do not exist are left out. */
    async byIds(
      siteId: number,
      ids: readonly number[],
      locale: Locale = DEFAULT_LOCALE,
    ): Promise<Record<number, Media>> {
      const rows = await repository.byIds(siteId, ids);
      return Object.fromEntries(rows.map((row) => [row.id, toMedia(row, locale)]));
    },

    async filter(
      siteId: number,
      locale: Locale,
      query: { keywords: string; limit: number; offset: number },
    ): Promise<{ records: Media[]; total: number }> {
      const { rows, total } = await repository.page({ ...query, siteId });
      return { records: rows.map((row) => toMedia(row, locale)), total };
    },

    async update(siteId: number, id: number, locale: Locale, change: MediaChange): Promise<Media> {
      const { title, description } = change;
      const row = await repository.update(siteId, id, {
        ...(title !== undefined && { title }),
        ...(description !== undefined && { descriptions: { [locale]: description } }),
      });
      if (!row) throw new NotFound();
      await publish([`media:${id}`]);
      return toMedia(row, locale);
    },

    /** Removes a record and, when no other site has the same content, its files. */
    async remove(siteId: number, id: number): Promise<void> {
      const row = await repository.remove(siteId, id);
      if (!row) throw new NotFound();
      await publish([`media:${id}`]);
      await intakes.removeFiles(row.hash);
    },
  };
}
