import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import fp from 'fastify-plugin';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { isUnreachable } from '#server/db/unreachable.ts';
import { errorTextOf } from '#server/error-text.ts';
import {
  AppError,
  MalformedRequest,
  NotFound,
  PathNotFound,
  PayloadTooLarge,
  QueryParametersMissing,
  ServiceUnavailable,
  SomethingWentWrong,
  UnsupportedMediaType,
  ValidationFailed,
} from '#server/errors.ts';
import { isStorageFull, StorageFull } from '#server/storage-full.ts';
import { faultyFieldsOf } from './validation.ts';

/** The failure envelope: raw English in `message`, the reader's language in `payload.message` (G-030). */
export function toFailure(error: AppError, locale: Locale): ApiFailure {
  const { code, message, statusCode, payload } = error;
  return {
    errored: true,
    statusCode,
    message,
    error: { code, payload: { ...payload, message: errorTextOf(locale, error) } },
  };
}

/** When to try again after the database could not be reached. */
export const RETRY_SECONDS = 5;

/** Any thrown thing as an expected failure; what is not expected tells nothing about itself. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnstorable(error)) return new MalformedRequest();
  if (isStorageFull(error)) return new StorageFull();
  if (isUnreachable(error)) return new ServiceUnavailable({ retryAfter: RETRY_SECONDS });
  return fromFastify(error) ?? new SomethingWentWrong();
}

/** What PostgreSQL says of a NUL in a text and in JSON; no column can hold one. */
const UNSTORABLE: ReadonlySet<unknown> = new Set(['22021', '22P05']);
/** It says the same of anything it cannot read; about JSON only of half a surrogate pair. */
const UNREADABLE = '22P02';

/** Whether a text holds signs that no database keeps. */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  const isOfJson = 'routine' in error && String(error.routine).startsWith('json');
  return UNSTORABLE.has(error.code) || (error.code === UNREADABLE && isOfJson);
}

function fromFastify(error: unknown): AppError | null {
  if (!isRefusal(error)) return null;
  if (error.validation) return toValidationFailure(error.validation, error.validationContext);
  switch (error.statusCode) {
    case 400:
      return new MalformedRequest();
    case 404:
      return new NotFound();
    case 413:
      return new PayloadTooLarge();
    case 415:
      return new UnsupportedMediaType();
    case 503:
      return new ServiceUnavailable();
    default:
      return null;
  }
}

/** A missing query parameter has a code of its own in the contract. */
function toValidationFailure(
  errors: readonly FastifySchemaValidationError[],
  part = 'body',
): AppError {
  const faulty = faultyFieldsOf(errors, part);
  const isMissing = part === 'querystring' && errors.every(({ keyword }) => keyword === 'required');
  return isMissing
    ? new QueryParametersMissing({ ...faulty })
    : new ValidationFailed({ ...faulty });
}

/** What Fastify and its plugins throw when they refuse a request. */
interface Refusal {
  statusCode: number;
  validation?: FastifySchemaValidationError[];
  validationContext?: string;
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** The one error handler and the one not-found handler. */
export const failures = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const failure = toAppError(error);
    if (failure.statusCode >= 500) {
      request.log.error({ err: error }, 'request failed');
      reply.header('x-request-id', request.id);
    }
    const { payload } = failure;
    if (typeof payload['retryAfter'] === 'number')
      reply.header('retry-after', payload['retryAfter']);
    return reply
      .code(failure.statusCode)
      .header('cache-control', 'no-store')
      .send(toFailure(failure, localeOf(request)));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(toFailure(new PathNotFound(), localeOf(request))),
  );
});

/** Language of the request that failed; the default where its site was not resolved yet. */
export function localeOf(request: { call: { locale: Locale } }): Locale {
  try {
    return request.call.locale;
  } catch {
    return DEFAULT_LOCALE;
  }
}
