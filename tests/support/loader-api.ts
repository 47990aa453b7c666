import type { ApiPort, Endpoint } from '#schemas/api/endpoint.ts';

/** An API with fixed answers by key of the endpoint; it keeps the keys that it was asked for. */
export function fakeApi(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const api = {
    call: () => Promise.reject(new Error('Loaders use get().')),
    get: ({ key }: Endpoint) => {
      asked.push(key);
      return Object.hasOwn(answers, key)
        ? Promise.resolve(answers[key])
        : Promise.reject(new Error(`No answer to ${key}.`));
    },
  } as ApiPort;
  return { api, asked };
}

/** What a fake API is asked with; the endpoint says which parts there are. */
export interface FakeInput {
  body: Record<string, unknown>;
  params: Record<string, string>;
}

type Answer = (endpoint: Endpoint, input: FakeInput) => unknown;

/** An API that answers by functions; the one that is not given must not be asked. */
export function answeringApi({ get, call }: { get?: Answer; call?: Answer }): ApiPort {
  const by = (answer?: Answer) => async (endpoint: Endpoint, input: object) => {
    if (!answer) throw new Error(`No answer to ${endpoint.key}.`);
    return answer(endpoint, { body: {}, params: {}, ...input });
  };
  return { get: by(get), call: by(call) } as ApiPort;
}

/** What a loader gets beside its values and the API. */
export const SAMPLE_REQUEST = {
  route: { path: '/', params: {} },
  query: {},
  locale: 'hr',
} as const;
