import type { Locale } from '#domain/locales.ts';
import type answers from './hr/answers.json';

export type AnswersKeys = keyof typeof answers;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/answers.json', { import: 'default', eager: true });

/** Texts of the screens for answers to forms; they come with the screens' code. */
export function answersTexts(locale: Locale): Texts {
  return files[`./${locale}/answers.json`] ?? {};
}
