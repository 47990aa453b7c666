import type { BlockProps } from '#runtime/define-block.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './quote.module.css';
import type { QuoteValues } from './quote.schema.ts';

/** With a large picture the words are beside it; otherwise a small portrait is beside the name. */
export function Quote({ values }: BlockProps<QuoteValues>) {
  const { text, author, role, layout, size } = values;
  const isLarge = layout === 'picture';
  const picture = (
    <EditableMedia
      field="media"
      value={values.media}
      sizes={isLarge ? '(min-width: 640px) 42vw, 100vw' : '64px'}
      widest={isLarge ? 1440 : 320}
      ratio={isLarge ? undefined : '1 / 1'}
      className={isLarge ? styles['picture'] : styles['portrait']}
    />
  );
  return (
    <BlockRoot as="div" className={styles['root']} data-layout={layout} data-size={size}>
      <div className={styles['layout']}>
        {isLarge && <div className={styles['place']}>{picture}</div>}
        <figure>
          <EditableText
            field="text"
            value={text}
            as="blockquote"
            className={styles['text']}
            multiline
          />
          <figcaption className={styles['by']}>
            {!isLarge && <div className={styles['face']}>{picture}</div>}
            <div>
              <EditableText field="author" value={author} as="p" className={styles['author']} />
              <EditableText field="role" value={role} as="p" className={styles['role']} />
            </div>
          </figcaption>
        </figure>
      </div>
    </BlockRoot>
  );
}
