import field from '../field/field.module.css';
import { describedBy, Field } from '../field/field.tsx';
import styles from './block.module.css';

export interface TextAreaProps {
  id: string;
  name: string;
  label: string;
  value: string;
  maxLength: number;
  hint?: string;
  /** The label is read out, and seen in the title of the block. */
  hiddenLabel?: boolean;
}

/** A labelled place for several lines. */
export function TextArea({ name, value, maxLength, ...rest }: TextAreaProps) {
  const described = { ...rest, error: '' };
  return (
    <Field {...described}>
      <textarea
        id={rest.id}
        name={name}
        rows={3}
        maxLength={maxLength}
        defaultValue={value}
        className={`${field['input']} ${styles['area']}`}
        aria-describedby={describedBy(described)}
      />
    </Field>
  );
}
