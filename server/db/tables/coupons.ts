import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface CouponTables {
  coupon: {
    id: Generated<number>;
    site_id: number;
    /** Upper case; what shoppers type is folded. */
    code: string;
    kind: 'percentage' | 'amount' | 'freeDelivery';
    /** 1000 is 10 %. */
    percent_basis_points: number | null;
    amount_cents: number | null;
    starts_at: Date | null;
    ends_at: Date | null;
    /** Least sum of the lines it applies to. */
    min_cents: Defaulted<number>;
    limit_total: number | null;
    limit_per_customer: number | null;
    used: Defaulted<number>;
    /** Empty means all. A line counts when its product or one of its categories is named. */
    category_ids: Json<number[]>;
    product_ids: Json<number[]>;
    active: Defaulted<boolean>;
  };
  coupon_use: {
    id: Generated<number>;
    coupon_id: number;
    order_id: number;
    /** Whose use it is: the e-mail address, folded. */
    customer: string;
    created_at: Moment;
  };
}
