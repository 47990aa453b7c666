import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Ends a subscription without a login, for as long as it lasts: its id and 128 bits that only this
 * installation can make. Stored nowhere.
 */
export function leaveToken(secret: Uint8Array, subscriptionId: number): string {
  return `${subscriptionId.toString(36)}.${mac(secret, subscriptionId).toString('base64url')}`;
}

/** The subscription that a token ends; null for any text that is no token of ours. */
export function subscriptionOfToken(secret: Uint8Array, token: string): number | null {
  const match = /^([0-9a-z]{1,6})\.([A-Za-z0-9_-]{22})$/.exec(token);
  if (!match) return null;
  const id = Number.parseInt(match[1] ?? '', 36);
  const given = Buffer.from(match[2] ?? '', 'base64url');
  return timingSafeEqual(given, mac(secret, id)) ? id : null;
}

function mac(secret: Uint8Array, subscriptionId: number): Buffer {
  const topic = `newsletter-leave:${subscriptionId}`;
  return createHmac('sha256', secret).update(topic).digest().subarray(0, 16);
}
