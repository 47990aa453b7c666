import type { TSchema } from 'typebox';

import { elementSchema, nodeSchema } from './element.ts';
import { richTextNodeSchema } from './values.ts';

/**
 * Schemas with an `$id` that others refer to by `$ref`. Hand each to `addSchema` of Ajv or Fastify,
 * in this order, before a schema that uses them; another schema names them by `$ref`.
 */
export const sharedContentSchemas: readonly TSchema[] = [
  richTextNodeSchema,
  nodeSchema,
  elementSchema,
];
