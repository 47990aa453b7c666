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

/** What a loader gets beside its values and the API. */
export const SAMPLE_REQUEST = {
  route: { path: '/', params: {} },
  query: {},
  locale: 'hr',
} as const;
