import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';

import type { MediaRef } from '#schemas/content/values.ts';
import { useTexts } from '../../editor-context.ts';
import { FocusPoint } from '../../media/focus-point.tsx';
import { MediaPicker } from '../../media/media-picker.tsx';
import { useEditorState } from '../../store/selectors.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ControlProps } from '../control-props.ts';
import styles from './controls.module.css';

/** A picture of the media library, its text for this place, and the point that must stay visible. */
export function MediaControl({ id, value, label, disabled, onChange }: ControlProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const ref = isMediaRef(value) ? value : null;
  const media = useEditorState((state) => (ref ? state.media[ref.id] : undefined));
  return (
    <div className={styles['stack']}>
      {ref && (
        <span className={styles['picked']}>
          {media && (
            <FocusPoint
              media={media}
              value={ref.focus}
              disabled={disabled}
              onChange={(focus) => onChange({ ...ref, focus })}
            />
          )}
          <span>{media?.title ?? t('media.missing', { id: ref.id })}</span>
          <IconButton
            size="s"
            icon={X}
            label={t('media.remove')}
            disabled={disabled}
            onClick={() => onChange(undefined)}
          />
        </span>
      )}
      <Button id={id} disabled={disabled} onClick={() => setOpen(true)}>
        <ImagePlus size={14} aria-hidden />
        {ref ? t('media.replace') : t('media.choose')}
      </Button>
      {ref && (
        <input
          className={styles['input']}
          aria-label={t('media.altFor', { label })}
          placeholder={media?.description || t('media.alt')}
          value={ref.alt ?? ''}
          disabled={disabled}
          maxLength={300}
          onChange={({ target }) => onChange(withAlt(ref, target.value))}
        />
      )}
      <MediaPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          onChange({ id: picked.id });
          setOpen(false);
        }}
      />
    </div>
  );
}

function withAlt({ alt: _before, ...rest }: MediaRef, alt: string): MediaRef {
  return alt === '' ? rest : { ...rest, alt };
}

function isMediaRef(value: unknown): value is MediaRef {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
  );
}
