/** What an attribute of a product can be; filters and variants follow it (FILT-05). */
export const ATTRIBUTE_TYPES = [
  'dropdown',
  'numberField',
  'multipleSelect',
  'textSwatch',
  'visualSwatch',
  'yesNo',
  'date',
  'dateTime',
] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** Attributes whose values are chosen from a list; the others are numbers, days, yes or no. */
const WITH_VALUES: readonly string[] = ['dropdown', 'multipleSelect', 'textSwatch', 'visualSwatch'];

/** Whether products choose from a list of values of such an attribute. */
export function hasValues(type: unknown): boolean {
  return WITH_VALUES.includes(String(type));
}

/** Whether variants can differ in it: each has one value of a list. */
export function makesVariants(type: unknown): boolean {
  return hasValues(type) && type !== 'multipleSelect';
}

/** What a shopper can be asked for on a product (PROD-06). */
export const OPTION_KINDS = [...ATTRIBUTE_TYPES, 'textField'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];
