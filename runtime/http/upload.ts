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
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields ?? {})) form.append(name, value);
  for (const file of upload.files) form.append('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(apiHeaders(config, document.cookie))) {
      request.setRequestHeader(name, value);
    }
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
    else request.send(form);
  });
}
