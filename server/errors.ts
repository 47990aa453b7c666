/** Extra members of `error.payload`, e.g. `fields` of a validation failure. */
export type ErrorPayload = Record<string, unknown>;

/** An expected failure: becomes the failure envelope of the contract (G-029). */
export class AppError extends Error {
  /** Stable, upper case; also the key of the translated text in `locales/<language>/errors.json`. */
  readonly code: string;
  readonly statusCode: number;
  readonly payload: ErrorPayload;
  constructor(code: string, message: string, statusCode: number, payload: ErrorPayload = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.statusCode = statusCode;
    this.payload = payload;
  }
}

/** Constructor of one kind of failure; throw `new CartNotFound()`. */
export interface ErrorType {
  new (payload?: ErrorPayload): AppError;
  readonly code: string;
}

/**
 * Declares a kind of failure. `message` is the English raw text of the contract (G-030); the text
 * people read is in `locales/<language>/errors.json` under `code`.
 *
 * @example export const CartArchived = defineError('CART_ARCHIVED', 'Cart is archived.', 409);
 */
export function defineError(code: string, message: string, statusCode: number): ErrorType {
  return class extends AppError {
    static readonly code = code;
    constructor(payload?: ErrorPayload) {
      super(code, message, statusCode, payload);
    }
  };
}

export const ValidationFailed = defineError('VALIDATION_FAILED', 'Validation failed', 400);
export const QueryParametersMissing = defineError(
  'QUERY_PARAMETERS_MISSING',
  'Query parameters are missing',
  400,
);
export const MalformedRequest = defineError('MALFORMED_REQUEST', 'Malformed request', 400);
export const Unauthenticated = defineError('UNAUTHENTICATED', 'No active user', 401);
/** A caller from elsewhere did not say which site it is about, or named one by a key that does not open it. */
export const ApiKeyRequired = defineError(
  'API_KEY_REQUIRED',
  'The header apiKey is missing or opens no site',
  401,
);
export const TokenExpired = defineError('TOKEN_EXPIRED', 'Access token is expired', 401);
export const ScopeRequired = defineError('SCOPE_REQUIRED', 'Insufficient scope', 401);
/** Nothing of the site is shown until an owner opens it again. */
export const SiteClosed = defineError('SITE_CLOSED', 'The site is closed', 410);
/** The login is good, but only an owner may do this. */
export const OwnerRequired = defineError('OWNER_REQUIRED', 'Only an owner may do this', 403);
/** The login is good, but the site demands a second factor of the account, which has none yet. */
export const SecondFactorMissing = defineError(
  'SECOND_FACTOR_MISSING',
  'Set a second factor up first',
  403,
);
/** The client answers it by logging out (G-031). */
export const WrongAdminAccessKey = defineError(
  'WRONG_ADMIN_ACCESS_KEY',
  'Wrong admin access key',
  403,
);
export const NotFound = defineError('NOT_FOUND', 'Not found', 404);
/** Nothing answers at a path, be it a page or a call (ROUTE-42, G-015). */
export const PAGE_NOT_FOUND = 'This page could not be found';
export const PathNotFound = defineError('NOT_FOUND', PAGE_NOT_FOUND, 404);
export const PayloadTooLarge = defineError('PAYLOAD_TOO_LARGE', 'Payload is too large', 413);
export const RequestTimedOut = defineError('REQUEST_TIMED_OUT', 'Request took too long', 408);
export const ExpectationFailed = defineError('EXPECTATION_FAILED', 'Expectation failed', 417);
export const HeadersTooLarge = defineError('HEADERS_TOO_LARGE', 'Headers are too large', 431);
export const UnsupportedMediaType = defineError(
  'UNSUPPORTED_MEDIA_TYPE',
  'Unsupported media type',
  415,
);
/** The call came without what a captcha gives, or with something that it did not give (ERR-07). */
export const CaptchaMissing = defineError('CAPTCHA_MISSING', 'Captcha token is missing', 400);
export const CaptchaRefused = defineError('CAPTCHA_REFUSED', 'Captcha was not passed', 400);
/** All records were asked for, and they are more than one answer holds: a part would pass for all. */
export const TooManyRecords = defineError(
  'TOO_MANY_RECORDS',
  'Too many records for one answer: ask for pages',
  400,
);
export const TooManyRequests = defineError('TOO_MANY_REQUESTS', 'Too many requests', 429);
export const SomethingWentWrong = defineError('SOMETHING_WENT_WRONG', 'Something went wrong', 500);
export const ServiceUnavailable = defineError('SERVICE_UNAVAILABLE', 'Service unavailable', 503);
