import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which file of which order. */
export interface Bought {
  orderId: number;
  productId: number;
}

/**
 * The token of a download: order and product, and 128 bits that only this installation can make. As
 * that of an order's document it is stored nowhere.
 */
export function downloadToken(secret: Uint8Array, bought: Bought): string {
  const { orderId, productId } = bought;
  const proof = mac(secret, bought).toString('base64url');
  return `${orderId.toString(36)}.${productId.toString(36)}.${proof}`;
}

/** What a token opens; null for any text that is no token of ours. */
export function boughtOfToken(secret: Uint8Array, token: string): Bought | null {
  const match = /^([0-9a-z]{1,6})\.([0-9a-z]{1,6})\.([A-Za-z0-9_-]{22})$/.exec(token);
  if (!match) return null;
  const bought = {
    orderId: Number.parseInt(match[1] ?? '', 36),
    productId: Number.parseInt(match[2] ?? '', 36),
  };
  const given = Buffer.from(match[3] ?? '', 'base64url');
  const expected = mac(secret, bought);
  return given.length === expected.length && timingSafeEqual(given, expected) ? bought : null;
}

function mac(secret: Uint8Array, { orderId, productId }: Bought): Buffer {
  return createHmac('sha256', secret)
    .update(`order-download:${orderId}:${productId}`)
    .digest()
    .subarray(0, 16);
}
