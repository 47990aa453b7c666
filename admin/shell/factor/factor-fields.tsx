import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { TextField } from '#kit/ui/text-field.tsx';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { failureText } from '../../screen.tsx';

interface FieldProps {
  /** Why the server refused what was typed last. */
  failure: ApiFailure | null;
}

/** The own password, for what nobody may change at a desk that was left alone. */
export function OwnPasswordField({ failure }: FieldProps) {
  const { t, user } = useBackOffice();
  const isOther = failure?.error.code === 'WRONG_CODE' || isAboutCode(failure);
  return (
    <>
      {/* For password managers: whose password it is. */}
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      <TextField
        label={t('admin.password.old')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={failure && !isOther ? passwordText(failure, t) : undefined}
      />
    </>
  );
}

interface CodeFieldProps extends FieldProps {
  label: string;
  /** Of the app only; recovery codes have letters. */
  isNumeric?: boolean;
  /** Beside a password, which other refusals are about. */
  isBesidePassword?: boolean;
}

export function CodeField({ label, failure, isNumeric, isBesidePassword }: CodeFieldProps) {
  const t = useTexts();
  const isOwn = failure?.error.code === 'WRONG_CODE' || isAboutCode(failure);
  const text = failure && isAboutCode(failure) ? t('admin.factor.codeMissing') : undefined;
  const isShown = failure && (isOwn || !isBesidePassword);
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      inputMode={isNumeric ? 'numeric' : 'text'}
      error={isShown ? (text ?? failureText(failure, t)) : undefined}
    />
  );
}

const isAboutCode = (failure: ApiFailure | null) =>
  failure?.error.payload.fields?.['code'] !== undefined;

function passwordText(failure: ApiFailure, t: ReturnType<typeof useTexts>): string {
  const isMissing = failure.error.payload.fields?.['password'] !== undefined;
  return isMissing ? t('admin.fault.required') : failureText(failure, t);
}
