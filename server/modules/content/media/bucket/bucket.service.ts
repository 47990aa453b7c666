import { mediaKindOf } from '#schemas/media-kinds.ts';
import { type ErrorType, NotFound, ServiceUnavailable, ValidationFailed } from '#server/errors.ts';
import { largestOf, type SizeLimits, tooLarge } from '../kinds/limits.ts';
import { BucketReadFailed, BucketUploadFailed, MediaFileMissing } from '../media.errors.ts';
import type { MediaRow } from '../media.repository.ts';
import type { Intake } from '../media-intake.ts';
import { EXTENSIONS } from '../media-keys.ts';
import type { MediaBucket } from '../storages/bucket.ts';
import { isBucketKeyOf, isIncoming, nameOf, newKey } from './bucket-keys.ts';
import { toUploadFailure } from './upload.ts';
import type { UploadPass, UploadPasses } from './upload-signature.ts';

interface Parts {
  bucket: MediaBucket;
  passes: UploadPasses;
  startIntake(siteId: number): Intake;
  limits: SizeLimits;
}

/** Where announced files are put; the address is one of this server's, whatever keeps the bucket. */
export const UPLOAD_PATH = '/api/v1/media/bucket';

/**
 * Files that come by way of a bucket (G-045). They pass the same checks as an upload (S19), and no
 * address that a caller names is ever asked for.
 */
export type BucketService = ReturnType<typeof createBucketService>;

export function createBucketService({ bucket, passes, startIntake, limits }: Parts) {
  /** As much as what its name says may have; what it is, its content says afterwards. */
  function mostOf(key: string): number {
    const named = Object.entries(EXTENSIONS).find(([, extension]) => key.endsWith(`.${extension}`));
    return named ? limits[mediaKindOf(named[0])] : largestOf(limits);
  }

  async function readOwn(key: string): Promise<Buffer | null> {
    try {
      return await bucket.read(key, mostOf(key));
    } catch (error) {
      throw toBucketFailure(error, BucketReadFailed);
    }
  }

  return {
    /** An address that takes one file by PUT for a quarter of an hour. */
    uploadUrl(siteId: number, fileName: string, mime: string): { url: string; key: string } {
      const key = newKey(siteId, fileName, EXTENSIONS[mime] ?? '');
      const { expires, signature } = passes.issue(key);
      const query = new URLSearchParams({ key, expires: String(expires), signature });
      return { url: `${UPLOAD_PATH}?${query.toString()}`, key };
    },

    /** Throws `NotFound` for a forged or expired pass. */
    requirePass(pass: UploadPass): void {
      if (!passes.isGood(pass)) throw new NotFound();
    },

    /** Takes the bytes of an announced file in, as many as its type may have; as `requirePass`. */
    async receive(pass: UploadPass, bytes: Buffer): Promise<void> {
      if (!passes.isGood(pass)) throw new NotFound();
      if (bytes.length === 0) throw new MediaFileMissing();
      const most = mostOf(pass.key);
      if (bytes.length > most) throw tooLarge(most);
      try {
        await bucket.put(pass.key, bytes);
      } catch (error) {
        throw toBucketFailure(error, BucketUploadFailed);
      }
    },

    /**
     * Takes a file into the library. What only was on its way is gone from the bucket afterwards.
     * Throws `ValidationFailed` naming `field` when the site has no such file.
     */
    async take(siteId: number, key: string, field: string): Promise<MediaRow> {
      const isOwn = isBucketKeyOf(siteId, key);
      const bytes = isOwn ? await readOwn(key) : null;
      if (!bytes) throw new ValidationFailed({ fields: { [field]: 'unknown' } });
      const intake = startIntake(siteId);
      try {
        await intake.add({ bytes, originalName: nameOf(siteId, key) });
        const [row] = await intake.commit();
        if (!row) throw new NotFound();
        return row;
      } catch (error) {
        await intake.discard();
        throw toUploadFailure(error);
      } finally {
        if (isIncoming(siteId, key)) await bucket.remove(key);
      }
    },
  };
}

/** A bucket that does not answer is reported as the task that failed (MEDIA-10). */
function toBucketFailure(error: unknown, Failure: ErrorType): unknown {
  const isAway = error instanceof ServiceUnavailable;
  return isAway ? new Failure(error.payload) : toUploadFailure(error);
}
