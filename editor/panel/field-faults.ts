import type { ErrorObject } from 'ajv';
import type { TObject } from 'typebox';

import { createValidators, type Validators } from '#runtime/content/check/validators.ts';
import type { Translate } from '#runtime/i18n/texts.ts';

let validators: Validators | undefined;

/** The message of the first rule that a field's value breaks, or undefined. */
export function faultOf(
  schema: TObject,
  field: string,
  value: unknown,
  t: Translate,
): string | undefined {
  if (value === undefined) return undefined;
  validators ??= createValidators();
  const [error] = validators.fields(schema, { [field]: value });
  return error && message(error, t);
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
  return t(`panel.fault.${rule}`, {
    limit: String(params['limit'] ?? ''),
    format: String(params['format'] ?? ''),
  });
}
