import type { ErrorObject } from 'ajv';

/** One thing wrong, at a JSON pointer. */
export interface PointedFault {
  pointer: string;
  rule: string;
  message: string;
}

/**
 * Ajv's errors as rules and sentences that say what to do. Of a value that may have several forms
 * only "fits none" is told, not what is wrong with it in each.
 */
export function pointedFaults(errors: readonly ErrorObject[]): PointedFault[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const isInChoice = (error: ErrorObject) =>
    choices.some((choice) => error !== choice && error.schemaPath.startsWith(choice.schemaPath));
  return errors
    .filter((error) => !isInChoice(error))
    .map((error) => ({
      pointer: pointerOf(error),
      rule: error.keyword,
      message: messageOf(error),
    }));
}

/** The pointer to what is too much or missing, else to the value. */
function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  const name: unknown =
    keyword === 'additionalProperties' ? params['additionalProperty'] : params['missingProperty'];
  return typeof name === 'string' ? `${instancePath}/${escapePart(name)}` : instancePath;
}

function escapePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const FORMAT_HINTS: Readonly<Record<string, string>> = {
  'safe-url':
    'Is no safe address; use a path that begins with "/", "#" or "?", or https:, http:, mailto:, tel:.',
  'date-time': 'Is no point in time; write it as 2026-05-01T08:00:00Z.',
  email: 'Is no e-mail address.',
};

type Params = Record<string, unknown>;

const MESSAGES: Readonly<Record<string, (params: Params) => string>> = {
  type: ({ type }) => `Must be ${TYPE_NAMES[String(type)] ?? String(type)}.`,
  enum: ({ allowedValues }) => `Must be one of ${listed(allowedValues)}.`,
  const: ({ allowedValue }) => `Must be ${JSON.stringify(allowedValue)}.`,
  required: () => 'Is missing; add it.',
  additionalProperties: () => 'Does not belong here; remove it.',
  minLength: ({ limit }) => `Is too short; write at least ${String(limit)} characters.`,
  maxLength: ({ limit }) => `Is too long; shorten it to ${String(limit)} characters.`,
  minItems: ({ limit }) => `Has too few entries; add some until there are ${String(limit)}.`,
  maxItems: ({ limit }) => `Has too many entries; keep ${String(limit)} at most.`,
  minimum: ({ limit }) => `Is too small; the least is ${String(limit)}.`,
  maximum: ({ limit }) => `Is too large; the most is ${String(limit)}.`,
  pattern: ({ pattern }) => `Is not written as it must be (${String(pattern)}).`,
  format: ({ format }) => FORMAT_HINTS[String(format)] ?? `Is no ${String(format)}.`,
  anyOf: () => 'Fits none of the allowed forms.',
};

function messageOf({ keyword, params, message }: ErrorObject): string {
  const write = MESSAGES[keyword];
  return write ? write(params) : `Breaks the rule "${keyword}": ${message ?? 'see the schema'}.`;
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(', ') : '';
}

/** A JSON pointer as faults write paths: `/parts/3/meta/title` is `parts[3].meta.title`. */
export function dottedPath(pointer: string): string {
  return pointerParts(pointer).reduce((path, part) => {
    if (/^\d+$/.test(part)) return `${path}[${part}]`;
    return path === '' ? part : `${path}.${part}`;
  }, '');
}

/** The parts of a JSON pointer. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
