import slugify from 'slugify';
import { DEFAULT_LOCALE, LOCALES } from '#domain/locales.ts';

type Texts = Readonly<Record<string, string>>;

const SLUG_MAX = 150;
const NAME_MAX = 200;

/** `Majica, S / Crvena` in every language that the product has a name in. */
export function variantNames(main: Texts, labels: readonly Texts[]): Record<string, string> {
  const inLanguage = (texts: Texts, locale: string) =>
    texts[locale] || (texts[DEFAULT_LOCALE] ?? '');
  return Object.fromEntries(
    LOCALES.filter((locale) => locale === DEFAULT_LOCALE || main[locale]).map((locale) => {
      const values = labels.map((texts) => inLanguage(texts, locale)).join(' / ');
      return [locale, `${inLanguage(main, locale)}, ${values}`.slice(0, NAME_MAX)];
    }),
  );
}

/** An address after those of product and values that none of `taken` has; it is taken then. */
export function variantSlug(main: string, labels: readonly Texts[], taken: Set<string>): string {
  const words = labels.map((texts) => texts[DEFAULT_LOCALE] ?? '').join(' ');
  const wanted = slugify(`${main} ${words}`, { lower: true, strict: true }).slice(0, SLUG_MAX);
  const base = wanted.replace(/-+$/, '');
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}
