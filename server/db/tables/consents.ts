import type { ColumnType, Generated } from 'kysely';
import type { CONSENT_FORMS } from '#schemas/api/consents.ts';

type Json<T> = ColumnType<T, unknown, unknown>;
type Moment = ColumnType<Date, Date | undefined, Date>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** A form that asks for consents (CONS-02). */
export type ConsentForm = (typeof CONSENT_FORMS)[number];

export interface ConsentTables {
  consent: {
    id: Generated<number>;
    site_id: number;
    unique_number: string;
    /** Sanitised HTML by locale. */
    display_names: Json<Record<string, string>>;
    version: Defaulted<number>;
    archived: Defaulted<boolean>;
  };
  /** The texts of every version: proof of what was agreed to. */
  consent_version: {
    consent_id: number;
    version: number;
    display_names: Json<Record<string, string>>;
    since: Moment;
  };
  consent_assignment: {
    site_id: number;
    assigned_to: ConsentForm;
    consents: Json<number[]>;
    required_consents: Json<number[]>;
  };
  consent_log: {
    id: Generated<number>;
    site_id: number;
    consent_id: number;
    version: number;
    status: 'accepted' | 'withdrawn';
    email: string;
    user_type: string;
    source_type: string;
    form: Defaulted<string>;
    /** When the visitor agreed, by the browser's clock. */
    stated_at: Date;
    created_at: Moment;
  };
}
