import type { TSchema } from 'typebox';

import { isRecord } from '#runtime/content/json.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { FieldSchema } from '../../panel/control-props.ts';
import { faultOf } from '../../panel/field-faults.ts';
import type { FieldSpec, RecordData, RecordKind } from './record-kind.ts';

type Rules = NonNullable<RecordKind['createRules']>;

/** The fields as they are sent: what was left blank is null where that is allowed, else absent. */
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
      return allowsNull(schema) ? [[name, null]] : [];
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
      if (required.has(name) && isBlank(sent[name])) return [[name, t('admin.fault.required')]];
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
