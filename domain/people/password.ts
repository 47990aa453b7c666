/** Fewest characters of a password (AUTH-20). */
export const PASSWORD_MIN_LENGTH = 8;
/** Most characters of a password; far beyond what anybody types (S29). */
export const PASSWORD_MAX_LENGTH = 200;

const PARTS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}]/u];

/**
 * Whether a password has at least eight characters, and a lowercase letter, an uppercase letter, a
 * digit and a special character among them, of any script (AUTH-20). Which passwords are too common
 * only the server knows.
 */
export function isPasswordComplex(password: string): boolean {
  const { length } = Array.from(password);
  return length >= PASSWORD_MIN_LENGTH && PARTS.every((part) => part.test(password));
}
