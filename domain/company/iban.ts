/** How long an IBAN is, by country: those that a shop in Europe may have its account in. */
const LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BA: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
};

/** Countries whose accounts and companies are known, by their codes of two letters. */
export const COMPANY_COUNTRIES: readonly string[] = Object.keys(LENGTHS);

/** An IBAN without the spaces that people write in it, in capitals. */
export function bareIban(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/**
 * True for an account number of a known country: its length is right and its check digits are those of
 * ISO 7064 MOD 97,10. Without spaces.
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text)) return false;
  if (LENGTHS[text.slice(0, 2)] !== text.length) return false;
  const turned = text.slice(4) + text.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** An IBAN as people read it: in groups of four. */
export function groupedIban(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ');
}
