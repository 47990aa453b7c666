import type { ApiFailure, ApiResult } from '#schemas/api/endpoint.ts';
import { useQuestion } from './use-question.ts';

/** What a call has brought so far. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T }
  | { status: 'failed'; failure: ApiFailure };

/** Makes a call when the component shows and whenever `key` changes, and begins with nothing each time. */
export function useLoaded<T>(key: string, load: () => Promise<ApiResult<T>>): Loaded<T> {
  const { status, value, error } = useQuestion(key, load, { forgets: true });
  // A refused call is an answer; only a fault of the program rejects.
  if (status === 'failed') throw error;
  if (status === 'loading' || !value) return { status: 'loading' };
  return value.errored
    ? { status: 'failed', failure: value }
    : { status: 'ready', data: value.data };
}
