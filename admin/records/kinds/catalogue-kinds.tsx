import { adminCategory, adminTag } from '#schemas/api/admin.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import { ProductParts } from '../parts/variants-part.tsx';
import { type RecordKind, textIn } from '../record-kind.ts';
import { choiceColumn, moneyColumn, plainColumn, textColumn } from './cells.tsx';

const isBundle = ({ format }: { format?: unknown }) => format === 'bundle';
const isCounted = ({ format }: { format?: unknown }) =>
  format !== 'bundle' && format !== 'configurable';

export const productKind: RecordKind = {
  name: 'products',
  path: 'products',
  transfer: 'product',
  isOfCatalogue: true,
  endpoints: adminProduct,
  createRules: adminProduct.write,
  titleOf: ({ names }, locale) => textIn(names, locale),
  columns: (tools) => [
    textColumn('products', 'names', tools),
    plainColumn('products', 'sku', tools, { sort: 'sku' }),
    choiceColumn('products', 'format', tools),
    plainColumn('products', 'stock', tools, { align: 'end', sort: 'stock' }),
    moneyColumn('products', 'retailCents', tools),
    moneyColumn('products', 'discountCents', tools),
  ],
  filters: (t) => [
    {
      name: 'format',
      label: t('admin.field.products.format'),
      options: ['simple', 'configurable', 'bundle', 'eProduct'].map((value) => ({
        value,
        label: t(`admin.choice.format.${value}`),
      })),
    },
    {
      name: 'archived',
      label: t('admin.field.products.archived'),
      options: [
        { value: 'true', label: t('admin.yes') },
        { value: 'false', label: t('admin.no') },
      ],
    },
  ],
  blank: {
    format: 'simple',
    type: 'product',
    visible: true,
    archived: false,
  },
  groups: [
    {
      name: 'basics',
      fields: [
        { name: 'names', control: 'texts' },
        { name: 'sku', control: 'text', isHalf: true },
        { name: 'slug', control: 'text', isHalf: true, hasHint: true },
        { name: 'format', control: 'select', isHalf: true },
        { name: 'type', control: 'select', isHalf: true },
        { name: 'visible', control: 'toggle', isHalf: true },
        { name: 'archived', control: 'toggle', isHalf: true },
      ],
    },
    {
      name: 'prices',
      fields: [
        { name: 'retailCents', control: 'money', isHalf: true },
        { name: 'discountCents', control: 'money', isHalf: true, hasHint: true },
        { name: 'membershipCents', control: 'money', isHalf: true, hasHint: true },
        { name: 'vatBasisPoints', control: 'vat', isHalf: true },
        { name: 'stock', control: 'number', isHalf: true, hasHint: true, when: isCounted },
      ],
    },
    {
      name: 'texts',
      fields: [
        { name: 'shortDescriptions', control: 'longTexts' },
        { name: 'descriptions', control: 'longTexts', hasHint: true },
        { name: 'notices', control: 'longTexts', hasHint: true },
      ],
    },
    { name: 'pictures', fields: [{ name: 'mediaIds', control: 'pictures', hasHint: true }] },
    {
      name: 'attributes',
      fields: [{ name: 'attributes', control: 'productAttributes', hasHint: true }],
    },
    {
      name: 'members',
      fields: [{ name: 'members', control: 'members', when: isBundle }],
    },
    {
      name: 'places',
      fields: [
        { name: 'categoryIds', control: 'categories' },
        { name: 'brandId', control: 'brand' },
        { name: 'tagIds', control: 'tags' },
        { name: 'relatedIds', control: 'products' },
        { name: 'netAmount', control: 'number', isHalf: true, hasHint: true },
        { name: 'netUnit', control: 'choice', isHalf: true },
      ],
    },
  ],
  Parts: ProductParts,
};

export const categoryKind: RecordKind = {
  name: 'categories',
  path: 'categories',
  transfer: 'category',
  isOfCatalogue: true,
  endpoints: adminCategory,
  createRules: adminCategory.write,
  titleOf: ({ names }, locale) => textIn(names, locale),
  columns: (tools) => [
    textColumn('categories', 'names', tools),
    plainColumn('categories', 'slug', tools, { sort: 'slug' }),
    plainColumn('categories', 'position', tools, { align: 'end', sort: 'position' }),
  ],
  groups: [
    {
      name: 'basics',
      fields: [
        { name: 'names', control: 'texts' },
        { name: 'slug', control: 'text', isHalf: true, hasHint: true },
        { name: 'position', control: 'number', isHalf: true, hasHint: true },
        { name: 'parentId', control: 'category' },
        { name: 'descriptions', control: 'longTexts' },
        { name: 'imageId', control: 'picture' },
      ],
    },
  ],
};

export const tagKind: RecordKind = {
  name: 'tags',
  path: 'tags',
  transfer: 'tag',
  isOfCatalogue: true,
  endpoints: adminTag,
  createRules: adminTag.write,
  titleOf: ({ names }, locale) => textIn(names, locale),
  columns: (tools) => [
    textColumn('tags', 'names', tools),
    plainColumn('tags', 'id', tools, { align: 'end', sort: 'id' }),
  ],
  groups: [{ name: 'basics', fields: [{ name: 'names', control: 'texts' }] }],
};
