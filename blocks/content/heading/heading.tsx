import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMobileValue } from '#runtime/render/mobile-value.ts';
import styles from './heading.module.css';
import type { HeadingValues } from './heading.schema.ts';

export function Heading({ values }: BlockProps<HeadingValues>) {
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      data-size={values.size}
      data-size-mobile={useMobileValue('size', values.size)}
    >
      <EditableText field="text" value={values.text} as={values.level} className={styles['text']} />
    </BlockRoot>
  );
}
