import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#schemas/primitives.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface MailTables {
  /** The outbox. `key` makes a mail go once: a second one of the same kind and key is not added. */
  mail: {
    id: Generated<number>;
    site_id: number;
    kind: string;
    key: string;
    locale: Locale;
    recipient: string;
    data: ColumnType<unknown, unknown, unknown>;
    state: Defaulted<'waiting' | 'sent' | 'dead'>;
    attempts: Defaulted<number>;
    message_id: Defaulted<string>;
    last_error: Defaulted<string>;
    created_at: Moment;
    sent_at: Date | null;
  };
}
