import type { Locale } from '../locales.ts';
import type { Company } from './company.ts';
import { groupedIban } from './iban.ts';
import { companyAddress } from './rows.ts';

/** What placeholders such as `{company.name}` stand for; empty for what nobody filled in. */
export function companyFactsOf(
  company: Company,
  { name, url, locale }: { name: string; url: string; locale: Locale },
): Record<string, string> {
  const { form: _form, country: _country, ...texts } = company;
  const isPlaced = company.street !== '' && company.place !== '';
  const address = isPlaced ? companyAddress(company, locale) : '';
  const facts = {
    ...texts,
    name: company.name || name,
    address,
    iban: groupedIban(company.iban),
    returns: company.returns || address,
    site: url,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([field, text]) => [`company.${field}`, text]),
  );
}
