import type { ColumnType, Generated } from 'kysely';
import type { ADDRESS_TYPES } from '#schemas/api/users.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type AddressType = (typeof ADDRESS_TYPES)[number];

export interface UserTables {
  /** Somebody who orders without an account. Ids come from the same row of numbers as accounts. */
  guest: {
    id: Generated<number>;
    site_id: number;
    /** Lower case. */
    email: string;
    first_name: Defaulted<string>;
    last_name: Defaulted<string>;
    company_name: Defaulted<string>;
    created_at: Moment;
  };
  /** Of an account or of a guest, never of both; one of each type but `other`. */
  address: {
    id: Generated<number>;
    account_id: number | null;
    guest_id: number | null;
    type: AddressType;
    first_name: Defaulted<string>;
    last_name: Defaulted<string>;
    contact_email: Defaulted<string>;
    contact_phone: Defaulted<string>;
    /** ISO 3166 alpha 2. */
    country: string;
    city: Defaulted<string>;
    street: Defaulted<string>;
    house_number: Defaulted<string>;
    zip_code: Defaulted<string>;
    company_name: Defaulted<string>;
    company_oib: Defaulted<string>;
    region: Defaulted<string>;
    updated_at: Moment;
  };
  member_card: {
    id: Generated<number>;
    site_id: number;
    barcode: string;
    active: Defaulted<boolean>;
    created_at: Moment;
  };
  /** Points of an account; `source` makes a booking happen once, e.g. `order:12`. */
  loyalty_entry: {
    id: Generated<number>;
    account_id: number;
    kind: 'earned' | 'used' | 'expired';
    points: number;
    source: string;
    created_at: Moment;
    expires_at: Date | null;
  };
  /** A secret that was mailed: SHA-256 of it, for one purpose, for one use. */
  one_time_token: {
    hash: Buffer;
    purpose: 'verify' | 'reset' | 'newsletter' | 'link' | 'setup' | 'factor' | 'passkey';
    /** Whom it is about: an account's id, or an e-mail address. */
    subject: string;
    site_id: number;
    expires_at: Date;
    used_at: Date | null;
    created_at: Moment;
  };
  /** A login at a provider, known by issuer and subject (S32). */
  social_identity: {
    id: Generated<number>;
    site_id: number;
    account_id: number;
    issuer: string;
    subject: string;
    created_at: Moment;
  };
  /** A login at a provider that was begun. */
  social_attempt: {
    state_hash: Buffer;
    site_id: number;
    provider: string;
    redirect_uri: string;
    nonce: string;
    code_verifier: string;
    expires_at: Date;
    used_at: Date | null;
  };
}
