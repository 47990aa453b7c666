import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { describedBy, type FieldProps } from './field.tsx';
import select from './select.module.css';

export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'id' | 'children'> {
  /** Props of the field it is in, for its id and description. */
  of: Pick<FieldProps, 'id' | 'hint' | 'error'>;
  options: readonly { value: string; label: string }[];
}

/** A choice of one of a list, by the browser's own control. */
export function Select({ of, options, ...rest }: SelectProps) {
  return (
    <select
      {...rest}
      id={of.id}
      className={`${styles['input']} ${select['select']}`}
      aria-invalid={of.error ? true : undefined}
      aria-describedby={describedBy(of)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
