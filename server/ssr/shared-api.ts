import type { FastifyInstance } from 'fastify';
import { type ApiPort, apiPortOf } from '#schemas/api/endpoint.ts';
import { filterOptions, navigationTree } from '#schemas/api/site.ts';
import type { CallContext } from '#server/plugins/call-context.ts';

/** Asks the server, or remembers; what the answer depends on goes into the tags it is handed. */
export type Ask = <T>(
  name: string,
  input: unknown,
  get: (tags: Set<string>) => Promise<T>,
) => Promise<T>;

/** Fills the placeholders of a value. */
type Fill = <T>(value: T, tags: Set<string>) => Promise<T>;

/** Words of the shop's own that the panel reads by the same call, where they stay as they were typed. */
const WITH_PLACEHOLDERS: readonly string[] = [filterOptions.key, navigationTree.key];

/** The API for renders: what declares the tags of its answers is asked once, the rest every time. */
export function createSharedApi(
  localApi: FastifyInstance['localApi'],
  ctx: CallContext,
  ask: Ask,
  fill: Fill,
): ApiPort {
  const direct = localApi(ctx);
  const call: ApiPort['call'] = (endpoint, input) =>
    endpoint.tags === undefined
      ? direct.call(endpoint, input)
      : ask(endpoint.key, input, async (tags) => {
          const answer = await localApi(ctx, tags).call(endpoint, input);
          return WITH_PLACEHOLDERS.includes(endpoint.key) ? fill(answer, tags) : answer;
        });
  return apiPortOf(call);
}
