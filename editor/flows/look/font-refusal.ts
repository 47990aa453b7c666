import type { ApiFailure } from '#schemas/api/endpoint.ts';
import type { Look } from './use-look.ts';

/** What the server says to a call about fonts, and where a font is used that cannot go. */
export function refusal({ statusCode, error }: ApiFailure, { t }: Look): string {
  if (statusCode === 0) return t('fonts.offline');
  const { message, places } = error.payload;
  if (!Array.isArray(places)) return message;
  const named = places.map((place) => t(`fonts.place.${String(place)}`)).join(', ');
  return t('fonts.inUse', { places: named });
}
