import { ApiError, type ApiPort } from '#schemas/api/endpoint.ts';

/** The API with the cache tags of every successful answer put into `tags`. */
export function taggedApi(api: ApiPort, tags: Set<string>): ApiPort {
  const call: ApiPort['call'] = async (endpoint, input) => {
    const result = await api.call(endpoint, input);
    if (!result.errored) {
      for (const tag of endpoint.tags?.(result.data) ?? []) tags.add(tag);
    }
    return result;
  };
  return {
    call,
    async get(endpoint, input) {
      const result = await call(endpoint, input);
      if (result.errored) throw new ApiError(result);
      return result.data;
    },
  };
}
