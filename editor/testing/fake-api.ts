import type {
  ApiFailure,
  ApiPort,
  ApiResult,
  DataOf,
  Endpoint,
  InputOf,
} from '#schemas/api/endpoint.ts';

/** A call that was made. */
export interface FakeCall {
  key: string;
  input: unknown;
}

type Answer = (input: never) => unknown;

/** An api that answers from functions by endpoint key, and notes what it was asked. */
export interface FakeApi extends ApiPort {
  calls: FakeCall[];
  /** Answers of one endpoint from now on; `failure()` makes one that fails. */
  on<E extends Endpoint>(
    endpoint: E,
    answer: (input: InputOf<E>) => ApiResult<DataOf<E>> | Promise<ApiResult<DataOf<E>>>,
  ): void;
}

/** An answer that succeeds. */
export function success<D>(data: D): ApiResult<D> {
  return { errored: false, data };
}

/** An answer that fails; status 0 means "no answer came". */
export function failure(
  statusCode: number,
  code = 'FAILED',
  payload: Record<string, unknown> = {},
): ApiFailure {
  const message = `failed with ${statusCode}`;
  return { errored: true, statusCode, message, error: { code, payload: { message, ...payload } } };
}

export function createFakeApi(): FakeApi {
  const answers = new Map<string, Answer>();
  const calls: FakeCall[] = [];
  const call: ApiPort['call'] = async (endpoint, input) => {
    calls.push({ key: endpoint.key, input });
    const answer = answers.get(endpoint.key);
    if (!answer) return failure(404, 'NOT_FAKED');
    return Promise.resolve(answer(input as never)) as never;
  };
  return {
    calls,
    call,
    async get(endpoint, input) {
      const result = await call(endpoint, input);
      if (result.errored) throw new Error(result.message);
      return result.data;
    },
    on(endpoint, answer) {
      answers.set(endpoint.key, answer as Answer);
    },
  };
}
