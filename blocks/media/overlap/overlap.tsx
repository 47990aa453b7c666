import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { proseClass } from '#blocks/_ui/prose/prose-class.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableRichText } from '#runtime/edit/editable-rich-text.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './overlap.module.css';
import type { OverlapValues } from './overlap.schema.ts';

const SIZES = '(min-width: 1400px) 1320px, 100vw';

/**
 * The card begins light whatever the section stands on: grounds of dark sections can be seen
 * through, and words over a picture cannot do with that.
 */
export function Overlap({ values, nodeId }: BlockProps<OverlapValues>) {
  const { title, ground } = values;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-place={values.place}
      data-overlap={values.overlap}
    >
      <div className={styles['picture']}>
        <EditableMedia
          field="media"
          value={values.media}
          sizes={SIZES}
          className={styles['image']}
        />
      </div>
      <div
        className={styles['card']}
        data-surface="light"
        data-background={ground === 'page' ? undefined : ground}
      >
        <div className={styles['head']}>
          <EditableText
            field="eyebrow"
            value={values.eyebrow}
            as="p"
            className={styles['eyebrow']}
          />
          <EditableText
            field="title"
            value={title}
            as="h2"
            id={`${nodeId}-title`}
            className={styles['title']}
          />
        </div>
        <div className={styles['body']}>
          <EditableRichText
            field="text"
            value={values.text}
            className={`${proseClass} ${styles['text']}`}
          />
          <EditableLink
            field="link"
            value={values.link}
            className={`${buttonClass({ variant: 'secondary' })} ${styles['link']}`}
          />
        </div>
      </div>
    </BlockRoot>
  );
}
