import {
  type AskedField,
  FORM_LIMITS,
  FORM_NUMBER_PATTERN,
  type FormFieldKind,
  maxLengthOf,
  PHONE_PATTERN,
  YES_NO,
} from '#domain/web/form-fields.ts';
import { isEmail } from '#schemas/formats.ts';
import type { KeptAnswer } from '#server/db/tables/forms.ts';

/** What was answered, by name of the control. */
export type SentAnswers = Readonly<Record<string, readonly string[]>>;

interface ReadAnswers {
  answers: KeptAnswer[];
  /** The broken rule of each faulty field, by its name. */
  faults: Record<string, string>;
}

/** Reads what was sent by the fields that are asked for, in their order. */
export function readAnswers(fields: readonly AskedField[], sent: SentAnswers): ReadAnswers {
  const faults: Record<string, string> = {};
  const asked = new Set(fields.map(({ name }) => name));
  for (const name of Object.keys(sent)) if (!asked.has(name)) faults[name] = 'additionalProperties';
  const answers = fields.map((field) => {
    const values = valuesOf(sent[field.name] ?? []);
    const fault = faultOf(field, values);
    if (fault !== null) faults[field.name] = fault;
    return { label: field.label, kind: field.kind, values };
  });
  const long = fields[longest(answers)];
  if (long && lengthOf(answers) > FORM_LIMITS.whole) faults[long.name] ??= 'maxLength';
  return { answers, faults };
}

function valuesOf(sent: readonly string[]): string[] {
  return sent.map((value) => value.replaceAll('\r\n', '\n').trim()).filter((value) => value !== '');
}

/** The rule that values break; null for none. */
function faultOf(field: AskedField, values: readonly string[]): string | null {
  const { kind, required } = field;
  if (values.length === 0) return required ? 'required' : null;
  if (values.length > 1 && kind !== 'several') return 'maxItems';
  if (new Set(values).size < values.length) return 'uniqueItems';
  if (values.some((value) => value.length > maxLengthOf(kind))) return 'maxLength';
  return values.every((value) => FITS[kind](value, field)) ? null : RULES[kind];
}

type Fits = (value: string, field: AskedField) => boolean;

const isOption: Fits = (value, { options }) => options.some(({ label }) => label === value);
const matching = (pattern: string): Fits => {
  const whole = new RegExp(`^${pattern}$`);
  return (value) => whole.test(value);
};
const isOnOneLine: Fits = (value) => !/[\p{Cc}\u2028\u2029]/u.test(value);

const FITS: Readonly<Record<FormFieldKind, Fits>> = {
  text: isOnOneLine,
  textarea: () => true,
  email: isEmail,
  phone: matching(PHONE_PATTERN),
  number: matching(FORM_NUMBER_PATTERN),
  date: isDay,
  choice: isOption,
  several: isOption,
  select: isOption,
  yesNo: (value) => YES_NO.some((known) => known === value),
};

/** What a kind is told whose value does not fit. */
const RULES: Readonly<Record<FormFieldKind, string>> = {
  text: 'line',
  textarea: 'type',
  email: 'email',
  phone: 'pattern',
  number: 'pattern',
  date: 'format',
  choice: 'enum',
  several: 'enum',
  select: 'enum',
  yesNo: 'enum',
};

/** A day of the calendar, as a control for days holds it. */
function isDay(value: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

const sizeOf = ({ values }: KeptAnswer) => values.reduce((sum, value) => sum + value.length, 0);
const lengthOf = (answers: readonly KeptAnswer[]) =>
  answers.reduce((sum, answer) => sum + sizeOf(answer), 0);

/** Place of the longest answer. */
function longest(answers: readonly KeptAnswer[]): number {
  const sizes = answers.map(sizeOf);
  return sizes.indexOf(Math.max(...sizes));
}
