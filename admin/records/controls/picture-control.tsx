import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import { thumbnailOf } from '#kit/media/thumbnail.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { filterMedia } from '#schemas/api/media.ts';
import type { Media } from '#schemas/media.ts';
import styles from './controls.module.css';

/** Pictures of the media library in their order; one where the field holds one id. */
export function PictureControl(props: ControlProps) {
  const { value, schema, label, onChange } = props;
  const { t } = useBackOffice();
  const [isOpen, setOpen] = useState(false);
  const isList = schema.type === 'array';
  const ids = idsOf(value);
  const media = useMedia(ids);

  function write(next: readonly number[]) {
    onChange(isList ? next : (next[0] ?? null));
  }

  return (
    <div className={styles['pictures']}>
      {ids.length > 0 && (
        <ol aria-label={label}>
          {ids.map((id, index) => (
            <li key={id}>
              <Thumbnail media={media.find((one) => one.id === id)} id={id} />
              <span>
                {index > 0 && (
                  <IconButton
                    icon={ArrowLeft}
                    size="s"
                    label={t('admin.picture.before', { number: index + 1 })}
                    onClick={() => write(ids.with(index, ids[index - 1] ?? id).with(index - 1, id))}
                  />
                )}
                {index < ids.length - 1 && (
                  <IconButton
                    icon={ArrowRight}
                    size="s"
                    label={t('admin.picture.after', { number: index + 1 })}
                    onClick={() => write(ids.with(index, ids[index + 1] ?? id).with(index + 1, id))}
                  />
                )}
                <IconButton
                  icon={X}
                  size="s"
                  label={t('admin.picture.remove', { number: index + 1 })}
                  onClick={() => write(ids.filter((other) => other !== id))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <Button {...inputAttributes(props)} size="l" onClick={() => setOpen(true)}>
        <ImagePlus size={15} aria-hidden />
        {t(isList || ids.length === 0 ? 'media.choose' : 'media.replace')}
      </Button>
      <MediaPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={({ id }) => {
          setOpen(false);
          if (!ids.includes(id)) write(isList ? [...ids, id] : [id]);
        }}
      />
    </div>
  );
}

function Thumbnail({ media, id }: { media: Media | undefined; id: number }) {
  if (!media) return <span className={styles['blank']}>#{id}</span>;
  return <img src={thumbnailOf(media)} alt={media.description || media.title} />;
}

/** Media of the library by their ids. */
export function useMedia(ids: readonly number[]): readonly Media[] {
  const { api } = useBackOffice();
  const key = ids.join(',');
  const { value = [] } = useLatest(key === '' ? null : key, async () => {
    const { records } = await api.get(filterMedia, { body: { ids: [...ids], limit: 100 } });
    return records;
  });
  return value;
}

function idsOf(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.map(Number);
  return typeof value === 'number' ? [value] : [];
}
