import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TObject } from 'typebox';

import { elementContentSchema } from '#schemas/content/element.ts';
import { sharedContentSchemas } from '#schemas/content/shared-schemas.ts';
import { VOCABULARY } from '#schemas/fields.ts';
import { formats } from '#schemas/formats.ts';

/** Compiled schemas: of an element's shape, and of the fields of each block. */
export interface Validators {
  shape(content: unknown): readonly ErrorObject[];
  /** Errors of those fields that are present; a bag need not hold all. */
  fields(schema: TObject, values: Readonly<Record<string, unknown>>): readonly ErrorObject[];
}

/**
 * Makes the validators. A schema is compiled when it is first needed and kept. Ajv is imported here
 * only: the server and the editor have it, the shop's chunks do not.
 */
export function createValidators(): Validators {
  const ajv = new Ajv({ strict: true, allErrors: true, ownProperties: true, formats });
  ajv.addVocabulary([...VOCABULARY]);
  for (const schema of sharedContentSchemas) ajv.addSchema(schema);
  const compiled = new WeakMap<TObject, ValidateFunction>();
  let shape: ValidateFunction | undefined;

  function fieldsValidator(schema: TObject): ValidateFunction {
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile({ type: 'object', properties: schema.properties });
    compiled.set(schema, validate);
    return validate;
  }

  return {
    shape(content) {
      shape ??= ajv.compile(elementContentSchema);
      return shape(content) ? [] : (shape.errors ?? []);
    },
    fields(schema, values) {
      const validate = fieldsValidator(schema);
      return validate(values) ? [] : (validate.errors ?? []);
    },
  };
}
