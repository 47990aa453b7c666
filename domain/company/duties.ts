import type { Company } from './company.ts';
import { COMPANY_FIELDS, type CompanyField, type CompanyForm } from './fields.ts';

/**
 * Why a web shop has to say something: the act on electronic commerce, on consumer protection, on
 * companies, on crafts; `transfer` is no act, but nobody can pay by transfer without it.
 */
export type CompanyLaw = 'commerce' | 'consumer' | 'companies' | 'crafts' | 'transfer';

type Duties = Partial<Record<CompanyField, CompanyLaw>>;

const EVERYBODY: Duties = {
  name: 'commerce',
  street: 'commerce',
  place: 'commerce',
  country: 'commerce',
  email: 'commerce',
  phone: 'consumer',
};

const COMPANY: Duties = {
  oib: 'companies',
  register: 'companies',
  registerNumber: 'companies',
  capital: 'companies',
  people: 'companies',
  iban: 'companies',
  bank: 'companies',
};

const DUTIES: Readonly<Record<CompanyForm, Duties>> = {
  doo: { ...EVERYBODY, ...COMPANY },
  jdoo: { ...EVERYBODY, ...COMPANY },
  obrt: {
    ...EVERYBODY,
    oib: 'crafts',
    register: 'crafts',
    registerNumber: 'crafts',
    people: 'crafts',
    iban: 'transfer',
  },
  foreign: { ...EVERYBODY, register: 'commerce', registerNumber: 'commerce', iban: 'transfer' },
};

/** Something that a shop has to say, and whether it does. */
export interface CompanyDuty {
  field: CompanyField;
  law: CompanyLaw;
  isMet: boolean;
}

/** What the law asks a seller of that form to show, in the order of the fields. */
export function companyDuties(company: Company): CompanyDuty[] {
  const duties = DUTIES[company.form];
  return COMPANY_FIELDS.flatMap((field) => {
    const law = duties[field];
    return law ? [{ field, law, isMet: company[field] !== '' }] : [];
  });
}

/** Fields that the law asks for and nobody has filled in. */
export function missingOfCompany(company: Company): CompanyField[] {
  return companyDuties(company).flatMap(({ field, isMet }) => (isMet ? [] : [field]));
}
