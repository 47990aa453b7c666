import { Icon } from '#blocks/_ui/icon/icon.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import styles from './divider.module.css';
import type { DividerValues } from './divider.schema.ts';

/** A change of topic is said by the line; what is in its middle is read as text. */
export function Divider({ values }: BlockProps<DividerValues>) {
  const { label, look, icon, width } = values;
  const hasSign = look === 'sign';
  return (
    <BlockRoot as="div" className={styles['root']} data-look={look} data-width={width}>
      {label === '' && !hasSign ? (
        <hr className={styles['line']} />
      ) : (
        <div className={styles['middle']}>
          {hasSign && <Icon name={icon} size={22} className={styles['sign']} />}
          <EditableText field="label" value={label} as="p" className={styles['label']} />
        </div>
      )}
    </BlockRoot>
  );
}
