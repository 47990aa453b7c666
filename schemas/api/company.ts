import { type Static, Type } from 'typebox';
import { COMPANY_FIELDS } from '#domain/company/fields.ts';
import { defineEndpoint } from './endpoint.ts';

const field = Type.Enum([...COMPANY_FIELDS, 'address'] as const);
/** Most rows about a seller: one a field. */
const MAX_ROWS = COMPANY_FIELDS.length + 1;

const rowSchema = Type.Object({
  field,
  label: Type.String(),
  value: Type.String(),
  href: Type.Optional(Type.String()),
});

/** What pages say of the seller: the name, and lines with labels in the language of the caller. */
export const companyFactsSchema = Type.Object({
  name: Type.String(),
  rows: Type.Array(rowSchema, { maxItems: MAX_ROWS }),
});
export type CompanyFacts = Static<typeof companyFactsSchema>;

/** For the block that shows the seller. It is public by law. */
export const companyFacts = defineEndpoint({
  key: 'company.facts',
  method: 'GET',
  path: '/api/v1/settings/company',
  summary: 'Who sells, in the order of the law',
  access: 'public',
  data: companyFactsSchema,
  tags: () => ['options', 'settings'],
});
