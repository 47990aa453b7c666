import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { proseClass } from '#blocks/_ui/prose/prose-class.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableRichText } from '#runtime/edit/editable-rich-text.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './media-text.module.css';
import type { MediaTextValues } from './media-text.schema.ts';

export function MediaText({ values, nodeId }: BlockProps<MediaTextValues>) {
  const { title, overlap, ground } = values;
  const hasGround = overlap !== 'none' && ground !== 'page';
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
      data-side={values.side}
      data-overlap={overlap}
    >
      <div className={styles['picture']}>
        <EditableMedia
          field="media"
          value={values.media}
          sizes="(min-width: 1400px) 760px, (min-width: 760px) 58vw, 100vw"
          className={styles['image']}
        />
      </div>
      <div className={styles['words']} data-background={hasGround ? ground : undefined}>
        <EditableText field="eyebrow" value={values.eyebrow} as="p" className={styles['eyebrow']} />
        <EditableText
          field="title"
          value={title}
          as="h2"
          id={`${nodeId}-title`}
          className={styles['title']}
        />
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
    </BlockRoot>
  );
}
