import type { ErrorObject } from 'ajv';
import type { TObject } from 'typebox';

import { pointerParts } from '#runtime/content/check/ajv-faults.ts';
import { createValidators, type Validators } from '#runtime/content/check/validators.ts';
import type { Translate } from '#runtime/i18n/texts.ts';

/** The first rule that a value breaks. */
export interface FieldFault {
  /** Where inside the value: `['2', 'title']` in a list, nothing for the value itself. */
  path: readonly string[];
  message: string;
}

let validators: Validators | undefined;

/** What is wrong with a field's value, or undefined. */
export function faultOf(
  schema: TObject,
  field: string,
  value: unknown,
  t: Translate,
): FieldFault | undefined {
  if (value === undefined) return undefined;
  validators ??= createValidators();
  const [error] = validators.fields(schema, { [field]: value });
  if (!error) return undefined;
  return { path: pointerParts(error.instancePath).slice(1), message: message(error, t) };
}

/** The fault as the part at `step` sees it: undefined when something else is wrong. */
export function faultWithin(fault: FieldFault | undefined, step: string): FieldFault | undefined {
  if (fault?.path[0] !== step) return undefined;
  return { ...fault, path: fault.path.slice(1) };
}

const NAMED = new Set([
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

function message({ keyword, params }: ErrorObject, t: Translate): string {
  const rule = NAMED.has(keyword) ? keyword : 'other';
  return t(`panel.fault.${rule}`, { limit: String(params['limit'] ?? '') });
}
