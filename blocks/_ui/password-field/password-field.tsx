import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/people/password.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import { Field } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import { ControlIcon } from '../icon/control-icon.tsx';
import styles from './password-field.module.css';

export interface PasswordFieldProps {
  id: string;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** What a value that breaks a rule is told; else the rule's own text. */
  fault?: string;
}

/** A required password with an eye that shows it; the eye is there where scripts are. */
export function PasswordField({ id, name, label, autoComplete, hint, fault }: PasswordFieldProps) {
  const t = useTranslate();
  const field = { id, label, hint, error: '' };
  return (
    <Field {...field} required>
      <span className={styles['row']}>
        <Input
          of={field}
          type="password"
          name={name}
          autoComplete={autoComplete}
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={PASSWORD_MAX_LENGTH}
          data-fault={fault}
          required
        />
        <button
          type="button"
          className={styles['toggle']}
          data-shows={id}
          aria-label={`${t('showPassword')}: ${label}`}
          aria-pressed="false"
        >
          <ControlIcon name="eye" />
          <ControlIcon name="eye-off" />
        </button>
      </span>
    </Field>
  );
}
