import type { Locale } from '#domain/locales.ts';
import type company from './hr/company.json';

export type CompanyKeys = keyof typeof company;
type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>('./*/company.json', { import: 'default', eager: true });

/** Texts of the panel's screens for the seller and the legal pages; they come with their code. */
export function companyTexts(locale: Locale): Texts {
  return files[`./${locale}/company.json`] ?? {};
}
