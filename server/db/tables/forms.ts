import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import type { FormFieldKind } from '#domain/web/form-fields.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;

/** An answer with the question as it was asked. */
export interface KeptAnswer {
  label: string;
  kind: FormFieldKind;
  /** None where nothing was answered; `yes` or `no` of a field of yes or no. */
  values: string[];
}

export interface FormTables {
  /** What somebody answered to a form. Nothing tells who it was but what they wrote. */
  form_answer: {
    id: Generated<number>;
    site_id: number;
    /** Element and node that asked; both may be gone. */
    element_id: number;
    node: string;
    /** What the form was called. */
    title: string;
    locale: Locale;
    answers: ColumnType<KeptAnswer[], unknown, never>;
    /** Text that was agreed to. */
    consent: string | null;
    created_at: Moment;
  };
}
