import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './image.module.css';
import type { ImageValues } from './image.schema.ts';

const SIZES = {
  measure: '(min-width: 720px) 680px, 100vw',
  page: '(min-width: 1400px) 1320px, 100vw',
  full: '100vw',
};

export function ImageBlock({ values }: BlockProps<ImageValues>) {
  const picture = (
    <EditableMedia
      field="media"
      value={values.media}
      sizes={SIZES[values.width]}
      className={styles['image']}
    />
  );
  return (
    <BlockRoot as="figure" className={styles['root']} data-width={values.width}>
      <div className={styles['frame']}>
        {values.link ? (
          <EditableLink field="link" value={values.link} className={styles['link']}>
            {picture}
          </EditableLink>
        ) : (
          picture
        )}
      </div>
      <EditableText
        field="caption"
        value={values.caption}
        as="figcaption"
        className={styles['caption']}
      />
    </BlockRoot>
  );
}
