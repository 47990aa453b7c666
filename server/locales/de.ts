/** German texts of failures by code. */
export const de: Readonly<Record<string, string>> = {
  VALIDATION_FAILED: 'Bitte füllen Sie das Formular richtig aus',
  QUERY_PARAMETERS_MISSING: 'Es fehlen Parameter',
  MALFORMED_REQUEST: 'Die Anfrage ist fehlerhaft',
  UNAUTHENTICATED: 'Bitte melden Sie sich an',
  TOKEN_EXPIRED: 'Ihre Anmeldung ist abgelaufen, bitte melden Sie sich erneut an',
  SCOPE_REQUIRED: 'Dazu sind Sie nicht berechtigt',
  WRONG_ADMIN_ACCESS_KEY: 'Diese Anmeldung gehört zu einem anderen Shop',
  NOT_FOUND: 'Nicht gefunden',
  PAYLOAD_TOO_LARGE: 'Der gesendete Inhalt ist zu groß',
  UNSUPPORTED_MEDIA_TYPE: 'Diese Art von Inhalt wird nicht unterstützt',
  TOO_MANY_REQUESTS: 'Zu viele Versuche. Bitte versuchen Sie es etwas später erneut',
  SERVICE_UNAVAILABLE: 'Der Dienst ist gerade nicht verfügbar',
  SOMETHING_WENT_WRONG: 'Etwas ist schiefgegangen',
  INVALID_LOGIN: 'Falsche E-Mail oder falsches Passwort',
  MEDIA_FILE_MISSING: 'Sie haben keine Datei ausgewählt',
  MEDIA_TOO_MANY: 'Sie können höchstens 20 Dateien auf einmal senden',
  MEDIA_TOO_LARGE: 'Die Datei ist zu groß. Erlaubt sind höchstens 15 MB',
  MEDIA_TOO_MANY_PIXELS:
    'Das Bild hat zu viele Pixel. Verkleinern Sie es auf höchstens 40 Megapixel',
  MEDIA_WRONG_KIND:
    'Diese Dateiart wird nicht unterstützt. Senden Sie ein Bild als JPEG, PNG, WebP, AVIF oder SVG',
  MEDIA_UNREADABLE: 'Das Bild ist beschädigt und kann nicht gelesen werden',
  MEDIA_STORAGE_FULL: 'Auf dem Server ist kein Platz mehr für Bilder',
};
