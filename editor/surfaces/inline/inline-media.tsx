import { ImagePlus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import { useSendFiles } from '#kit/media/upload-context.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableMedia, type EditableMediaProps } from '#runtime/edit/editable-media.tsx';
import { Picture } from '#runtime/render/picture.tsx';
import type { MediaRef } from '#schemas/content/values.ts';
import { mediaKindOf } from '#schemas/media-kinds.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { addMedia } from '../../kernel/store/media-loader.ts';
import { announce } from '../../kernel/store/ui.ts';
import styles from './inline.module.css';
import { type InlineField, useInlineField } from './use-inline-field.ts';

/**
 * A picture on the canvas: a file that is dropped on it takes its place. An empty place invites to
 * choose one; in lists, whose places are small, the panel does that.
 */
export function InlineMedia(props: EditableMediaProps) {
  const { value } = props;
  const field = useInlineField(props.field);
  if (field && value) return <EditedMedia {...props} media={value} target={field} />;
  if (field && !props.field.includes('.')) return <EmptyMedia target={field} />;
  return (
    <EditContext value={null}>
      <EditableMedia {...props} />
    </EditContext>
  );
}

function EditedMedia(props: EditableMediaProps & { media: MediaRef; target: InlineField }) {
  const { value: _value, target, ...picture } = props;
  const drop = useFileDrop(target);
  return <Picture {...picture} frame={frameOf(drop)} />;
}

function frameOf({ status, handlers }: FileDrop) {
  return { className: styles['picture'], 'data-drop': status, ...handlers };
}

function EmptyMedia({ target }: { target: InlineField }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const drop = useFileDrop(target);
  return (
    <>
      <button
        type="button"
        className={styles['mediaButton']}
        data-canvas-control
        data-editor-only
        data-drop={drop.status}
        onClick={() => setOpen(true)}
        {...drop.handlers}
      >
        <ImagePlus size={22} aria-hidden />
        {t(drop.status === 'sending' ? 'media.sending' : 'media.chooseOrDrop')}
      </button>
      <MediaPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={({ id }) => {
          target.write({ id });
          setOpen(false);
        }}
      />
    </>
  );
}

/** What happens to files over a picture; absent while nothing does. */
type DropStatus = 'over' | 'sending' | undefined;

interface FileDrop {
  status: DropStatus;
  handlers: {
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onDrop(event: DragEvent): void;
  };
}

/** Uploads a picture that is dropped on a field, and puts it there. A refusal is said, with its reason. */
function useFileDrop(target: InlineField): FileDrop {
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
    if (!media) return;
    if (mediaKindOf(media.mime) === 'picture') target.write({ id: media.id });
    else announce(store, t('media.onlyPictures'));
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
