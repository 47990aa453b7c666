import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import { previewOf } from '#kit/media/thumbnail.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { filterMedia } from '#schemas/api/media.ts';
import type { Media } from '#schemas/media.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { addMedia } from '../../kernel/store/media-loader.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import styles from './options-panel.module.css';

interface ShareImageProps {
  /** Media record. */
  value: number | undefined;
  onChange(id: number | undefined): void;
}

/** The picture that is beside the page's title where it is shared. */
export function ShareImage({ value, onChange }: ShareImageProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { record, isGone } = useRecord(value);
  const action = t(value === undefined ? 'media.choose' : 'media.replace');
  const label = t('panel.page.shareImage');
  return (
    <div className={styles['label']}>
      <span>{label}</span>
      {record && (
        <img className={styles['share']} src={previewOf(record)} alt={record.description} />
      )}
      {isGone && value !== undefined && (
        <p className={controls['gone']}>{t('media.missing', { id: value })}</p>
      )}
      <span className={controls['line']}>
        <Button
          className={controls['wide']}
          aria-label={`${label}: ${action}`}
          onClick={() => setOpen(true)}
        >
          <ImagePlus size={14} aria-hidden />
          {action}
        </Button>
        {value !== undefined && (
          <IconButton icon={X} label={t('media.remove')} onClick={() => onChange(undefined)} />
        )}
      </span>
      <MediaPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={({ id }) => {
          onChange(id);
          setOpen(false);
        }}
      />
    </div>
  );
}

/** The record of a picture; only pictures of nodes are loaded with the page, so it may be asked for. */
function useRecord(id: number | undefined): { record: Media | undefined; isGone: boolean } {
  const { api, store } = useEditor();
  const record = useEditorState(({ media }) => (id === undefined ? undefined : media[id]));
  const { status } = useLatest(record || id === undefined ? null : String(id), async () => {
    const { records } = await api.get(filterMedia, { body: { ids: id ? [id] : [], limit: 1 } });
    addMedia(store, records);
  });
  return { record, isGone: id !== undefined && !record && status === 'ready' };
}
