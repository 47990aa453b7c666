import type { Company } from '#domain/company/company.ts';
import type { CompanyField } from '#domain/company/fields.ts';
import type { Translate } from '#runtime/i18n/texts.ts';

/** The form's parts with their fields, in the order of the law. */
export const COMPANY_PARTS = [
  { part: 'who', fields: ['name', 'street', 'place', 'country'] },
  { part: 'register', fields: ['oib', 'vatId', 'register', 'registerNumber', 'capital', 'people'] },
  { part: 'contact', fields: ['email', 'phone', 'returns'] },
  { part: 'account', fields: ['iban', 'bank'] },
] as const satisfies readonly { part: string; fields: readonly CompanyField[] }[];

/** Only companies have a share capital. */
export function isAsked(field: CompanyField, { form }: Pick<Company, 'form'>): boolean {
  return !(field === 'capital' && form === 'obrt');
}

/** Fields that mean something else in a register of crafts, or of another country. */
const BY_FORM: ReadonlySet<CompanyField> = new Set(['register', 'registerNumber', 'people']);

/** Name of a field, as sellers of that form call it. */
export function fieldLabel(field: CompanyField, form: Company['form'], t: Translate): string {
  const isOwn = BY_FORM.has(field) && (form === 'obrt' || form === 'foreign');
  const key: string = isOwn ? `company.${field}.${form}` : `company.${field}`;
  return t(key);
}
