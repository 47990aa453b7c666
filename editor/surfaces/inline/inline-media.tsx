import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableMedia, type EditableMediaProps } from '#runtime/edit/editable-media.tsx';
import { Picture } from '#runtime/render/picture.tsx';
import type { MediaRef } from '#schemas/content/values.ts';
import styles from './inline.module.css';
import { type FileDrop, useFileDrop } from './use-file-drop.ts';
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
