import { type TObject, Type } from 'typebox';
import { Value } from 'typebox/value';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type {
  Author,
  HeldBy,
  HistoryDesk,
  SettingArea,
  SettingHistory,
} from '#server/modules/operations/history/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Fields, RecordStore } from './record-store.ts';

/** Records whose fields are settings: who changes one is written down, and can take it back. */
export interface RecordHistory {
  /** Begins the names of its settings: `<area>.<id>.<field>`. */
  area: string;
  history: SettingHistory;
  historyDesk: Pick<HistoryDesk, 'area'>;
  /** The records as a transaction sees them. */
  storeIn(trx: Transaction): RecordStore;
}

/** Changes of records, each field of which is written down by itself. */
export function keepChanges({ area, history, storeIn }: RecordHistory) {
  return (ctx: CallContext, id: number, fields: Fields, author: Author): Promise<Fields | null> =>
    history.write(author, {
      place: `${area}.${id}`,
      read: async (trx) => heldOf(`${area}.${id}`, await storeIn(trx).find(ctx, id)),
      write: (trx) => storeIn(trx).update(ctx, id, fields),
    });
}

function heldOf(place: string, record: Fields | null): HeldBy {
  const fields = Object.entries(record ?? {}).filter(([field]) => field !== 'id');
  return Object.fromEntries(fields.map(([field, value]) => [`${place}.${field}`, { value }]));
}

interface Area {
  area: string;
  records: Pick<RecordStore, 'find'>;
  /** What a record may hold. */
  write: TObject;
  update(ctx: CallContext, id: number, fields: Fields, author: Author): Promise<unknown>;
}

/** The way back for records: the call that changes them, with one field. */
export function areaOfRecords({ area, records, write, update }: Area): SettingArea {
  const changes = Type.Partial(write, { additionalProperties: false });
  return {
    name: area,
    isForOwners: () => false,
    aboutOf: async (ctx, key) => nameOf(await records.find(ctx, placeOf(key).id), ctx),
    async restore(ctx, author, key, held) {
      const { id, field } = placeOf(key);
      const fields = { [field]: held?.value ?? null };
      if (!(await records.find(ctx, id))) throw new NotFound();
      if (!Value.Check(changes, fields))
        throw new ValidationFailed({ fields: { [field]: 'type' } });
      await update(ctx, id, fields, author);
    },
  };
}

function placeOf(key: string) {
  const [id = '', field = ''] = key.split('.');
  return { id: Number(id), field };
}

function nameOf(record: Fields | null, { locale }: Pick<CallContext, 'locale'>): string {
  const names = new Map<string, unknown>(Object.entries(record?.['names'] ?? {}));
  return String(names.get(locale) || names.get(DEFAULT_LOCALE) || '');
}
