import { type Static, Type } from 'typebox';
import { LOCALES, type Locale } from '#domain/locales.ts';
import { elementContentSchema } from './element.ts';

/** Format of a file in `patterns/`: an element with what a list says of it. */
export const PATTERN_FORMAT = 'izlog/pattern@1';

/** A part of a page, or a whole page to begin with. */
export const PATTERN_KINDS = ['section', 'page'] as const;
export type PatternKind = (typeof PATTERN_KINDS)[number];

/** What sections are for, in the order of the list. Page presets are of none. */
export const PATTERN_CATEGORIES = [
  'opening',
  'offer',
  'products',
  'story',
  'pictures',
  'voices',
  'help',
  'reading',
] as const;
export type PatternCategory = (typeof PATTERN_CATEGORIES)[number];

function everyLanguage(maxLength: number) {
  const text = Type.String({ minLength: 1, maxLength });
  return Type.Object(
    Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, typeof text>,
    { additionalProperties: false },
  );
}

/** What a list says of a pattern that comes with the product. */
export const patternAboutSchema = Type.Object(
  {
    kind: Type.Enum([...PATTERN_KINDS]),
    category: Type.Union([Type.Enum([...PATTERN_CATEGORIES]), Type.Null()]),
    titles: everyLanguage(60),
    /** What it is good for, in one sentence. */
    texts: everyLanguage(160),
    /** Other words that people look for it by. */
    words: everyLanguage(200),
  },
  { additionalProperties: false },
);
export type PatternAbout = Static<typeof patternAboutSchema>;

/**
 * A file of `patterns/`. Its element is begun in Croatian and has every text in the other languages
 * too. Pictures are named by reference (`@media:<file without ending>`).
 */
export const patternFileSchema = Type.Object(
  {
    format: Type.Literal(PATTERN_FORMAT),
    about: patternAboutSchema,
    element: elementContentSchema,
  },
  { additionalProperties: false },
);
export type PatternFile = Static<typeof patternFileSchema>;
