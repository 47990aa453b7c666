import type { Translate } from '#runtime/i18n/texts.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';

/** Said by our own scripts, in words for the reader (ERR-07). */
const OWN_REFUSAL = 400;

/**
 * The translated message of a failed call. An answer that is not of our server, e.g. of a proxy, has
 * no code and nothing but a status in English to tell; then we say it (ERR-01).
 */
export function failureText({ statusCode, error }: ApiFailure, t: Translate): string {
  if (statusCode === 0) return t('loader:offline');
  const isOurs = error.code !== '' || statusCode === OWN_REFUSAL;
  return (isOurs && error.payload.message) || t('loader:failed');
}
