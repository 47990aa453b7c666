import { useReducer } from 'react';

import type { Media } from '#schemas/media.ts';
import { type SendFiles, useSendFiles } from './upload-context.ts';

/** One file on its way. */
export interface FileUpload {
  id: number;
  file: File;
  status: 'sending' | 'failed';
  /** Share sent, 0 to 1. */
  progress: number;
  message: string;
  controller: AbortController;
}

type Action =
  | { type: 'start'; upload: FileUpload }
  | { type: 'change'; id: number; changes: Partial<FileUpload> }
  | { type: 'remove'; id: number };

function reduce(uploads: readonly FileUpload[], action: Action): readonly FileUpload[] {
  switch (action.type) {
    case 'start':
      return [...uploads.filter(({ id }) => id !== action.upload.id), action.upload];
    case 'change':
      return uploads.map((upload) =>
        upload.id === action.id ? { ...upload, ...action.changes } : upload,
      );
    case 'remove':
      return uploads.filter(({ id }) => id !== action.id);
  }
}

let lastId = 0;

/** Uploads with progress, each on its own: one that fails does not stop the others. */
export function useUploads(onDone: (media: Media) => void) {
  const [uploads, dispatch] = useReducer(reduce, []);
  const send = useSendFiles();

  function start(file: File, id = ++lastId) {
    const controller = new AbortController();
    dispatch({
      type: 'start',
      upload: { id, file, status: 'sending', progress: 0, message: '', controller },
    });
    void sendOne(send, file, controller, (progress) =>
      dispatch({ type: 'change', id, changes: { progress } }),
    ).then((outcome) => {
      if (typeof outcome === 'string')
        dispatch({ type: 'change', id, changes: { status: 'failed', message: outcome } });
      else {
        dispatch({ type: 'remove', id });
        onDone(outcome);
      }
    });
  }

  return {
    uploads,
    start: (files: readonly File[]) => {
      for (const file of files) start(file);
    },
    retry: ({ file, id }: FileUpload) => start(file, id),
    cancel: ({ controller, id }: FileUpload) => {
      controller.abort();
      dispatch({ type: 'remove', id });
    },
  };
}

/** The new record, or the server's message of why there is none. */
async function sendOne(
  send: SendFiles,
  file: File,
  controller: AbortController,
  onProgress: (share: number) => void,
): Promise<Media | string> {
  const answer = await send({ files: [file], signal: controller.signal, onProgress });
  if (answer.errored) return answer.error.payload.message;
  const [media] = answer.data;
  return media ?? '';
}
