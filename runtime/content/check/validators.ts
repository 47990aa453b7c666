import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TObject } from 'typebox';

import { ELEMENT_LIMITS, elementContentSchema } from '#schemas/content/element.ts';
import { sharedContentSchemas } from '#schemas/content/shared-schemas.ts';
import { VOCABULARY } from '#schemas/fields.ts';
import { formats } from '#schemas/formats.ts';

/** Compiled schemas: of an element's shape, and of the fields of each block. */
export interface Validators {
  shape(content: unknown): readonly ErrorObject[];
  /** Errors of those fields that are present; a bag need not hold all. */
  fields(schema: TObject, values: Readonly<Record<string, unknown>>): readonly ErrorObject[];
}

/** Items of all lists in content of which every fault of its shape is told. */
const MOST_ITEMS = ELEMENT_LIMITS.nodes;

function itemsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce((sum: number, part) => sum + itemsIn(part), own);
}

function createAjv(allErrors: boolean): Ajv {
  const ajv = new Ajv({ strict: true, allErrors, ownProperties: true, formats });
  ajv.addVocabulary([...VOCABULARY]);
  for (const schema of sharedContentSchemas) ajv.addSchema(schema);
  return ajv;
}

/**
 * Makes the validators. A schema is compiled when it is first needed and kept. Ajv is imported here
 * only: the server and the editor have it, the shop's chunks do not.
 */
export function createValidators(): Validators {
  const ajv = createAjv(true);
  const compiled = new WeakMap<TObject, ValidateFunction>();
  let shape: ValidateFunction | undefined;
  let firstFault: ValidateFunction | undefined;

  function fieldsValidator(schema: TObject): ValidateFunction {
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile({ type: 'object', properties: schema.properties });
    compiled.set(schema, validate);
    return validate;
  }

  return {
    shape(content) {
      // To list the faults of many nodes takes the square of their number.
      firstFault ??= createAjv(false).compile(elementContentSchema);
      if (firstFault(content)) return [];
      if (itemsIn(content) > MOST_ITEMS) return firstFault.errors ?? [];
      shape ??= ajv.compile(elementContentSchema);
      return shape(content) ? [] : (shape.errors ?? []);
    },
    fields(schema, values) {
      const validate = fieldsValidator(schema);
      return validate(values) ? [] : (validate.errors ?? []);
    },
  };
}
