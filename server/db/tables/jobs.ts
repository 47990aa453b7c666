import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface JobTables {
  /** Work for later. Leased, not locked, while it is done. */
  job: {
    id: Generated<number>;
    kind: string;
    /** At most one waiting job of a kind has it; null does not care. */
    key: string | null;
    payload: ColumnType<unknown, unknown, unknown>;
    /** `dead`: gave up after too many attempts. */
    state: Defaulted<'waiting' | 'done' | 'dead'>;
    attempts: Defaulted<number>;
    run_after: Moment;
    leased_until: Date | null;
    /** Asked for once more while it was being done. */
    again: Defaulted<boolean>;
    last_error: Defaulted<string>;
    created_at: Moment;
    done_at: Date | null;
  };
}
