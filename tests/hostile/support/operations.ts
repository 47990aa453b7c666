import { Ajv } from 'ajv';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { VOCABULARY } from '#schemas/fields.ts';
import { formats } from '#schemas/formats.ts';
import { lazyValidator, type Validator } from '#server/plugins/lazy-compilers.ts';

/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  pattern?: string;
  format?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}

interface DescribedOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** What `/api/docs/json` tells. */
export interface Description {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** One call as the description of the API tells it. */
export interface Operation {
  key: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters. */
  path: string;
  parameters: Parameter[];
  body: Schema | null;
  isMultipart: boolean;
  needsLogin: boolean;
  /** True for a body that the description allows. */
  allows(body: unknown): boolean;
  /** What is wrong with an answer by the description, else null. */
  faultOf(response: LightMyRequestResponse): string | null;
}

/** The description, from where programs fetch it. */
export async function describeApi(app: FastifyInstance): Promise<Description> {
  return (await app.inject({ url: '/api/docs/json' })).json<Description>();
}

let known: { text: string; operations: Operation[] } | null = null;

/**
 * Every call that the description names, with checks compiled from it alone. To compile them takes
 * seconds, so the test files of a worker share them.
 */
export function operationsOf(description: Description): Operation[] {
  const text = JSON.stringify(description);
  if (known?.text !== text) known = { text, operations: readOperations(description) };
  return known.operations;
}

function readOperations({ paths, components }: Description): Operation[] {
  const ajv = new Ajv({ strict: false, formats, allErrors: false });
  ajv.addVocabulary([...VOCABULARY]);
  ajv.addSchema({ $id: 'doc', components });
  const compile: Compile = (schema) => lazyValidator(() => ajv.compile(absolute(schema) as object));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      toOperation(path, method.toUpperCase() as Operation['method'], described, compile),
    ),
  );
}

/** Makes the check of a schema, which is compiled when it is first needed. */
type Compile = (schema: Schema) => Validator;

function toOperation(
  path: string,
  method: Operation['method'],
  described: DescribedOperation,
  compile: Compile,
): Operation {
  const content = described.requestBody?.content ?? {};
  const body = content['application/json']?.schema ?? null;
  const isBodyGood = compile(body ?? {});
  const checks = new Map(
    Object.entries(described.responses).flatMap(([status, { content: answers = {} }]) =>
      Object.entries(answers).map(([type, { schema }]) => [
        `${status.toLowerCase()} ${type}`,
        compile(schema),
      ]),
    ),
  );
  return {
    key: described.operationId,
    method,
    path,
    parameters: described.parameters ?? [],
    body,
    isMultipart: 'multipart/form-data' in content,
    needsLogin: described.security?.some((way) => 'accessToken' in way) ?? false,
    allows: isBodyGood,
    faultOf: (response) => faultOf(checks, response),
  };
}

function faultOf(
  checks: ReadonlyMap<string, Validator>,
  response: LightMyRequestResponse,
): string | null {
  const { statusCode } = response;
  if (statusCode >= 500) return `${statusCode} ${response.body.slice(0, 200)}`;
  const type = String(response.headers['content-type']).replace(/;.*/, '');
  const check =
    checks.get(`${statusCode} ${type}`) ?? checks.get(`${String(statusCode)[0]}xx ${type}`);
  if (!check) return `${statusCode} as ${type} is not declared`;
  // What an odd `accept-encoding` made small was checked by other requests to the call.
  if (type !== 'application/json' || response.headers['content-encoding']) return null;
  const answer = parse(response.body);
  if (answer === undefined) return `${statusCode} is no JSON: ${response.body.slice(0, 200)}`;
  if (!check(answer)) return `${statusCode} ${JSON.stringify(check.errors?.slice(0, 2))}`;
  return statusCode >= 400 ? envelopeFaultOf(statusCode, answer) : null;
}

interface Envelope {
  statusCode: number;
  message: string;
  error: { code: string; payload: { message: string; fields?: Record<string, string> } };
}

/** What the contract says of failures beyond their schema (G-029, G-030). */
function envelopeFaultOf(status: number, answer: unknown): string | null {
  // The answer was checked against the schema of failures right before.
  const { statusCode, message, error } = answer as Envelope;
  const isWhole =
    statusCode === status &&
    message !== '' &&
    error.payload.message !== '' &&
    /^[A-Z][A-Z0-9_]+$/.test(error.code);
  if (!isWhole) return `${status} is no envelope: ${JSON.stringify(answer).slice(0, 200)}`;
  const isSilent =
    error.code === 'VALIDATION_FAILED' && Object.keys(error.payload.fields ?? {}).length === 0;
  return isSilent ? `${status} names no faulty field` : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** References of the description, as the checker that knows it by the name `doc` needs them. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string' ? `doc${part}` : absolute(part),
    ]),
  );
}
