/**
 * Notices that a redirect after a form without JavaScript may ask for, as `?poruka=<key>`. The
 * page shows the text `page:notice.<key>`; any other value shows nothing.
 */
export const NOTICES = {
  'dodano-u-kosaricu': 'success',
  'kosarica-nije-promijenjena': 'error',
  'newsletter-prijava': 'success',
  'newsletter-vec-prijavljen': 'info',
  'neispravan-email': 'error',
  'obavijest-zabiljezena': 'success',
  'obavijest-vec-zabiljezena': 'info',
  'proizvod-dostupan': 'info',
  'upit-poslan': 'success',
  'prijava-uspjesna': 'success',
  'prijava-neuspjesna': 'error',
  'odjava-uspjesna': 'success',
  'kosarica-azurirana': 'success',
  'uklonjeno-iz-kosarice': 'success',
  'potvrdite-email': 'info',
  'previse-pokusaja': 'error',
  'registracija-uspjesna': 'success',
  'korisnik-postoji': 'error',
  'provjerite-obrazac': 'error',
  'lozinka-poslana': 'success',
  'lozinka-promijenjena': 'success',
  'stara-lozinka-neispravna': 'error',
  'poveznica-istekla': 'error',
  'osobni-podaci-azurirani': 'success',
  'adresa-naplate-azurirana': 'success',
  'adresa-dostave-azurirana': 'success',
  'kartica-neispravna': 'error',
  'lista-zelja-promijenjena': 'success',
  'pokusajte-ponovno': 'error',
} as const satisfies Record<string, 'success' | 'error' | 'info'>;
export type NoticeKey = keyof typeof NOTICES;

/** Name of the query parameter. */
export const NOTICE_QUERY = 'poruka';
