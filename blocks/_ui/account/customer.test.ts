import { describe, expect, it } from 'vitest';
import { ApiError, type ApiResult } from '#schemas/api/endpoint.ts';
import { ownOrNull } from './customer.ts';
import { sectionOf } from './sections.ts';

function failed(statusCode: number): ApiResult<number> {
  const error = { code: 'X', payload: { message: '' } };
  return { errored: true, statusCode, message: '', error };
}

describe('data of the customer', () => {
  it('is what the server answers', () => {
    expect(ownOrNull({ errored: false, data: 5 })).toBe(5);
  });

  it('is nothing for a guest', () => {
    expect(ownOrNull(failed(401))).toBeNull();
  });

  it('is no guest’s when the server fails', () => {
    expect(() => ownOrNull(failed(500))).toThrow(ApiError);
  });
});

describe('the open part of the profile', () => {
  it.each([
    ['lista-zelja', 'wishlist'],
    ['povijest-narudzbi', 'orders'],
    ['postavke-lozinke', 'password'],
    ['osobni-podaci', 'personal'],
    ['nepoznato', 'personal'],
  ])('is named by the query: %s', (section, name) => {
    expect(sectionOf({ section })).toBe(name);
  });

  it('is the first without a query', () => {
    expect(sectionOf({})).toBe('personal');
  });
});
