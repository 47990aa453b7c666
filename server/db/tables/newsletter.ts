import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#domain/locales.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface NewsletterTables {
  newsletter_subscription: {
    id: Generated<number>;
    site_id: number;
    /** Lower case. */
    email: string;
    /** `pending` until the address is confirmed. */
    status: ColumnType<
      'pending' | 'confirmed',
      'pending' | 'confirmed' | undefined,
      'pending' | 'confirmed'
    >;
    /** Language of the confirmation mail. */
    locale: Locale;
    /** Ids of the accepted consents. */
    consents: ColumnType<number[], unknown, unknown>;
    created_at: Moment;
    confirmed_at: Date | null;
  };
}
