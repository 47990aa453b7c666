import { bareIban } from './iban.ts';

/** Option of a site that says who sells. Documents, mails, pages and payment slips go by it alone. */
export const COMPANY_OPTION = 'Seller';

/** What a seller is: companies of Croatia, a craft of Croatia, or a company of another country. */
export const COMPANY_FORMS = ['doo', 'jdoo', 'obrt', 'foreign'] as const;
export type CompanyForm = (typeof COMPANY_FORMS)[number];

/** Longest text of each field. All of them are texts, empty where nobody filled them in. */
export const COMPANY_LENGTHS = {
  name: 120,
  street: 120,
  /** Postcode and town. */
  place: 80,
  /** Code of two letters. */
  country: 2,
  oib: 11,
  /** Number of a VAT payer with the code of its country; empty for a seller who pays none. */
  vatId: 14,
  /** Court, or office, that keeps the register. */
  register: 120,
  /** MBS of a company, MBO of a craft, what the register calls it elsewhere. */
  registerNumber: 40,
  /** In euros, as people write it: `2.500,00`. */
  capital: 20,
  /** Members of the board, or the owner of a craft. */
  people: 300,
  email: 254,
  phone: 40,
  iban: 34,
  bank: 80,
  /** Where goods are sent back to; empty: the address above. */
  returns: 250,
} as const;
export type CompanyField = keyof typeof COMPANY_LENGTHS;
export const COMPANY_FIELDS = Object.keys(COMPANY_LENGTHS) as readonly CompanyField[];

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
