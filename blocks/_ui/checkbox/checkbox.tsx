import type { ComponentPropsWithRef, ReactNode } from 'react';

import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {
  /** Text of the label; the whole row is the target. */
  children: ReactNode;
  /** Second line of the label. */
  detail?: ReactNode;
}

/** A native checkbox with its label. Never ticked unless the caller says so. */
export function Checkbox({ children, detail, ...rest }: CheckboxProps) {
  return (
    <label className={styles['row']}>
      <input {...rest} type="checkbox" className={styles['box']} />
      <span className={styles['text']}>
        <span>{children}</span>
        {detail && <span className={styles['detail']}>{detail}</span>}
      </span>
    </label>
  );
}
