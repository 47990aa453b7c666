import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';
import { describedBy, type FieldProps } from './field.tsx';
import textarea from './textarea.module.css';

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id'> {
  /** Props of the field it is in, for its id and description. */
  of: Pick<FieldProps, 'id' | 'hint' | 'error'>;
}

/** A text control of several lines, which grows with its text. */
export function Textarea({ of, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={4}
      {...rest}
      id={of.id}
      className={`${styles['input']} ${textarea['textarea']}`}
      aria-invalid={of.error ? true : undefined}
      aria-describedby={describedBy(of)}
    />
  );
}
