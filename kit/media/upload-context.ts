import { createContext, useContext } from 'react';

import type { Upload } from '#runtime/http/upload.ts';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import type { Media } from '#schemas/media.ts';

/** Sends files to the media library, with progress. */
export type SendFiles = (upload: Upload) => Promise<ApiResult<Media[]>>;

export const UploadContext = createContext<SendFiles | null>(null);

/** Sends files; throws where nobody provided the way. */
export function useSendFiles(): SendFiles {
  const send = useContext(UploadContext);
  if (!send)
    throw new Error('Izlog: useSendFiles() without <UploadContext>. mountEditor provides it.');
  return send;
}
