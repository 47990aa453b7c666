import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import styles from './code-form.module.css';

export interface CodeFieldProps {
  id: string;
  name: string;
  label: string;
  submit: string;
  /** What an empty field is told. */
  missing: string;
  error: string;
  maxLength: number;
  value?: string;
}

/** A code with the button that sends it, and what is wrong with it below. */
export function CodeField({ id, label, error, submit, missing, value, ...input }: CodeFieldProps) {
  const field = { id, label, error };
  return (
    <Field {...field}>
      <div className={styles['line']}>
        <Input
          {...input}
          of={field}
          defaultValue={value}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-missing={missing}
        />
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </div>
    </Field>
  );
}
