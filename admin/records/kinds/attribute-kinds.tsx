import { hasValues } from '#domain/commerce/attribute-types.ts';
import { adminAttribute, adminBrand } from '#schemas/api/admin-attribute.ts';
import { type RecordKind, textIn } from '../record-kind.ts';
import { choiceColumn, plainColumn, textColumn } from './cells.tsx';

const isSwatch = ({ type }: { type?: unknown }) => type === 'visualSwatch';

/** What products are filtered by, and what variants differ in. */
export const attributeKind: RecordKind = {
  name: 'attributes',
  path: 'attributes',
  isOfCatalogue: true,
  endpoints: adminAttribute,
  createRules: adminAttribute.write,
  titleOf: ({ labels }, locale) => textIn(labels, locale),
  columns: (tools) => [
    textColumn('attributes', 'labels', tools),
    choiceColumn('attributes', 'type', tools),
    plainColumn('attributes', 'values', tools, {
      align: 'end',
      cell: ({ values, type }) =>
        hasValues(type) && Array.isArray(values) ? String(values.length) : '',
    }),
    plainColumn('attributes', 'filterable', tools, {
      cell: ({ filterable }) => tools.t(filterable ? 'admin.yes' : 'admin.no'),
    }),
    plainColumn('attributes', 'position', tools, { align: 'end', sort: 'position' }),
  ],
  blank: { type: 'textSwatch', filterable: true },
  groups: [
    {
      name: 'basics',
      fields: [
        { name: 'labels', control: 'texts' },
        { name: 'type', control: 'select', isHalf: true, hasHint: true },
        { name: 'code', control: 'text', isHalf: true, hasHint: true },
        {
          name: 'unit',
          control: 'text',
          isHalf: true,
          hasHint: true,
          when: ({ type }) => type === 'numberField',
        },
        { name: 'position', control: 'number', isHalf: true, hasHint: true },
        { name: 'filterable', control: 'toggle', hasHint: true },
      ],
    },
    {
      name: 'values',
      fields: [
        { name: 'values', control: 'swatchValues', hasHint: true, when: isSwatch },
        {
          name: 'values',
          control: 'attributeValues',
          hasHint: true,
          when: (values) => hasValues(values['type']) && !isSwatch(values),
        },
      ],
    },
  ],
};

export const brandKind: RecordKind = {
  name: 'brands',
  path: 'brands',
  isOfCatalogue: true,
  endpoints: adminBrand,
  createRules: adminBrand.write,
  titleOf: ({ name }) => String(name ?? ''),
  columns: (tools) => [
    plainColumn('brands', 'name', tools, { sort: 'name' }),
    plainColumn('brands', 'slug', tools, { sort: 'slug' }),
    plainColumn('brands', 'manufacturer', tools),
  ],
  groups: [
    {
      name: 'basics',
      fields: [
        { name: 'name', control: 'text', isHalf: true },
        { name: 'slug', control: 'text', isHalf: true, hasHint: true },
        { name: 'manufacturer', control: 'longText', hasHint: true },
        { name: 'contact', control: 'longText', hasHint: true },
      ],
    },
  ],
};
