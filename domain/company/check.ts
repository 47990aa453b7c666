import { isOib } from '../people/oib.ts';
import { type Company, capitalCents } from './company.ts';
import type { CompanyField } from './fields.ts';
import { COMPANY_COUNTRIES, isIban } from './iban.ts';

/** What can be wrong with a field that is filled in. */
export type CompanyFault =
  | 'country'
  | 'oib'
  | 'vatId'
  /** Croatian VAT numbers are HR and the OIB. */
  | 'vatOib'
  | 'mbs'
  | 'mbo'
  | 'capital'
  /** A d.o.o. has at least 2,500 euros, a j.d.o.o. one. */
  | 'capitalLow'
  | 'email'
  | 'iban'
  /** An account in the form of before 2013, which no bank takes any more. */
  | 'ibanOld';

const LEAST_CAPITAL_CENTS: Partial<Record<Company['form'], number>> = { doo: 250_000, jdoo: 100 };
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** What is wrong, by field. What is empty is missing, which is no fault: a form is filled in over days. */
export function companyFaults(company: Company): Partial<Record<CompanyField, CompanyFault>> {
  const faults = {
    country: COMPANY_COUNTRIES.includes(company.country) ? null : 'country',
    oib: isOib(company.oib) ? null : 'oib',
    vatId: vatFault(company),
    registerNumber: registerFault(company),
    capital: capitalFault(company),
    email: EMAIL.test(company.email) ? null : 'email',
    iban: ibanFault(company.iban),
  } as const satisfies Partial<Record<CompanyField, CompanyFault | null>>;
  return Object.fromEntries(
    Object.entries(faults).filter(
      ([field, fault]) => fault !== null && company[field as CompanyField] !== '',
    ),
  );
}

function vatFault({ vatId, oib, country }: Company): CompanyFault | null {
  if (!vatId.startsWith('HR')) return /^[A-Z]{2}[0-9A-Z]{2,12}$/.test(vatId) ? null : 'vatId';
  if (!isOib(vatId.slice(2))) return 'vatId';
  return country === 'HR' && oib !== '' && vatId !== `HR${oib}` ? 'vatOib' : null;
}

function registerFault({ form, registerNumber }: Company): CompanyFault | null {
  if (form === 'foreign') return null;
  if (form === 'obrt') return /^\d{8}$/.test(registerNumber) ? null : 'mbo';
  return /^\d{9}$/.test(registerNumber) ? null : 'mbs';
}

function capitalFault({ form, capital }: Company): CompanyFault | null {
  const cents = capitalCents(capital);
  if (cents === null) return 'capital';
  return cents < (LEAST_CAPITAL_CENTS[form] ?? 0) ? 'capitalLow' : null;
}

function ibanFault(iban: string): CompanyFault | null {
  if (/^\d{17}$/.test(iban)) return 'ibanOld';
  return isIban(iban) ? null : 'iban';
}
