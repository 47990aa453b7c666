import type { Translate } from '#runtime/i18n/texts.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';

/** ERR-01: the translated message, else the raw one. */
export function failureText({ statusCode, message, error }: ApiFailure, t: Translate): string {
  return statusCode === 0 ? t('loader:offline') : error.payload.message || message;
}
