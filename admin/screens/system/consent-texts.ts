import type { Locale } from '#domain/locales.ts';
import type { StoredConsent } from '#schemas/api/consents.ts';

/** What the consent says, as plain text in the reader's language; else in the one of the call. */
export function consentText(consent: StoredConsent, locale: Locale): string {
  return withoutTags(consent.displayNames[locale] ?? consent.displayName);
}

function withoutTags(html: string): string {
  // A parsed document runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
}
