import { useState } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import { previewOf } from '#kit/media/thumbnail.ts';
import { Button } from '#kit/ui/button.tsx';
import styles from './settings.module.css';
import type { SettingControlProps } from './use-setting.ts';

/** The picture of an option, out of the media library. */
export function PictureSetting({ id, hintId, state }: SettingControlProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { value, media, save } = state;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own
    <div role="group" className={styles['picture']} aria-labelledby={id} aria-describedby={hintId}>
      {media && (
        <img
          src={previewOf(media)}
          alt={media.description || media.originalName}
          width={media.width}
          height={media.height}
        />
      )}
      <span>
        <Button size="l" onClick={() => setOpen(true)}>
          {t(media ? 'admin.settings.otherPicture' : 'admin.settings.choosePicture')}
        </Button>
        {media && (
          <Button size="l" kind="quiet" onClick={() => save(value, null)}>
            {t('admin.settings.noPicture')}
          </Button>
        )}
      </span>
      <MediaPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          setOpen(false);
          save(value, picked);
        }}
      />
    </div>
  );
}
