import { mediaTag } from '#schemas/media.ts';
import { NotFound } from '#server/errors.ts';
import type { MediaBinRepository } from './media-bin.repository.ts';

interface Parts {
  repository: MediaBinRepository;
  /** Removes the files of a content, unless a record needs them. */
  removeFiles(hash: string): Promise<void>;
  publish(tags: readonly string[]): Promise<void>;
}

/** Media in the bin, and the ways in and out. Files stay until a record is removed for ever. */
export type MediaBin = ReturnType<typeof createMediaBin>;

export function createMediaBin({ repository, removeFiles, publish }: Parts) {
  return {
    /** Throws `NotFound`. */
    async put(siteId: number, id: number, by: number | null): Promise<void> {
      if ((await repository.putInBin(siteId, [id], by)) === 0) throw new NotFound();
    },

    /** Throws `NotFound` for what does not lie in the bin. */
    async restore(siteId: number, id: number): Promise<void> {
      if (!(await repository.takeOut(siteId, id))) throw new NotFound();
    },

    /** For ever, with its files when no other record has the same content. Throws `NotFound`. */
    async remove(siteId: number, id: number): Promise<void> {
      const row = await repository.remove(siteId, id);
      if (!row) throw new NotFound();
      await publish([mediaTag(id)]);
      await removeFiles(row.hash);
    },

    /** Ids of those that were deleted before a moment, behind an id. */
    older: repository.binnedBefore,
  };
}
