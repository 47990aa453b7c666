import type { ColumnType, Generated } from 'kysely';
import type { Held } from '#schemas/api/setting-history.ts';

type Json<T> = ColumnType<T, unknown, never>;

export interface SettingTables {
  /** What somebody has changed about a site; nothing here is ever changed, only forgotten. */
  setting_change: {
    id: ColumnType<number, never, never>;
    site_id: number;
    /** null once the account is gone. */
    account_id: ColumnType<number | null, number | null, never>;
    at: Generated<Date>;
    /** Where it is kept and its name there, as `option.Logo`. */
    setting: string;
    before: Json<Held>;
    after: Json<Held>;
    /** Whether both values are here: not what is too long, or might be a secret. */
    is_kept: boolean;
    /** The change that this one takes back. */
    undoes: number | null;
  };
}
