import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { describedBy, type FieldProps } from './field.tsx';

export interface InputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> {
  /** Props of the field it is in, for its id and description. */
  of: Pick<FieldProps, 'id' | 'hint' | 'error'>;
}

/** A one-line text control; 16 px text, so that phones do not zoom in on focus. */
export function Input({ of, ...rest }: InputProps) {
  return (
    <input
      type="text"
      {...rest}
      id={of.id}
      className={styles['input']}
      aria-invalid={of.error ? true : undefined}
      aria-describedby={describedBy(of)}
    />
  );
}
