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
  /** What stands in it first. */
  value: string;
  type?: 'text' | 'email' | 'tel';
  /** What a value that breaks a rule is told; else the rule's own text. */
  fault?: string;
  /** Over the whole width of the form. */
  isWide?: boolean;
}

/** A labelled line of text in a form of the account. */
export function TextField({ id, label, value, fault, isWide, ...input }: TextFieldProps) {
  const field = { id, label, error: '' };
  return (
    <div className={isWide ? styles['wide'] : undefined}>
      <Field {...field} required={input.required === true}>
        <Input maxLength={100} {...input} of={field} defaultValue={value} data-fault={fault} />
      </Field>
    </div>
  );
}
