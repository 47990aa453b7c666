import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { failureText } from './failure-text.ts';
import { failureOf, noAnswer } from './request.ts';

const t = (key: string) => `<${key}>`;

const refused = (statusCode: number, code: string, text: string): ApiFailure => ({
  errored: true,
  statusCode,
  message: 'Raw English',
  error: { code, payload: { message: text } },
});

describe('a failed call is told', () => {
  it('by the translated message', () => {
    const failure = refused(409, 'OUT_OF_STOCK', 'Nema dovoljno komada na zalihi');

    expect(failureText(failure, t)).toBe('Nema dovoljno komada na zalihi');
  });

  it.each([500, 502, 403])('in our own words when a %d has no code (CARD-09)', (status) => {
    const failure = failureOf(status, '<html>', 'Internal Server Error');

    expect(failureText(failure, t)).toBe('<loader:failed>');
  });

  it('as being without network when no answer came', () => {
    expect(failureText(noAnswer(), t)).toBe('<loader:offline>');
  });

  it('by what our own script found (ERR-07)', () => {
    const failure = failureOf(400, undefined, 'ReCaptcha error: Failed to load script');

    expect(failureText(failure, t)).toBe('ReCaptcha error: Failed to load script');
  });
});
