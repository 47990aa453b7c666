import { describe, expect, it } from 'vitest';
import { ApiError, type ApiFailure } from '#schemas/api/endpoint.ts';
import { cartOrNull } from './load-cart.ts';

const refused = (statusCode: number, code: string): ApiFailure => ({
  errored: true,
  statusCode,
  message: code,
  error: { code, payload: { message: code } },
});

describe('an answer about the cart', () => {
  it('is none for a cart that is unknown, ordered or merged', () => {
    expect(cartOrNull({ errored: false, data: 5 })).toBe(5);
    for (const code of ['CART_NOT_FOUND', 'CART_ARCHIVED', 'SESSION_USED']) {
      expect(cartOrNull(refused(409, code))).toBeNull();
    }
  });

  it('is never taken for an empty cart when the call failed', () => {
    expect(() => cartOrNull(refused(503, 'BUSY'))).toThrow(ApiError);
    expect(() => cartOrNull(refused(0, 'NETWORK'))).toThrow(ApiError);
  });
});
