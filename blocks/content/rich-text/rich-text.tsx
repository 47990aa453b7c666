import { proseClass } from '#blocks/_ui/prose/prose-class.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableRichText } from '#runtime/edit/editable-rich-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMobileValue } from '#runtime/render/mobile-value.ts';
import styles from './rich-text.module.css';
import type { RichTextValues } from './rich-text.schema.ts';

export function RichTextBlock({ values }: BlockProps<RichTextValues>) {
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      data-width={values.width}
      data-size={values.size}
      data-size-mobile={useMobileValue('size', values.size)}
    >
      <EditableRichText
        field="text"
        value={values.text}
        className={`${proseClass} ${styles['text']}`}
      />
    </BlockRoot>
  );
}
