import type { Locale } from '../locales.ts';
import { type Company, capitalCents } from './company.ts';
import type { CompanyField, CompanyForm } from './fields.ts';
import { groupedIban } from './iban.ts';

/** What the server says about a seller, in one language. */
export interface CompanyWords {
  address: string;
  oib: string;
  vatId: string;
  capital: string;
  paidUp: string;
  email: string;
  phone: string;
  iban: string;
  returns: string;
  register: Readonly<Record<CompanyForm, string>>;
  registerNumber: Readonly<Record<CompanyForm, string>>;
  people: Readonly<Record<CompanyForm, string>>;
}

/** A line about the seller; `address` stands for street, place and country. */
export interface CompanyRow {
  field: CompanyField | 'address';
  label: string;
  value: string;
  /** Where the value leads, for an address of mail or a telephone. */
  href?: string;
}

/** Street, place, and the country where it is not Croatia. */
export function companyAddress(company: Company, locale: Locale): string {
  const { street, place, country } = company;
  return [street, place, country !== 'HR' && countryName(country, locale)]
    .filter(Boolean)
    .join(', ');
}

/** Name of a country in a language; empty for what is no code. */
export function countryName(country: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(country)) return '';
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}

/** Everything that is known of a seller, with labels, in the order of the law; without the name. */
export function companyRows(company: Company, words: CompanyWords, locale: Locale): CompanyRow[] {
  const { form, bank } = company;
  const iban = groupedIban(company.iban);
  const rows: CompanyRow[] = [
    { field: 'address', label: words.address, value: companyAddress(company, locale) },
    { field: 'oib', label: words.oib, value: company.oib },
    { field: 'vatId', label: words.vatId, value: company.vatId },
    { field: 'register', label: words.register[form], value: company.register },
    {
      field: 'registerNumber',
      label: words.registerNumber[form],
      value: company.registerNumber,
    },
    { field: 'capital', label: words.capital, value: capitalText(company, words, locale) },
    { field: 'people', label: words.people[form], value: company.people },
    {
      field: 'email',
      label: words.email,
      value: company.email,
      href: `mailto:${company.email}`,
    },
    {
      field: 'phone',
      label: words.phone,
      value: company.phone,
      href: `tel:${company.phone.replace(/[^+\d]/g, '')}`,
    },
    { field: 'iban', label: words.iban, value: iban && bank ? `${iban} (${bank})` : iban },
    { field: 'returns', label: words.returns, value: company.returns },
  ];
  return rows.filter(({ value }) => value !== '');
}

/** Only companies have a capital; one that cannot be read is shown as it was typed. */
function capitalText({ form, capital }: Company, words: CompanyWords, locale: Locale): string {
  if (capital === '' || form === 'obrt') return '';
  const cents = capitalCents(capital);
  if (cents === null) return capital;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const amount = format.format(cents / 100);
  return form === 'foreign' ? amount : `${amount}, ${words.paidUp}`;
}

const IN_IMPRINT: ReadonlySet<CompanyRow['field']> = new Set([
  'oib',
  'vatId',
  'register',
  'registerNumber',
  'capital',
  'people',
]);

/**
 * Who sells in three lines, as the foot of mails and the head of documents say it: name and address;
 * what register they are in; how to reach them. Lines without anything to say are left out.
 */
export function companyImprint(
  company: Company,
  { words, locale, name }: { words: CompanyWords; locale: Locale; name: string },
): string[] {
  const rows = companyRows(company, words, locale);
  const said = (fields: ReadonlySet<CompanyRow['field']>) =>
    rows.filter(({ field }) => fields.has(field)).map(({ label, value }) => `${label}: ${value}`);
  const first = [company.name || name, companyAddress(company, locale)];
  const contact = [company.email, company.phone];
  return [first, said(IN_IMPRINT), contact]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter(Boolean);
}
