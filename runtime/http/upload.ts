import type { ApiResult, DataOf, Endpoint } from '#schemas/api/endpoint.ts';
import { uploadMedia } from '#schemas/api/media.ts';
import {
  type ApiConfig,
  apiHeaders,
  type CallInput,
  callUrl,
  failureOf,
  noAnswer,
} from './request.ts';

/** One upload. */
export interface Upload {
  files: readonly File[];
  /** The one file is the whole body, of this type; absent: a form with files in it. */
  as?: string;
  /** Custom data beside the files, e.g. `description`. */
  fields?: Record<string, string>;
  /** Called with the share sent so far, 0 to 1 (MEDIA-06). */
  onProgress?(share: number): void;
  /** Aborts the upload; it then yields a failure with status 0. */
  signal?: AbortSignal;
}

/** Sends files to the media library. */
export function uploadFiles(
  config: ApiConfig,
  upload: Upload,
): Promise<ApiResult<DataOf<typeof uploadMedia>>> {
  return sendFiles(config, uploadMedia, {}, upload);
}

/** Sends files to an endpoint that takes them; never rejects. */
export function sendFiles<E extends Endpoint>(
  config: ApiConfig,
  endpoint: E,
  input: CallInput,
  upload: Upload,
): Promise<ApiResult<DataOf<E>>> {
  return send(config, upload, endpoint.method, callUrl(config, endpoint, input));
}

/** `fetch` cannot report progress, so this is an XMLHttpRequest. */
function send<D>(
  config: ApiConfig,
  upload: Upload,
  method: string,
  url: string,
): Promise<ApiResult<D>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(apiHeaders(config, document.cookie))) {
      request.setRequestHeader(name, value);
    }
    if (upload.as !== undefined) request.setRequestHeader('content-type', upload.as);
    request.responseType = 'json';
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) upload.onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      const { status, response, statusText } = request;
      resolve(
        status >= 200 && status < 300
          ? { errored: false, data: response.data }
          : failureOf(status, response, statusText),
      );
    };
    request.onerror = () => resolve(noAnswer());
    request.onabort = () => resolve(noAnswer());
    upload.signal?.addEventListener('abort', () => request.abort());
    if (upload.signal?.aborted) resolve(noAnswer());
    else request.send(bodyOf(upload));
  });
}

function bodyOf({ as, files, fields = {} }: Upload): File | FormData | null {
  if (as !== undefined) return files[0] ?? null;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file', file);
  return form;
}
