import slugify from 'slugify';
import { hasValues } from '#domain/commerce/attribute-types.ts';
import type { AttributeValue, AttributeWrite } from '#schemas/api/admin-attribute.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { AttributeInUse } from '../admin.errors.ts';
import { createTableStore } from '../admin-table.repository.ts';
import type { AdminTable } from '../admin-table.ts';
import type { Fields, Place, RecordStore } from '../record-store.ts';
import { refusing } from '../refusals.ts';
import {
  codesLike,
  knownMedia,
  lockAttribute,
  productsWith,
  storeValues,
  valuesOf,
} from './attribute.repository.ts';

const attributeTable: AdminTable = {
  table: 'attribute',
  owner: 'site_id',
  fields: {
    labels: { column: 'labels', json: true },
    code: { column: 'code' },
    type: { column: 'type' },
    unit: { column: 'unit' },
    filterable: { column: 'filterable' },
    position: { column: 'position' },
  },
  searched: ['labels::text', 'code'],
  sortedBy: 'position',
};

type Given = Partial<AttributeWrite>;

/** The attributes of a site with their values. */
export function createAttributeStore(db: Handle): RecordStore {
  const table = createTableStore(db, attributeTable);

  return {
    ...table,

    async page(place, query) {
      const { rows, total } = await table.page(place, query);
      return { rows: await withValues(db, rows), total };
    },

    async find(place, id) {
      const record = await table.find(place, id);
      return record && withOwnValues(db, record);
    },

    insert: (place, fields) =>
      refusing(() =>
        db.transaction().execute(async (trx) => {
          const { values = [], ...plain }: Given = fields;
          await check(trx, place, { type: plain.type, values }, []);
          const code = plain.code ?? (await freeCode(trx, place, plain.labels?.hr ?? ''));
          const record = await createTableStore(trx, attributeTable).insert(place, {
            ...plain,
            code,
          });
          await storeValues(trx, Number(record['id']), values);
          return withOwnValues(trx, record);
        }),
      ),

    update: (place, id, fields) =>
      refusing(() => db.transaction().execute((trx) => change(trx, place, id, fields))),

    remove: (place, id) =>
      refusing(() =>
        db.transaction().execute(async (trx) => {
          if (!(await lockAttribute(trx, place.site.id, id))) return false;
          await refuseUsed(trx, id);
          return createTableStore(trx, attributeTable).remove(place, id);
        }),
      ),
  };
}

async function change(
  trx: Transaction,
  place: Place,
  id: number,
  { values, ...plain }: Given,
): Promise<Fields | null> {
  // Whoever gives it to a product holds its row too, by the foreign key.
  if (!(await lockAttribute(trx, place.site.id, id))) return null;
  const rows = createTableStore(trx, attributeTable);
  const before = await rows.find(place, id);
  const stored = (await valuesOf(trx, [id])).get(id) ?? [];
  const type = plain.type ?? before?.['type'];
  const after = { type, values: values ?? (hasValues(type) ? stored : []) };
  await check(trx, place, after, stored);
  await refuseLosses(trx, id, { before: before?.['type'], stored, after });
  const record = Object.keys(plain).length > 0 ? await rows.update(place, id, plain) : before;
  if (after.values !== stored) await storeValues(trx, id, after.values);
  return record && withOwnValues(trx, record);
}

async function withValues(handle: Handle, records: readonly Fields[]): Promise<Fields[]> {
  const values = await valuesOf(
    handle,
    records.map((record) => Number(record['id'])),
  );
  return records.map((record) => ({ ...record, values: values.get(Number(record['id'])) ?? [] }));
}

async function withOwnValues(handle: Handle, record: Fields): Promise<Fields> {
  const [whole = record] = await withValues(handle, [record]);
  return whole;
}

interface Described {
  type: unknown;
  values: readonly AttributeValue[];
}

/** Only what is chosen from has values; each is of this attribute, its picture of this site. */
async function check(
  trx: Transaction,
  { site }: Place,
  { type, values }: Described,
  stored: readonly AttributeValue[],
) {
  const pictures = values.flatMap(({ mediaId }) => mediaId ?? []);
  const known = await knownMedia(trx, site.id, pictures);
  const faults = {
    ...(values.length > 0 && !hasValues(type) && { values: 'not allowed' }),
    ...idFaults(values, stored),
    ...Object.fromEntries(
      values.flatMap(({ mediaId }, index) =>
        mediaId && !known.has(mediaId) ? [[`values.${index}.mediaId`, 'unknown']] : [],
      ),
    ),
  };
  if (Object.keys(faults).length > 0) throw new ValidationFailed({ fields: faults });
}

function idFaults(values: readonly AttributeValue[], stored: readonly AttributeValue[]) {
  const left = new Set(stored.map(({ id }) => id));
  return Object.fromEntries(
    // An id that was named before is no longer there to be named.
    values.flatMap(({ id }, index) =>
      id === undefined || left.delete(id) ? [] : [[`values.${index}.id`, 'unknown']],
    ),
  );
}

interface Change {
  before: unknown;
  stored: readonly AttributeValue[];
  after: Described;
}

/** Products never lose what they have: neither with a value, nor with the kind of the attribute. */
async function refuseLosses(trx: Transaction, id: number, { before, stored, after }: Change) {
  if (hasValues(before) !== hasValues(after.type)) return refuseUsed(trx, id);
  const kept = new Set(after.values.map((value) => value.id));
  const gone = stored.flatMap((value) => (kept.has(value.id) ? [] : (value.id ?? [])));
  if (gone.length > 0) await refuseUsed(trx, id, gone);
}

async function refuseUsed(trx: Transaction, id: number, valueIds?: readonly number[]) {
  const products = await productsWith(trx, id, valueIds);
  if (products.length > 0) throw new AttributeInUse({ products });
}

/** `Veličina bočice` gives `velicina_bocice`; another one of the same name gets a number. */
async function freeCode(trx: Transaction, { site }: Place, label: string): Promise<string> {
  const words = slugify(label, { lower: true, strict: true, replacement: '_' }).slice(0, 30);
  const code = /^[a-z]./.test(words) ? words : `a_${words || 'x'}`;
  const taken = await codesLike(trx, site.id, code);
  if (!taken.has(code)) return code;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${code}_${number}`)) return `${code}_${number}`;
  }
}
