import type { Locale } from '#schemas/primitives.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hr } from './hr.ts';

/** Texts of failures by language and code; what is not listed is shown in its raw English. */
export const errorTexts: Record<Locale, Readonly<Record<string, string>>> = { hr, en, de };
