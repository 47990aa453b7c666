import { ImagePlus } from 'lucide-react';
import { type DragEvent, useState } from 'react';

import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableMedia, type EditableMediaProps } from '#runtime/edit/editable-media.tsx';
import { useEditor, useTexts } from '../editor-context.ts';
import { MediaPicker } from '../media/media-picker.tsx';
import { useSendFiles } from '../media/upload-context.ts';
import { announce } from '../store/ui.ts';
import styles from './inline.module.css';
import { type InlineField, useInlineField } from './use-inline-field.ts';

/** A picture on the canvas: a file that is dropped on it takes its place; an empty one invites. */
export function InlineMedia(props: EditableMediaProps) {
  const field = useInlineField(props.field);
  const isEmptyInList = !props.value && props.field.includes('.');
  if (field && !field.isLocked && !isEmptyInList) return <EditedMedia {...props} target={field} />;
  return <StillMedia {...props} />;
}

function StillMedia(props: EditableMediaProps) {
  return (
    <EditContext value={null}>
      <EditableMedia {...props} />
    </EditContext>
  );
}

function EditedMedia({ target, ...props }: EditableMediaProps & { target: InlineField }) {
  const drop = useDrop(target);
  if (props.value) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the panel has the button for everyone
      <span className={styles['media']} data-inline-media={props.field} {...drop}>
        <StillMedia {...props} />
      </span>
    );
  }
  return <EmptyMedia target={target} drop={drop} />;
}

function EmptyMedia({ target, drop }: { target: InlineField; drop: ReturnType<typeof useDrop> }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['mediaButton']}
        data-canvas-control
        data-editor-only
        onClick={() => setOpen(true)}
        {...drop}
      >
        <ImagePlus size={22} aria-hidden />
        {t('media.chooseOrDrop')}
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

function useDrop(target: InlineField) {
  const send = useSendFiles();
  const { store } = useEditor();

  async function upload(file: File) {
    const answer = await send({ files: [file] });
    const media = answer.errored ? undefined : answer.data[0];
    if (answer.errored) announce(store, answer.error.payload.message);
    if (!media) return;
    store.setState((state) => ({ media: { ...state.media, [media.id]: media } }));
    target.write({ id: media.id });
  }

  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      void upload(file);
    },
  };
}
