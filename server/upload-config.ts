import { type Static, Type } from 'typebox';

/** Largest files of the media library, in megabytes; pictures have a limit of their own. */
export const uploadEnvironment = {
  MEDIA_VIDEO_MB: Type.Integer({ default: 64, minimum: 1, maximum: 512 }),
  MEDIA_DOCUMENT_MB: Type.Integer({ default: 20, minimum: 1, maximum: 100 }),
};
const uploadSchema = Type.Object(uploadEnvironment);

/** Largest files that editors may send, by kind. */
export interface UploadConfig {
  videoMb: number;
  documentMb: number;
}

/** The limits as the environment says them. */
export function uploadsOf(values: Static<typeof uploadSchema>): UploadConfig {
  return { videoMb: values.MEDIA_VIDEO_MB, documentMb: values.MEDIA_DOCUMENT_MB };
}
