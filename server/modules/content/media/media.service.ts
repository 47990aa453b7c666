import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { type Media, mediaTag } from '#schemas/media.ts';
import { NotFound } from '#server/errors.ts';
import type { MediaPage, MediaRepository, MediaRow } from './media.repository.ts';
import type { Intakes } from './media-intake.ts';
import { hasSizes } from './media-keys.ts';
import type { ToMedia } from './media-record.ts';

export interface MediaServiceParts {
  repository: MediaRepository;
  /** Rows by id; what was read lately need not be read again. */
  rowsOf: MediaRepository['byIds'];
  intakes: Intakes;
  toMedia: ToMedia;
  publish(tags: readonly string[]): Promise<void>;
  /** Told of unfinished pictures that somebody looks at. */
  prefer(mediaIds: readonly number[]): void;
}

/** Title and alternative text, the latter in the language of the call. */
export interface MediaChange {
  title?: string;
  description?: string;
  access?: Media['access'];
}

export type MediaService = ReturnType<typeof createMediaService>;

/** Rules of the media library's records. Every change tells the caches. */
export function createMediaService({
  repository,
  rowsOf,
  intakes,
  toMedia,
  publish,
  prefer,
}: MediaServiceParts) {
  return {
    /** Takes files in; see `Intake`. */
    startIntake: intakes.start,

    /** Records by id, in one query at most; ids that do not exist are left out. */
    async byIds(
      siteId: number,
      ids: readonly number[],
      locale: Locale = DEFAULT_LOCALE,
    ): Promise<Record<number, Media>> {
      const rows = await rowsOf(siteId, ids);
      prefer(unfinishedIn(ids, rows));
      return Object.fromEntries(rows.map((row) => [row.id, toMedia(row, locale)]));
    },

    /** The record whose original has this storage key. */
    async byDriveId(siteId: number, driveId: string, locale: Locale): Promise<Media | null> {
      const row = await repository.byKey(siteId, driveId);
      return row ? toMedia(row, locale) : null;
    },

    async filter(
      siteId: number,
      locale: Locale,
      query: Omit<MediaPage, 'siteId'>,
    ): Promise<{ records: Media[]; total: number }> {
      const { rows, total } = await repository.page({ ...query, siteId });
      return { records: rows.map((row) => toMedia(row, locale)), total };
    },

    async update(siteId: number, id: number, locale: Locale, change: MediaChange): Promise<Media> {
      const { title, description, access } = change;
      const row = await repository.update(siteId, id, {
        ...(title !== undefined && { title }),
        ...(access && { access }),
        ...(description !== undefined && { descriptions: { [locale]: description } }),
      });
      if (!row) throw new NotFound();
      await publish([mediaTag(id)]);
      return toMedia(row, locale);
    },

    /** Removes a record for ever, from wherever it is, and its files when no other site has the same content. */
    async remove(siteId: number, id: number): Promise<void> {
      const row = await repository.remove(siteId, id);
      if (!row) throw new NotFound();
      await publish([mediaTag(id)]);
      await intakes.removeFiles(row.hash);
    },
  };
}

/** Those of `ids`, in their order, whose avif files are still to be made. */
function unfinishedIn(ids: readonly number[], rows: readonly MediaRow[]): number[] {
  const unfinished = new Set(rows.filter(isUnfinished).map(({ id }) => id));
  return ids.filter((id) => unfinished.has(id));
}

function isUnfinished({ mime, variants }: MediaRow): boolean {
  return hasSizes(mime) && !variants.some(({ format }) => format === 'avif');
}
