import type { Locale } from '#domain/locales.ts';

/** A brand and how many products of the shop have it. */
export interface Brand {
  id: number;
  name: string;
  total: number;
}

/** Brands under the letter that they begin with; null for digits and signs. */
export interface BrandGroup {
  letter: string | null;
  brands: readonly Brand[];
}

/** Sorts behind everything that a letter can be followed by. */
const LAST = '\uFFFF';

/** Brands by letter, in the alphabet of the language: Č and Lj are letters in Croatian, Ä is none in German. */
export function brandGroups(brands: readonly Brand[], locale: Locale): BrandGroup[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const letterOf = createLetterOf(locale);
  const byLetter = new Map<string | null, Brand[]>();
  for (const brand of brands.toSorted((a, b) => compare(a.name, b.name))) {
    const letter = letterOf(brand.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), brand]);
  }
  return [...byLetter].map(([letter, group]) => ({ letter, brands: group }));
}

function createLetterOf(locale: Locale) {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  return (name: string): string | null => {
    const [first = '', second = ''] = name.trim().normalize('NFC');
    if (!/\p{L}/u.test(first)) return null;
    // Two signs that are one letter, such as Nj, sort behind all that begins with the first of them.
    if (compare(first + second, first + LAST) > 0)
      return first.toLocaleUpperCase(locale) + second.toLocaleLowerCase(locale);
    const [plain = first] = first.normalize('NFD');
    return (compare(plain, first) === 0 ? plain : first).toLocaleUpperCase(locale);
  };
}
