import { type DragEvent, useState } from 'react';
import { useSendFiles } from '#kit/media/upload-context.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { addMedia } from '../../kernel/store/media-loader.ts';
import { announce } from '../../kernel/store/ui.ts';
import type { InlineField } from './use-inline-field.ts';

/** What happens to files over a picture; absent while nothing does. */
type DropStatus = 'over' | 'sending' | undefined;

export interface FileDrop {
  status: DropStatus;
  handlers: {
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onDrop(event: DragEvent): void;
  };
}

/** Uploads a picture that is dropped on a field, and puts it there. A refusal is said, with its reason. */
export function useFileDrop(target: InlineField): FileDrop {
  const { store, t } = useEditor();
  const send = useSendFiles();
  const [status, setStatus] = useState<DropStatus>();

  async function upload(file: File) {
    setStatus('sending');
    announce(store, t('media.progress', { name: file.name }));
    const answer = await send({ files: [file] });
    setStatus(undefined);
    if (answer.errored) {
      const { statusCode, error } = answer;
      announce(store, statusCode === 0 ? t('media.offline') : error.payload.message);
      return;
    }
    addMedia(store, answer.data);
    const [media] = answer.data;
    if (media) target.write({ id: media.id });
  }

  return {
    status,
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        if (status === undefined) setStatus('over');
      },
      onDragLeave: () => setStatus((now) => (now === 'over' ? undefined : now)),
      onDrop(event) {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        void upload(file);
      },
    },
  };
}
