import type { Limit, Throttle } from '#server/plugins/throttle.ts';
import type { Account } from '../account.repository.ts';
import { isPassword } from './passwords.ts';

/** Wrong passwords of somebody who is logged in. */
const LIMIT: Limit = { name: 'password-change', max: 5, windowSeconds: 15 * 60 };

export type OwnPassword = ReturnType<typeof createOwnPassword>;

/**
 * Whether somebody who is logged in knows the password of the account. Wrong ones are counted apart
 * from failed logins: strangers would else keep the owner from changing anything. Throws
 * `TooManyRequests`.
 */
export function createOwnPassword(throttle: Pick<Throttle, 'hit' | 'reset'>) {
  return async (account: Account, password: string): Promise<boolean> => {
    const who = String(account.id);
    await throttle.hit(LIMIT, who);
    if (!(await isPassword(account.password_hash, password))) return false;
    await throttle.reset(LIMIT, who);
    return true;
  };
}
