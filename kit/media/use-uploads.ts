import { useReducer } from 'react';

import type { Translate } from '#runtime/i18n/texts.ts';
import type { Media } from '#schemas/media.ts';
import { useTexts } from '../back-office-context.ts';
import { type SendFiles, useSendFiles } from './upload-context.ts';

/** One file on its way. */
export interface FileUpload {
  id: number;
  file: File;
  status: 'sending' | 'failed';
  /** Share sent, 0 to 1. */
  progress: number;
  message: string;
  /** The same file may go through another time: the failure was not its own. */
  mayRetry: boolean;
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
  const t = useTexts();

  function start(file: File, id = ++lastId) {
    const controller = new AbortController();
    dispatch({
      type: 'start',
      upload: {
        id,
        file,
        status: 'sending',
        progress: 0,
        message: '',
        mayRetry: false,
        controller,
      },
    });
    void sendOne({ send, t }, file, controller, (progress) =>
      dispatch({ type: 'change', id, changes: { progress } }),
    ).then((outcome) => {
      if ('message' in outcome) {
        dispatch({ type: 'change', id, changes: { status: 'failed', ...outcome } });
      } else {
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

type Refusal = Pick<FileUpload, 'message' | 'mayRetry'>;

/** The new record, or why there is none, in the words of the server. */
async function sendOne(
  { send, t }: { send: SendFiles; t: Translate },
  file: File,
  controller: AbortController,
  onProgress: (share: number) => void,
): Promise<Media | Refusal> {
  const answer = await send({ files: [file], signal: controller.signal, onProgress });
  if (answer.errored) {
    const { statusCode, error } = answer;
    const message = statusCode === 0 ? t('media.offline') : error.payload.message;
    return { message, mayRetry: !isAboutFile(statusCode) };
  }
  const [media] = answer.data;
  return media ?? { message: t('media.offline'), mayRetry: true };
}

/** Too large, of a wrong kind, damaged: it will be no better the next time. */
function isAboutFile(status: number): boolean {
  return status === 400 || status === 413 || status === 415;
}
