import { type ReactNode, useId } from 'react';

import { ToggleInput } from '#kit/fields/choice-controls.tsx';
import controls from '#kit/fields/controls.module.css';
import styles from './system.module.css';

interface AreaFieldProps {
  label: string;
  /** Language of the text. */
  lang?: string;
  rows?: number;
  value: string;
  describedBy?: string;
  onChange(value: string): void;
}

/** A labelled field for several lines of text. */
export function AreaField({ label, lang, rows = 2, value, describedBy, onChange }: AreaFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={controls['textarea']}
        rows={rows}
        lang={lang}
        spellCheck
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface SwitchFieldProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange(isOn: boolean): void;
}

/** A switch with its name and what it means. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles['switch']}>
      <span>
        <label htmlFor={id}>{label}</label>
        {hint && <small id={hintId}>{hint}</small>}
      </span>
      <ToggleInput
        id={id}
        aria-describedby={hint ? hintId : undefined}
        checked={checked}
        onChange={onChange}
      />
    </div>
  );
}
