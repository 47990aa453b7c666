import {
  COMPANY_FIELDS,
  COMPANY_FORMS,
  COMPANY_LENGTHS,
  type CompanyField,
  type CompanyForm,
} from './fields.ts';
import { bareIban } from './iban.ts';

/** Option of a site that says who sells. Documents, mails, pages and payment slips go by it alone. */
export const COMPANY_OPTION = 'Seller';

/** Who sells. */
export interface Company extends Record<CompanyField, string> {
  form: CompanyForm;
}

const BARE: Partial<Record<CompanyField, (text: string) => string>> = {
  country: (text) => text.toUpperCase(),
  oib: (text) => text.replace(/\s/g, ''),
  vatId: (text) => text.replace(/[\s.-]/g, '').toUpperCase(),
  iban: bareIban,
};

/** Fields without what people type for the eye: spaces around texts, and in numbers. */
export function tidyCompany(company: Company): Company {
  const texts = COMPANY_FIELDS.map((field) => {
    const text = company[field].replace(/\s+/g, ' ').trim();
    return [field, BARE[field]?.(text) ?? text] as const;
  });
  return { ...company, ...Object.fromEntries(texts) };
}

/** What an option holds, which may be anything: what is no text of a company is taken as not said. */
export function readCompany(value: unknown): Company {
  const stored = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  const form = COMPANY_FORMS.find((known) => known === stored.get('form')) ?? 'doo';
  const texts = COMPANY_FIELDS.map((field) => {
    const text: unknown = stored.get(field);
    return [field, typeof text === 'string' ? text.slice(0, COMPANY_LENGTHS[field]) : ''] as const;
  });
  const company: Company = { ...emptyCompany(form), ...Object.fromEntries(texts) };
  return tidyCompany({ ...company, country: company.country || 'HR' });
}

function emptyCompany(form: CompanyForm): Company {
  const texts = Object.fromEntries(COMPANY_FIELDS.map((field) => [field, '']));
  return { form, ...(texts as Record<CompanyField, string>) };
}

/** The share capital in cents; null for what is no amount. */
export function capitalCents(text: string): number | null {
  const [, whole, fraction = ''] =
    /^(\d{1,3}(?:\.\d{3})*|\d{1,12})(?:,(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  return Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
}
