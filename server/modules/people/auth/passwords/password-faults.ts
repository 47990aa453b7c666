import { isPasswordComplex } from '#domain/people/password.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A new password as a form sends it. */
export interface NewPassword {
  password: string;
  repeated: string;
  /** Words about its owner. */
  personal: readonly string[];
}

/** Names of the two fields in the form. */
export interface PasswordFields {
  password: string;
  repeated: string;
}

/** Faults of a new password by field (AUTH-20, VAL-01). */
export function passwordFaults(
  names: PasswordFields,
  { password, repeated, personal }: NewPassword,
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!isPasswordComplex(password)) faults[names.password] = 'password';
  else if (isCommonPassword(password, personal)) faults[names.password] = 'commonPassword';
  if (repeated !== password) faults[names.repeated] = 'sameAs';
  return faults;
}

/** Words that are about somebody: the parts of the e-mail and of the name. */
export function personalWords(...texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [text.split('@')[0] ?? '', ...text.split(/[^\p{L}]+/u)]);
  return parts.filter((part) => part.length > 3);
}
