import { LoopVideo } from '#blocks/_ui/video/loop-video.tsx';
import { useFilms } from '#blocks/_ui/video/use-films.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMobileValue } from '#runtime/render/mobile-value.ts';
import { Slot } from '#runtime/render/slot.tsx';
import styles from './container.module.css';
import type { ContainerValues } from './container.schema.ts';

/** The frame is a container of its own: what is in it adapts to the frame, not to the page. */
export function Container({ values }: BlockProps<ContainerValues>) {
  const { media, overlay, ground, padding } = values;
  const films = useFilms(values);
  const isCovered = media !== undefined || films.length > 0;
  const isDark = isCovered && overlay === 'dark';
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      data-width={values.width}
      data-overlap={values.overlap}
      data-sticky={values.sticky || undefined}
    >
      <div
        className={styles['frame']}
        data-background={ground === 'none' ? undefined : ground}
        data-padding={padding}
        data-padding-mobile={useMobileValue('padding', padding)}
        data-height={values.height}
        data-rounded={values.rounded || undefined}
      >
        <div className={styles['picture']} data-overlay={films.length > 0 ? 'none' : overlay}>
          <EditableMedia
            field="media"
            value={media}
            sizes={values.width === 'full' ? '100vw' : '(min-width: 1400px) 1320px, 100vw'}
            className={styles['image']}
          />
        </div>
        {films.length > 0 && (
          <LoopVideo files={films} label="" className={styles['film']} data-overlay={overlay} />
        )}
        <div className={styles['content']} data-surface={isDark ? 'deep' : undefined}>
          <Slot name="content" />
        </div>
      </div>
    </BlockRoot>
  );
}
