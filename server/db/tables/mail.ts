import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import type { MailText } from '#schemas/api/mail-texts.ts';

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
    /** Emptied once the mail is sent: it may hold a secret. */
    data: ColumnType<unknown, unknown, unknown>;
    /** `dead`: given up after too many attempts; `dropped`: there was nothing left to say. */
    state: Defaulted<'waiting' | 'sent' | 'dead' | 'dropped'>;
    attempts: Defaulted<number>;
    /** Set before the first attempt and the same for all: whoever gets two copies can tell. */
    message_id: Defaulted<string>;
    last_error: Defaulted<string>;
    created_at: Moment;
    sent_at: Date | null;
  };
  /** Who sends the mails of a site; empty is the default. */
  mail_sender: {
    site_id: number;
    name: string;
    address: string;
    reply_to: string;
    /** A line at the foot, by language. */
    footer: ColumnType<Partial<Record<Locale, string>>, unknown, unknown>;
  };
  /** A site's own words for a kind of mail in a language, all versions; the newest counts. */
  mail_text: {
    id: Generated<number>;
    site_id: number;
    kind: string;
    locale: Locale;
    /** Null: the words of the product again. */
    content: ColumnType<MailText | null, unknown, unknown>;
    account_id: number | null;
    created_at: Moment;
  };
}
