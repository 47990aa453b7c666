import type { ColumnType } from 'kysely';

export interface WishlistTables {
  wish: {
    account_id: number;
    product_id: number;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
}
