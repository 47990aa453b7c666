import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#domain/people/roles.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface AuthTables {
  account: {
    id: Generated<number>;
    site_id: number;
    /** Lower case. */
    email: string;
    /** Argon2id, PHC string. */
    password_hash: string;
    scope: 'web' | 'backoffice';
    /** null for customers. */
    role: ColumnType<Role | null, Role | null | undefined, Role | null>;
    first_name: string;
    last_name: string;
    company_name: ColumnType<string, string | undefined, string>;
    member_card_barcode: ColumnType<string, string | undefined, string>;
    admin_language: ColumnType<string, string | undefined, string>;
    disabled: ColumnType<boolean, boolean | undefined, boolean>;
    /** null until somebody proved to read the mail of the address. */
    email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Moment;
  };
  /** The app that makes codes for an account; counts once it is confirmed. */
  second_factor: {
    account_id: number;
    /** Encrypted with the key of the installation. */
    secret: Buffer;
    begun_at: Moment;
    confirmed_at: Date | null;
    /** Time step of the last code that was taken; a code counts once. */
    last_step: ColumnType<number, number | undefined, number>;
  };
  /** A key pair of somebody of the back office, of which the site knows the public half. */
  passkey: {
    id: Generated<number>;
    account_id: number;
    /** As WebAuthn writes it; no two accounts have the same. */
    credential_id: string;
    public_key: Buffer;
    /** Of the authenticator, at the last use; 0 for one that does not count. */
    counter: number;
    /** The only host that browsers offer it at. */
    host: string;
    name: string;
    created_at: Moment;
    last_used_at: Date | null;
  };
  /** SHA-256 of a code for who has lost the app; each good once. */
  recovery_code: {
    account_id: number;
    hash: Buffer;
    used_at: Date | null;
  };
  /** One login: all refresh tokens that descend from it. */
  token_family: {
    id: string;
    account_id: number;
    /** Where somebody logged in; null of old ones: at the account's own site. */
    site_id: ColumnType<number | null, number, number>;
    created_at: Moment;
    expires_at: Date;
    revoked_at: Date | null;
  };
  refresh_token: {
    /** SHA-256 of the token; the token itself is stored nowhere. */
    hash: Buffer;
    family_id: string;
    created_at: Moment;
    rotated_at: Date | null;
  };
}
