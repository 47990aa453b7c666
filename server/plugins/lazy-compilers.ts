import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { ErrorObject, ValidateFunction } from 'ajv';

const createSerializers = SerializerSelector();

/**
 * Fastify's own serialisers, each made when its call first answers. To make them all before the
 * first request takes longer than everything else of a start together.
 */
export const lazySerializers: typeof createSerializers = (shared, options) => {
  const compile = createSerializers(shared, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (data) => {
      serialize ??= compile(route);
      return serialize(data);
    };
  };
};

/** A validator that is compiled when it is first asked; its `errors` are those of its last run. */
export function lazyValidator(compile: () => ValidateFunction): Validator {
  let validate: ValidateFunction | undefined;
  const lazy: Validator = (data) => {
    validate ??= compile();
    const isValid = validate(data);
    lazy.errors = validate.errors ?? null;
    return isValid;
  };
  return lazy;
}

/** Whether data keeps to a schema; why not is in `errors` until the next run. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}
