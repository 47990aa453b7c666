import { type Static, Type } from 'typebox';
import { COMPANY_FORMS, COMPANY_LENGTHS } from '#domain/company/fields.ts';
import { companyFactsSchema } from './company.ts';
import { defineEndpoint } from './endpoint.ts';

const text = (maxLength: number) => Type.String({ maxLength });
const { country: _country, ...plain } = COMPANY_LENGTHS;

/** Who sells, as the back office writes it; texts that nobody filled in are empty. */
export const companySchema = Type.Object(
  {
    form: Type.Enum([...COMPANY_FORMS]),
    country: Type.String({ pattern: '^[A-Z]{2}$', maxLength: 2 }),
    name: text(plain.name),
    street: text(plain.street),
    place: text(plain.place),
    oib: text(20),
    vatId: text(24),
    register: text(plain.register),
    registerNumber: text(plain.registerNumber),
    capital: text(plain.capital),
    people: text(plain.people),
    email: text(plain.email),
    phone: text(plain.phone),
    iban: text(48),
    bank: text(plain.bank),
    returns: text(plain.returns),
  },
  { additionalProperties: false },
);

/** The seller as the panel sees it, with what documents and mails make of it. */
const companyStateSchema = Type.Object({
  company: companySchema,
  facts: companyFactsSchema,
  /** The lines at the foot of mails and the head of documents. */
  imprint: Type.Array(Type.String(), { maxItems: 3 }),
});
export type CompanyState = Static<typeof companyStateSchema>;

export const adminCompany = defineEndpoint({
  key: 'admin.company.read',
  method: 'GET',
  path: '/api/v1/admin/settings/company',
  summary: 'Read who sells',
  access: 'backoffice',
  data: companyStateSchema,
});

/**
 * Changes all that is known of the seller. 400 with a fault by field (`CompanyFault`) for what cannot
 * be so; what is missing may be missing. Only owners: where money is paid to is theirs to say.
 */
export const adminUpdateCompany = defineEndpoint({
  key: 'admin.company.update',
  method: 'PUT',
  path: '/api/v1/admin/settings/company',
  summary: 'Change who sells',
  access: 'owner',
  body: companySchema,
  data: companyStateSchema,
});
