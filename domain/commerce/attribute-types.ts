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

/** What a shopper can be asked for on a product (PROD-06). */
export const OPTION_KINDS = [...ATTRIBUTE_TYPES, 'textField'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];
