import { useState } from 'react';
import { choicesOf } from '#kit/fields/choice-controls.tsx';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import styles from '#kit/fields/controls.module.css';

/** A new password; never shown again. */
export function PasswordControl(props: ControlProps) {
  return (
    <input
      {...inputAttributes(props)}
      className={styles['input']}
      type="password"
      autoComplete="new-password"
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

/** A few codes, with commas between them. */
export function WordsControl(props: ControlProps) {
  const words = Array.isArray(props.value) ? props.value.map(String) : [];
  const [text, setText] = useState<string | null>(null);
  return (
    <input
      {...inputAttributes(props)}
      className={styles['input']}
      type="text"
      autoComplete="off"
      value={text ?? words.join(', ')}
      onChange={({ target }) => {
        setText(target.value);
        props.onChange(target.value.split(/[\s,;]+/).filter((word) => word !== ''));
      }}
      onBlur={() => setText(null)}
    />
  );
}

/** One of many, or none. */
export function ChoiceControl(props: ControlProps) {
  return (
    <select
      {...inputAttributes(props)}
      className={styles['select']}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={({ target }) => props.onChange(target.value)}
    >
      <option value="">–</option>
      {choicesOf(props).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
