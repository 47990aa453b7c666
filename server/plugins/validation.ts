import { Ajv, type ErrorObject, type Options } from 'ajv';
import { VOCABULARY } from '#schemas/fields.ts';
import { formats } from '#schemas/formats.ts';
import { lazyValidator, type Validator } from './lazy-compilers.ts';
import { SHARED_SCHEMAS, withReferences } from './shared-schemas.ts';

const COMMON: Options = {
  allErrors: true,
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
  const strict = createAjv({ coerceTypes: false });
  // `1e1000` becomes Infinity, whose bounds the strict kind would not look at.
  const coercing = createAjv({ coerceTypes: true, strictNumbers: false });
  return {
    body: (schema) => lazyValidator(() => strict.compile(withReferences(schema))),
    text: (schema) => lazyValidator(() => coercing.compile(withReferences(schema))),
  };
}

/**
 * The `fields` of a validation failure: dotted path -> broken rule (`required`, `minLength`,
 * `email`). Every faulty field is named; the first rule of a field wins. A fault of the whole part
 * stands under the part's name.
 */
export function fieldsOf(
  errors: readonly Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>[],
  part: string,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const field = fieldOf(error) || part;
    // A client may name a field `constructor`, which every object seems to have.
    if (!Object.hasOwn(fields, field)) fields[field] = ruleOf(error);
  }
  return fields;
}

type Fault = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

function fieldOf({ keyword, instancePath, params }: Fault): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  return path.join('.');
}

function ruleOf({ keyword, params }: Fault): string {
  return keyword === 'format' ? String(params['format']) : keyword;
}
