import type { ReactNode } from 'react';

import styles from './field.module.css';

export interface FieldProps {
  /** Id of the control; ids of hint and error are made from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Message below the control; an empty string keeps its place for a message that scripts set. */
  error?: string | undefined;
  required?: boolean;
  /** The label is read out but not shown; the placeholder tells sighted readers. */
  hiddenLabel?: boolean;
  children: ReactNode;
}

/** A labelled place for one control; give the control the attributes of `describedBy`. */
export function Field({ id, label, hint, error, required, hiddenLabel, children }: FieldProps) {
  return (
    <div className={styles['field']} data-field={id}>
      <label className={hiddenLabel ? 'visually-hidden' : styles['label']} htmlFor={id}>
        {label}
        {required && (
          <span className={styles['required']} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles['error']} id={`${id}-error`} aria-live="polite">
          {error}
        </p>
      )}
    </div>
  );
}

/** `aria-describedby` of the control in a field. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
