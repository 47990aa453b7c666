import { defineError } from '#server/errors.ts';

export const MediaFileMissing = defineError('MEDIA_FILE_MISSING', 'No file was sent', 400);
export const MediaTooMany = defineError('MEDIA_TOO_MANY', 'Too many files', 413);
export const MediaTooLarge = defineError('MEDIA_TOO_LARGE', 'File is too large', 413);
export const MediaTooManyPixels = defineError(
  'MEDIA_TOO_MANY_PIXELS',
  'Picture has too many pixels',
  413,
);
export const MediaWrongKind = defineError('MEDIA_WRONG_KIND', 'Unsupported kind of file', 415);
export const MediaUnreadable = defineError('MEDIA_UNREADABLE', 'File cannot be read', 415);
/** A video that many browsers do not play. */
export const MediaWrongCodec = defineError(
  'MEDIA_WRONG_CODEC',
  'Unsupported codec of a video',
  415,
);
/** The bytes of an announced file did not reach the bucket (MEDIA-10). */
export const BucketUploadFailed = defineError(
  'BUCKET_UPLOAD_FAILED',
  'Upload to cloud bucket failed',
  503,
);
/** The bucket did not hand out a file (MEDIA-10). */
export const BucketReadFailed = defineError('BUCKET_READ_FAILED', 'Adding from bucket failed', 503);
export const MediaStorageFull = defineError('MEDIA_STORAGE_FULL', 'No space left for files', 507);
export const DirectoryExists = defineError('DIRECTORY_EXISTS', 'The folder exists.', 409);
export const DirectoryLoop = defineError('DIRECTORY_LOOP', 'A folder cannot lie in itself.', 409);
export const DirectoryNotEmpty = defineError(
  'DIRECTORY_NOT_EMPTY',
  'The folder is not empty.',
  409,
);
export const DirectoryTooDeep = defineError(
  'DIRECTORY_TOO_DEEP',
  'Too many levels of folders',
  409,
);
