const CONSENT = 'cookieConsent=preferences; path=/';

/** A visitor who agreed to cookies of preferences; returns what takes it back. */
export function agreeToPreferences(): () => void {
  // biome-ignore lint/suspicious/noDocumentCookie: the scripts under test read it at once; the Cookie Store would write later
  document.cookie = CONSENT;
  return () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${CONSENT}; max-age=0`;
  };
}
