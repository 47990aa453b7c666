import type { TObject } from 'typebox';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import {
  categoryRowSchema,
  couponRowSchema,
  memberCardRowSchema,
  type TransferKindName,
  tagRowSchema,
} from '#schemas/api/admin-transfer.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { createTableStore } from '../admin-table.repository.ts';
import type { AdminTable } from '../admin-table.ts';
import { catalogTags, couponFaults } from '../kind-rules.ts';
import type { Fields, Place } from '../record-store.ts';
import { categoryTable, couponTable, memberCardTable, tagTable } from '../tables.ts';
import { allRecords, byKey, categorySlugs, isBelow } from './table-transfer.repository.ts';
import type { CheckNew, Outcome, TransferKind } from './transfer-kind.ts';

type Faults = Record<string, string>;

interface TableKind {
  name: TransferKindName;
  schema: TObject;
  table: AdminTable;
  key: string;
  /** SQL of the key; a literal of the code. */
  keyColumn: string;
  keyOf?(row: Fields): string;
  tags?(id: number): string[];
  /** What is stored of a row, or what is wrong about it. `before` is null for a new record. */
  toRecord?(handle: Handle, place: Place, row: Fields, before: Fields | null): Promise<Converted>;
  toRows?(handle: Handle, place: Place, records: readonly Fields[]): Promise<Fields[]>;
}
interface Converted {
  fields?: Fields;
  faults?: Faults;
}

/** Kinds of records that are few: they are stored one after the other. */
export const tableTransfers: readonly TransferKind[] = [
  tableTransfer({
    name: 'category',
    schema: categoryRowSchema,
    table: categoryTable,
    key: 'slug',
    keyColumn: 'slug',
    tags: catalogTags('category'),
    toRecord: toCategory,
    toRows: toCategoryRows,
  }),
  tableTransfer({
    name: 'tag',
    schema: tagRowSchema,
    table: tagTable,
    key: 'names.hr',
    keyColumn: "names->>'hr'",
    keyOf: ({ names }) => String(Object.entries({ ...asObject(names) }).find(isDefault)?.[1] ?? ''),
    tags: catalogTags('tag'),
  }),
  tableTransfer({
    name: 'coupon',
    schema: couponRowSchema,
    table: couponTable,
    key: 'code',
    keyColumn: 'code',
    async toRecord(_handle, _place, row, before) {
      const faults = couponFaults({ ...before, ...row });
      return Object.keys(faults).length > 0 ? { faults } : { fields: row };
    },
  }),
  tableTransfer({
    name: 'member-card',
    schema: memberCardRowSchema,
    table: memberCardTable,
    key: 'barcode',
    keyColumn: 'barcode',
  }),
];

/** A kind of records as files have it, stored one after the other. */
export function tableTransfer(kind: TableKind): TransferKind {
  const { name, schema, table, key, tags = () => [] } = kind;
  const keyOf = kind.keyOf ?? ((row) => String(row[key] ?? ''));
  const convert: NonNullable<TableKind['toRecord']> =
    kind.toRecord ?? (async (_handle, _place, fields) => ({ fields }));

  async function storeOne(
    trx: Transaction,
    place: Place,
    row: Fields,
    checkNew: CheckNew,
  ): Promise<Outcome> {
    const before = await byKey(trx, table, place, { key: kind.keyColumn, value: keyOf(row) });
    const { faults = {}, fields = {} } = await convert(trx, place, row, before);
    const all = { ...faults, ...(!before && checkNew(row)) };
    if (Object.keys(all).length > 0) return { done: 'refused', fields: all };
    const store = createTableStore(trx, table);
    if (!before) return { done: 'created', id: Number((await store.insert(place, fields))['id']) };
    const id = Number(before['id']);
    await store.update(place, id, fields);
    return { done: 'updated', id };
  }

  return {
    name,
    table,
    schema,
    key,
    keyOf,
    tags,

    async store(trx, place, rows, checkNew) {
      const outcomes: Outcome[] = [];
      for (const row of rows) outcomes.push(await storeOne(trx, place, row, checkNew));
      return outcomes;
    },

    async *read(db, place) {
      for await (const records of allRecords(db, table, place)) {
        yield kind.toRows ? await kind.toRows(db, place, records) : records.map(withoutId);
      }
    },
  };
}

async function toCategory(
  handle: Handle,
  place: Place,
  row: Fields,
  before: Fields | null,
): Promise<Converted> {
  const { parent, ...fields } = row;
  if (parent === undefined) return { fields };
  if (parent === null) return { fields: { ...fields, parentId: null } };
  const found = await byKey(handle, categoryTable, place, {
    key: 'slug',
    value: String(parent),
  });
  const parentId = Number(found?.['id'] ?? 0);
  const isLoop = before !== null && (await isBelow(handle, parentId, Number(before['id'])));
  if (parentId === 0 || isLoop) return { faults: { parent: isLoop ? 'category' : 'unknown' } };
  return { fields: { ...fields, parentId } };
}

async function toCategoryRows(handle: Handle, place: Place, records: readonly Fields[]) {
  const slugs = await categorySlugs(handle, place);
  return records.map(({ id: _id, parentId, ...plain }) => ({
    ...plain,
    parent: slugs.get(Number(parentId)) ?? null,
  }));
}

function withoutId({ id: _id, ...fields }: Fields): Fields {
  return fields;
}

function isDefault([locale]: [string, unknown]): boolean {
  return locale === DEFAULT_LOCALE;
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
