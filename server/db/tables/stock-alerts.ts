import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#domain/locales.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface NoticeTables {
  /** Somebody who wants to know when a product is there again (PROD-11). */
  stock_alert: {
    id: Generated<number>;
    site_id: number;
    product_id: number;
    email: string;
    locale: Locale;
    created_at: Moment;
    notified_at: Date | null;
  };
  contact_message: {
    id: Generated<number>;
    site_id: number;
    name: string;
    email: string;
    message: string;
    created_at: Moment;
  };
}
