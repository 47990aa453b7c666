import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;
type Texts = Json<Record<string, string>>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** When a shop is open; days from 1 (Monday) to 7, both included. */
export interface OpeningHours {
  fromDay: number;
  toDay: number;
  /** `08:00`. */
  opens: string;
  closes: string;
}

export interface DeliveryTables {
  delivery_method: {
    id: Generated<number>;
    store_id: number;
    /** Code of the specification: 15 pickup in the shop, 5 pay on delivery (CONST-03). */
    code: number;
    names: Texts;
    descriptions: Texts;
    /** Gross, in the store's currency. */
    price_cents: number;
    vat_basis_points: Defaulted<number>;
    /** Free once the store's limit is reached. */
    counts_free_limit: Defaulted<boolean>;
    /** Working days until it is there; without `days_max` nothing is promised. */
    days_min: Defaulted<number | null>;
    days_max: Defaulted<number | null>;
    /** What is ordered until then leaves on the same working day: `14:00`. */
    order_by: Defaulted<string | null>;
    /** ISO codes. */
    countries: Json<string[]>;
    /** Id of a kind of delivery. */
    kind: string;
    active: Defaulted<boolean>;
    position: Defaulted<number>;
  };
  /** Shops to pick up at, or lockers. */
  delivery_branch: {
    id: Generated<number>;
    /** That of the method. */
    store_id: number;
    method_id: number;
    /** What lists know it by; unique in the store. */
    code: Defaulted<string>;
    name: string;
    /** Street and number; the whole address where the parts below are empty. */
    address: Defaulted<string>;
    post_code: Defaulted<string>;
    town: Defaulted<string>;
    phone: Defaulted<string>;
    /** Others are not offered. */
    active: Defaulted<boolean>;
    hours: Json<OpeningHours[]>;
    position: Defaulted<number>;
  };
}
