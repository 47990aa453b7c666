import { Ajv, type ErrorObject, type Options } from 'ajv';
import { VOCABULARY } from '#schemas/fields.ts';
import { formats } from '#schemas/formats.ts';
import { lazyValidator, type Validator } from './lazy-compilers.ts';
import { SHARED_SCHEMAS, withReferences } from './shared-schemas.ts';
import { sampleOf } from './validation-sample.ts';

const COMMON: Options = {
  ownProperties: true,
  removeAdditional: false,
  useDefaults: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
};

function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ ...COMMON, ...options, formats });
  ajv.addVocabulary([...VOCABULARY]);
  for (const schema of SHARED_SCHEMAS) ajv.addSchema(schema);
  return ajv;
}

/** Validators of request parts. Bodies are taken as they are; only text (paths, queries) is coerced. */
export interface Validators {
  body(schema: object): Validator;
  text(schema: object): Validator;
}

export function createValidators(): Validators {
  return {
    body: validatorsWith({ coerceTypes: false }),
    // `1e1000` becomes Infinity, whose bounds the strict kind would not look at.
    text: validatorsWith({ coerceTypes: true, strictNumbers: false }),
  };
}

/**
 * Whether data is good is decided by a validator that stops at the first fault: the bounds of a list
 * are looked at before what is in it, so that refusing costs no more the more faults there are.
 * Only a sample of what was refused is looked through for all of its faults.
 */
function validatorsWith(options: Options): (schema: object) => Validator {
  const first = createAjv({ ...options, allErrors: false });
  const all = createAjv({ ...options, allErrors: true });
  return (schema) => {
    const references = withReferences(schema);
    const isGood = lazyValidator(() => first.compile(references));
    const lists = lazyValidator(() => all.compile(references));
    const validate: Validator = (data) => {
      validate.errors = isGood(data) ? null : [...faultsIn(data, lists), ...(isGood.errors ?? [])];
      return validate.errors === null;
    };
    return validate;
  };
}

function faultsIn(data: unknown, lists: Validator): readonly ErrorObject[] {
  const sample = sampleOf(data);
  return sample === undefined || lists(sample) ? [] : (lists.errors ?? []);
}

/** Most faulty fields that an answer names; a client that mends these asks again. */
export const MOST_FIELDS = 50;
/** Longer names of fields, which only a client makes up, are cut off. */
const LONGEST_NAME = 200;

/** What a validation failure tells: `more` counts the faulty fields that `fields` does not name. */
export interface FaultyFields {
  fields: Record<string, string>;
  more?: number;
}

/**
 * The `fields` of a validation failure: dotted path -> broken rule (`required`, `minLength`,
 * `email`). The first rule of a field wins. A fault of the whole part is under the part's name.
 */
export function faultyFieldsOf(errors: readonly Fault[], part: string): FaultyFields {
  const rules = new Map<string, Fault>();
  for (const error of errors) {
    const place = placeOf(error);
    if (!rules.has(place)) rules.set(place, error);
  }
  const named = [...rules.values()].slice(0, MOST_FIELDS);
  const fields = Object.fromEntries(
    named.map((error) => [fieldOf(error).slice(0, LONGEST_NAME) || part, ruleOf(error)]),
  );
  const more = rules.size - named.length;
  return more > 0 ? { fields, more } : { fields };
}

type Fault = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

/** The member that a fault is about where the path itself does not have it. */
function memberOf({ keyword, params }: Fault): string | null {
  if (keyword === 'required') return String(params['missingProperty']);
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return null;
}

/** Tells the fields of faults apart, at less cost than their names. */
function placeOf(fault: Fault): string {
  const member = memberOf(fault);
  if (member === null) return fault.instancePath;
  return `${fault.instancePath}/${member.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function fieldOf(fault: Fault): string {
  return placeOf(fault)
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

function ruleOf({ keyword, params }: Fault): string {
  return keyword === 'format' ? String(params['format']) : keyword;
}
