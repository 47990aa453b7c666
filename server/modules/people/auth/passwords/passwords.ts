import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with the parameters of the library: 19 MiB, two passes (S29). The same characters typed
 * on another system may be other code points, so they are brought to one form first.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

let decoy: Promise<string> | null = null;

/** Whether the password fits. Without a hash it takes as long and is never right (S28). */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const isRight = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return stored !== undefined && isRight;
}
