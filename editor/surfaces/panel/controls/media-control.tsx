import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { useEditorState } from '#editor/kernel/store/selectors.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import styles from '#kit/fields/controls.module.css';
import { FocusPoint } from '#kit/media/focus-point.tsx';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { isMediaRef } from '#runtime/content/media-ref.ts';
import type { MediaRef } from '#schemas/content/values.ts';

/** A picture of the media library, its text for this place, and the point that must stay visible. */
export function MediaControl(props: ControlProps) {
  const { value, label, disabled, onChange } = props;
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const ref = isMediaRef(value) ? value : null;
  const action = ref ? t('media.replace') : t('media.choose');
  return (
    <div className={styles['stack']}>
      {ref && <Preview {...props} media={ref} />}
      <span className={styles['line']}>
        <Button
          {...inputAttributes(props)}
          className={styles['wide']}
          aria-label={`${label}: ${action}`}
          onClick={() => setOpen(true)}
        >
          <ImagePlus size={14} aria-hidden />
          {action}
        </Button>
        {ref && (
          <IconButton
            icon={X}
            label={t('media.remove')}
            disabled={disabled}
            onClick={() => onChange(undefined)}
          />
        )}
      </span>
      {ref && <AltText {...props} media={ref} />}
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

type PartProps = ControlProps & { media: MediaRef };

function Preview({ media, disabled, onChange }: PartProps) {
  const t = useTexts();
  const record = useEditorState((state) => state.media[media.id]);
  if (!record) return <p className={styles['gone']}>{t('media.missing', { id: media.id })}</p>;
  return (
    <FocusPoint
      media={record}
      value={media.focus}
      disabled={disabled}
      onChange={(focus) => onChange({ ...media, focus })}
    />
  );
}

/** Text for this place. Left empty, the picture's own description is read out. */
function AltText({ id, media, label, disabled, onChange }: PartProps) {
  const t = useTexts();
  const record = useEditorState((state) => state.media[media.id]);
  return (
    <label className={styles['part']} htmlFor={`${id}-alt`}>
      {t('media.alt')}
      <input
        id={`${id}-alt`}
        className={styles['input']}
        aria-label={t('media.altFor', { label })}
        placeholder={record?.description || t('media.altMissing')}
        value={media.alt ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange(withAlt(media, target.value))}
      />
    </label>
  );
}

function withAlt({ alt: _before, ...rest }: MediaRef, alt: string): MediaRef {
  return alt === '' ? rest : { ...rest, alt };
}
