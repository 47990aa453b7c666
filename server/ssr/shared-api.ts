import type { FastifyInstance } from 'fastify';
import { type ApiPort, apiPortOf } from '#schemas/api/endpoint.ts';
import type { CallContext } from '#server/plugins/call-context.ts';

/** Asks the server, or remembers; what the answer depends on goes into the tags it is handed. */
export type Ask = <T>(
  name: string,
  input: unknown,
  get: (tags: Set<string>) => Promise<T>,
) => Promise<T>;

/** The API for renders: what declares the tags of its answers is asked once, the rest every time. */
export function createSharedApi(
  localApi: FastifyInstance['localApi'],
  ctx: CallContext,
  ask: Ask,
): ApiPort {
  const direct = localApi(ctx);
  const call: ApiPort['call'] = (endpoint, input) =>
    endpoint.tags === undefined
      ? direct.call(endpoint, input)
      : ask(endpoint.key, input, (tags) => localApi(ctx, tags).call(endpoint, input));
  return apiPortOf(call);
}
