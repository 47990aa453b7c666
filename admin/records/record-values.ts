import type { TSchema } from 'typebox';
import type { FieldSchema } from '#kit/fields/control-props.ts';
import { faultOf } from '#kit/fields/field-faults.ts';
import { isRecord } from '#runtime/content/json.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { FieldSpec, RecordData, RecordKind } from './record-kind.ts';

type Rules = NonNullable<RecordKind['createRules']>;

/**
 * The fields as they are sent. What was left blank is null where that is allowed, an empty text where
 * that is one, and absent else.
 */
export function valuesToSend(
  rules: Rules,
  fields: readonly FieldSpec[],
  values: RecordData,
): RecordData {
  return Object.fromEntries(
    fields.flatMap(({ name, when }) => {
      const schema = rules.properties[name];
      if (!schema) return [];
      const isMeant = when?.(values) ?? true;
      const value = isMeant ? withoutBlanks(values[name]) : undefined;
      if (!isBlank(value)) return [[name, value]];
      if (allowsNull(schema)) return [[name, null]];
      return value !== undefined && value !== null && mayBeEmpty(schema) ? [[name, value]] : [];
    }),
  );
}

/** What differs from the record as it is stored. */
export function changedValues(next: RecordData, stored: RecordData): RecordData {
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => !isEqual(value, stored[name] ?? null)),
  );
}

/** What is wrong with the fields, by name; the first rule of each that is broken. */
export function faultsOf(
  kind: string,
  rules: Rules,
  fields: readonly FieldSpec[],
  values: RecordData,
  t: Translate,
): Record<string, string> {
  const sent = valuesToSend(rules, fields, values);
  const required = new Set(rules.required ?? []);
  return Object.fromEntries(
    fields.flatMap(({ name, when }) => {
      if (when && !when(values)) return [];
      const isMissing =
        required.has(name) || isNumberTakenAway(rules.properties[name], values[name]);
      if (isMissing && isBlank(sent[name])) return [[name, t('admin.fault.required')]];
      const fault = sent[name] === null ? undefined : faultOf(rules, name, sent[name], t);
      if (!fault) return [];
      return [[name, ownText(`admin.rule.${kind}.${name}`, t, fault) ?? fault.message]];
    }),
  );
}

/** A pattern says nothing to people; what it wants, the field's own sentence does. */
function ownText(key: string, t: Translate, { rule }: { rule?: string }): string | undefined {
  if (rule !== 'pattern' && rule !== 'format' && rule !== 'anyOf') return undefined;
  const text = t(key);
  return text === key ? undefined : text;
}

/** The rules of what a field holds where it holds something. */
export function fieldSchemaOf(schema: TSchema | undefined): FieldSchema {
  const all: readonly unknown[] = Array.isArray(Reflect.get(schema ?? {}, 'anyOf'))
    ? Reflect.get(schema ?? {}, 'anyOf')
    : [schema ?? {}];
  const own = all.find((one) => isRecord(one) && one['type'] !== 'null');
  return isRecord(own) ? own : {};
}

function allowsNull(schema: TSchema): boolean {
  const all: unknown = Reflect.get(schema, 'anyOf');
  return Array.isArray(all) && all.some((one) => isRecord(one) && one['type'] === 'null');
}

/** Whether a text without letters, or texts in no language, are as good as any other. */
function mayBeEmpty(schema: TSchema): boolean {
  const { type, minLength = 0, pattern, required, enum: choices } = readRules(schema);
  if (type === 'object') return !required?.length;
  return type === 'string' && !choices && minLength === 0 && (!pattern || RegExp(pattern).test(''));
}

/** A number that has been there cannot be left out; a field that nobody touched is undefined. */
function isNumberTakenAway(schema: TSchema | undefined, value: unknown): boolean {
  if (!schema || allowsNull(schema) || (value !== '' && value !== null)) return false;
  const { type } = readRules(schema);
  return type === 'integer' || type === 'number';
}

interface OwnRules {
  type?: string;
  minLength?: number;
  pattern?: string;
  required?: readonly string[];
  enum?: readonly unknown[];
}

function readRules(schema: TSchema): OwnRules {
  return schema;
}

function isBlank(value: unknown): boolean {
  if (isRecord(value)) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === '';
}

/** Languages without a text are left out. */
function withoutBlanks(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== ''));
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(withoutBlanks(other));
}
