import { FolderOpen, X } from 'lucide-react';
import { useState } from 'react';
import { fileSize } from '#domain/web/file-size.ts';
import { useEditorState } from '#editor/kernel/store/selectors.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import styles from '#kit/fields/controls.module.css';
import previewStyles from '#kit/media/file-preview.module.css';
import { FilePreview } from '#kit/media/file-preview.tsx';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { isRecord } from '#runtime/content/json.ts';

/** A video, a document or captions of the media library. */
export function FileControl(props: ControlProps) {
  const { value, label, schema, disabled, onChange } = props;
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = isRecord(value) && typeof value['id'] === 'number' ? value['id'] : null;
  const record = useEditorState((state) => (id === null ? undefined : state.media[id]));
  const action = t(id === null ? 'media.files.choose' : 'media.files.replace');
  return (
    <div className={styles['stack']}>
      {record && (
        <div className={previewStyles['chosen']}>
          <FilePreview record={record} />
          <span>
            {record.title || record.originalName}
            <small>{`${record.extension.toUpperCase()} · ${fileSize(record.size)}`}</small>
          </span>
        </div>
      )}
      {id !== null && !record && (
        <p className={styles['gone']}>{t('media.files.missing', { id })}</p>
      )}
      <span className={styles['line']}>
        <Button
          {...inputAttributes(props)}
          className={styles['wide']}
          aria-label={`${label}: ${action}`}
          onClick={() => setOpen(true)}
        >
          <FolderOpen size={14} aria-hidden />
          {action}
        </Button>
        {id !== null && (
          <IconButton
            icon={X}
            label={t('media.files.remove')}
            disabled={disabled}
            onClick={() => onChange(undefined)}
          />
        )}
      </span>
      <MediaPicker
        open={isOpen}
        kind={schema['x-media'] ?? 'video'}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          onChange({ id: picked.id });
          setOpen(false);
        }}
      />
    </div>
  );
}
