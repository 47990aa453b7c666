import type { TObject } from 'typebox';
import Format from 'typebox/format';
import Schema from 'typebox/schema';

import { pointerParts } from '#runtime/content/check/ajv-faults.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { sharedContentSchemas } from '#schemas/content/shared-schemas.ts';
import { formats } from '#schemas/formats.ts';

/** The first rule that a value breaks. */
export interface FieldFault {
  /** Where inside the value: `['2', 'title']` in a list, nothing for the value itself. */
  path: readonly string[];
  /** Keyword of JSON Schema, where it was one that was broken. */
  rule?: string;
  message: string;
}

/** Rules that have a message of their own. */
const NAMED: ReadonlySet<string> = new Set([
  'maxLength',
  'minLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'type',
]);

const SHARED = Object.fromEntries(
  sharedContentSchemas.map((schema) => [String(Reflect.get(schema, '$id')), schema]),
);

for (const [name, check] of Object.entries(formats)) Format.Set(name, check);

/**
 * What is wrong with a field's value, or undefined. The schema is interpreted: Ajv, which the server
 * uses, compiles to code, and the editor's content security policy runs none.
 */
export function faultOf(
  schema: TObject,
  field: string,
  value: unknown,
  t: Translate,
): FieldFault | undefined {
  const rules = schema.properties[field];
  if (value === undefined || !rules) return undefined;
  const [, [error]] = Schema.Errors(SHARED, rules, value);
  if (!error) return undefined;
  const limit: unknown = Reflect.get(error.params, 'limit');
  return {
    path: pointerParts(error.instancePath),
    rule: error.keyword,
    message: t(`panel.fault.${ruleOf(error)}`, { limit: String(limit ?? '') }),
  };
}

/** Name of the message: a few rules have one for what was meant. */
function ruleOf({ keyword, params }: { keyword: string; params: object }): string {
  if (keyword === 'type' && [Reflect.get(params, 'type')].flat().includes('integer'))
    return 'integer';
  if (keyword === 'format' && Reflect.get(params, 'format') === 'date-time') return 'moment';
  return NAMED.has(keyword) ? keyword : 'other';
}

/** The fault as the part at `step` sees it: undefined when something else is wrong. */
export function faultWithin(fault: FieldFault | undefined, step: string): FieldFault | undefined {
  if (fault?.path[0] !== step) return undefined;
  return { ...fault, path: fault.path.slice(1) };
}
