import type { NoticeKey } from '#domain/web/notices.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import type { Outcome } from './answer.ts';

const COMMON: Readonly<Record<string, NoticeKey>> = {
  VALIDATION_FAILED: 'check-form',
  TOO_MANY_REQUESTS: 'too-many-attempts',
};

/**
 * What a refused call tells the visitor; `notices` says it by code of the failure. Consents that the
 * form insists on are named as such (CONS-04).
 */
export function refusal(
  failure: ApiFailure,
  notices: Readonly<Record<string, NoticeKey>> = {},
): Omit<Outcome, 'to'> {
  const { code, payload } = failure.error;
  if (payload.fields?.['acceptedConsents'] === 'required') {
    return { failure, notice: 'accept-consents' };
  }
  return { failure, notice: notices[code] ?? COMMON[code] ?? 'try-again' };
}
