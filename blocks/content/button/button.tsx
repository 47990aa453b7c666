import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './button.module.css';
import type { ButtonValues } from './button.schema.ts';

export function ButtonBlock({ values }: BlockProps<ButtonValues>) {
  const { link, variant, size } = values;
  return (
    <BlockRoot as="div" className={styles['root']}>
      <EditableLink field="link" value={link} className={buttonClass({ variant, size })} />
    </BlockRoot>
  );
}
