import type { ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import styles from './form-grid.module.css';

type InputAttributes = Pick<
  ComponentPropsWithoutRef<'input'>,
  'autoComplete' | 'maxLength' | 'pattern' | 'required' | 'inputMode'
>;

export interface TextFieldProps extends InputAttributes {
  id: string;
  name: string;
  label: string;
  /** Its first value. */
  value: string;
  type?: 'text' | 'email' | 'tel';
  /** What a value that breaks a rule is told; else the rule's own text. */
  fault?: string;
  /** What a value is told that is another's already, such as an e-mail address, or a card of nobody. */
  taken?: string;
  /** Over the whole width of the form. */
  isWide?: boolean;
  /** Of its place in a grid of the caller's. */
  className?: string | undefined;
  /** Needed while it is shown: a browser would insist on it also where it is not. */
  isNeeded?: boolean;
}

/** A labelled line of text in a form of the account. */
export function TextField({ id, label, value, fault, taken, ...rest }: TextFieldProps) {
  const { isWide, className, isNeeded, ...input } = rest;
  const field = { id, label, error: '' };
  return (
    <div className={isWide ? styles['wide'] : className}>
      <Field {...field} required={input.required === true || isNeeded === true}>
        <Input
          maxLength={100}
          {...input}
          of={field}
          defaultValue={value}
          data-fault={fault}
          data-fault-exists={taken}
          data-needed={isNeeded ? '' : undefined}
        />
      </Field>
    </div>
  );
}
