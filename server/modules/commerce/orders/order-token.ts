import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** An unguessable name for an order in addresses: 128 bits. */
export function newOrderSlug(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The token of an order's document (S18): the order's id and 128 bits that only this installation
 * can make. It is stored nowhere and cannot be worked out from the order's number.
 */
export function documentToken(secret: Uint8Array, orderId: number): string {
  return `${orderId.toString(36)}.${mac(secret, orderId).toString('base64url')}`;
}

/** The order that a token opens; null for any text that is no token of ours. */
export function orderOfToken(secret: Uint8Array, token: string): number | null {
  const match = /^([0-9a-z]{1,7})\.([A-Za-z0-9_-]{22})$/.exec(token);
  if (!match) return null;
  const orderId = Number.parseInt(match[1] ?? '', 36);
  const given = Buffer.from(match[2] ?? '', 'base64url');
  const expected = mac(secret, orderId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? orderId : null;
}

function mac(secret: Uint8Array, orderId: number): Buffer {
  return createHmac('sha256', secret).update(`order-document:${orderId}`).digest().subarray(0, 16);
}
