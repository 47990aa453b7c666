import { useId, useState } from 'react';

import controls from '#kit/fields/controls.module.css';
import styles from './field-row.module.css';

interface DraftFieldProps {
  label: string;
  value: string;
  multiline?: boolean;
  /** What is shown for an empty value. */
  placeholder?: string;
  /** Message of the rule that a text breaks. */
  check(value: string): string | undefined;
  /** Called with texts that keep the rules only; others stay in the field with their message. */
  onChange(value: string): void;
}

/** A labelled text that is written as soon as it keeps the rules. */
export function DraftField({
  label,
  value,
  multiline,
  placeholder,
  check,
  onChange,
}: DraftFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const error = draft === null ? undefined : check(draft);
  const Input = multiline ? 'textarea' : 'input';
  return (
    <div className={styles['row']}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={styles['control']}>
        <Input
          id={id}
          className={controls[multiline ? 'textarea' : 'input']}
          value={error === undefined ? value : (draft ?? value)}
          placeholder={placeholder}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => {
            const isGood = check(target.value) === undefined;
            setDraft(isGood ? null : target.value);
            if (isGood) onChange(target.value);
          }}
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
