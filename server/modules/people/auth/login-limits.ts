import type { Limit } from '#server/plugins/throttle.ts';

/** Wrong passwords of one account, wherever they are typed (S28). */
export const LOGIN_PER_ACCOUNT: Limit = { name: 'login-account', max: 5, windowSeconds: 15 * 60 };
/** Failed logins from one address. */
export const LOGIN_PER_ADDRESS: Limit = { name: 'login-address', max: 20, windowSeconds: 15 * 60 };

/** An account in a counter, also one that does not exist. */
export function whoOf(siteId: number, email: string): string {
  return `${siteId}:${email.toLowerCase()}`;
}
