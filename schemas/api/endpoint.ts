import type { Static, TSchema } from 'typebox';

/**
 * Who may call: `public` (apiKey only), `cart` (cart id and protect code), `user` (logged-in
 * shopper), `backoffice`, `owner` (of the back office, no editor), `dev` (development server only).
 */
export type Access = 'public' | 'cart' | 'user' | 'backoffice' | 'owner' | 'dev';

/** Most bytes of a body: what strangers send is small, editors also send whole records. */
export const BODY_BYTES = { visitor: 64 * 1024, editor: 1024 * 1024 } as const;

/** Most bytes that a call takes. */
export function bodyLimitOf({ access, bodyLimit }: Pick<Endpoint, 'access' | 'bodyLimit'>): number {
  if (bodyLimit !== undefined) return bodyLimit;
  const isStaff = access === 'backoffice' || access === 'owner' || access === 'dev';
  return isStaff ? BODY_BYTES.editor : BODY_BYTES.visitor;
}

/** One call of the HTTP contract: declared once, used by the route, the typed client and OpenAPI. */
export interface Endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Data extends TSchema = TSchema,
> {
  /** Unique name, `module.verb`; key of the in-process dispatch. */
  readonly key: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify path from the API base, e.g. `/api/v1/navigation/tree/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Most bytes of a body; without it `BODY_BYTES` of whoever may call. */
  readonly bodyLimit?: number;
  /** Parts of a multipart request, for the description; the handler reads and checks them itself. */
  readonly multipart?: TSchema;
  /** Shape of the `data` member of a 200 answer. */
  readonly data: Data;
  /** Media types of a 200 answer that is a file; its `data` is described nowhere else. */
  readonly files?: readonly string[];
  /** `bare` answers without the `data` envelope. */
  readonly bare?: boolean;
  /** May be called without the site's apiKey, because the caller does not know it yet (SITE-06). */
  readonly keyless?: boolean;
  /** A call of the back office that somebody may make who has to set a second factor up first. */
  readonly beforeFactor?: boolean;
  /** Where a captcha is set up, the call carries its token in the header `captchaToken` (G-055). */
  readonly captcha?: boolean;
  /** Cache tags of an answer, e.g. `product:12`: a page that used it is dropped when one changes. */
  tags?(data: Static<Data>): string[];
}

type Part<Name extends string, S> = S extends TSchema ? { [K in Name]: Static<S> } : unknown;

/** What a call takes: `{ params, query, body }`, each only where the endpoint declares it. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _D>
    ? (TSchema extends P ? unknown : Part<'params', P>) &
        (TSchema extends Q ? unknown : Part<'query', Q>) &
        (TSchema extends B ? unknown : Part<'body', B>)
    : never;

/** What a call answers, without its envelope. */
export type DataOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer D> ? Static<D> : never;

/** Declares an endpoint; keeps the exact types of its schemas. */
export function defineEndpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Data extends TSchema = TSchema,
>(endpoint: Endpoint<Params, Query, Body, Data>): Endpoint<Params, Query, Body, Data> {
  return endpoint;
}

/** A failed call; `statusCode` 0 means that no answer came (SITE-23). */
export interface ApiFailure {
  errored: true;
  statusCode: number;
  message: string;
  error: {
    code: string;
    payload: { message: string; fields?: Record<string, string> } & Record<string, unknown>;
  };
}

/** What every call yields: never an exception for an answer of the server. */
export type ApiResult<D> = { errored: false; data: D } | ApiFailure;

/** Calls endpoints: over HTTP in the browser, in process on the server. */
export interface ApiPort {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ApiResult<DataOf<E>>>;
  /** As `call`, but throws `ApiError` on failure; for loaders, whose failure degrades one section. */
  get<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>>;
}

/** Thrown by `ApiPort.get`. */
export class ApiError extends Error {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/** The port that makes its calls by `call`. */
export function apiPortOf(call: ApiPort['call']): ApiPort {
  return {
    call,
    async get(endpoint, input) {
      const result = await call(endpoint, input);
      if (result.errored) throw new ApiError(result);
      return result.data;
    },
  };
}
