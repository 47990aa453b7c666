import { refresh } from '#schemas/api/auth.ts';
import {
  type ApiPort,
  type ApiResult,
  apiPortOf,
  type DataOf,
  type Endpoint,
  type InputOf,
} from '#schemas/api/endpoint.ts';
import {
  type ApiConfig,
  apiHeaders,
  type CallInput,
  callUrl,
  failureOf,
  noAnswer,
} from './request.ts';

/** What the client needs of its surroundings. */
export interface ApiSurroundings {
  /** The browser's cookies. */
  cookies(): string;
  /** Whether somebody is logged in, as far as the browser knows. */
  hasSession(): boolean;
  /** The session is over: the refresh token was refused, or the site's key is not the token's. */
  onSessionEnd(): void;
  fetch: typeof fetch;
}

/** The browser's surroundings, apart from the session. */
export const browser: Pick<ApiSurroundings, 'cookies' | 'fetch'> = {
  cookies: () => document.cookie,
  fetch: (input, init) => fetch(input, init),
};

/**
 * Calls the API over HTTP. An expired token is refreshed once, however many calls met it, and they
 * are sent again (AUTH-05); a refresh that finds no network leaves the session as it is. A key
 * of the site that is not the token's ends the session, and the call is sent once more without it
 * (AUTH-06).
 */
export function createApiClient(config: ApiConfig, around: ApiSurroundings): ApiPort {
  let refreshing: Promise<boolean> | null = null;

  async function send(
    endpoint: Endpoint,
    input: CallInput,
    credentials: RequestCredentials,
  ): Promise<ApiResult<unknown>> {
    const { body } = input;
    try {
      const response = await around.fetch(callUrl(config, endpoint, input), {
        method: endpoint.method,
        credentials,
        headers: {
          ...apiHeaders(config, around.cookies()),
          ...input.headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok) return failureOf(response.status, answer, response.statusText);
      return { errored: false, data: endpoint.bare ? answer : dataOf(answer) };
    } catch {
      return noAnswer();
    }
  }

  /** Resolves to whether the calls that wait for it should be sent again. */
  function refreshOnce(): Promise<boolean> {
    refreshing ??= send(refresh, {}, 'same-origin').then((result) => {
      refreshing = null;
      if (result.errored && result.statusCode > 0) around.onSessionEnd();
      return !result.errored;
    });
    return refreshing;
  }

  async function sendWithSession(endpoint: Endpoint, input: CallInput) {
    const result = await send(endpoint, input, 'same-origin');
    if (!(result.errored && around.hasSession())) return result;
    if (result.statusCode === 401 && result.error.code === 'TOKEN_EXPIRED') {
      return (await refreshOnce()) ? send(endpoint, input, 'same-origin') : result;
    }
    if (result.error.code === 'WRONG_ADMIN_ACCESS_KEY') {
      around.onSessionEnd();
      return send(endpoint, input, 'omit');
    }
    return result;
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
  ): Promise<ApiResult<DataOf<E>>> {
    // The server answers what the endpoint declares; a contract test holds it to that.
    return (await sendWithSession(endpoint, input as CallInput)) as ApiResult<DataOf<E>>;
  }

  return apiPortOf(call);
}

function dataOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'data' in answer
    ? answer.data
    : undefined;
}
