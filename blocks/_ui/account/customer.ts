import { shopperProfile } from '#schemas/api/auth.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';
import { ApiError } from '#schemas/api/endpoint.ts';
import type { User } from '#schemas/api/users.ts';

/** What an answer about the caller holds; null where nobody is logged in. Other failures throw. */
export function ownOrNull<Data>(result: ApiResult<Data>): Data | null {
  if (!result.errored) return result.data;
  if (result.statusCode === 401) return null;
  throw new ApiError(result);
}

/** Who is logged in; null for guests, and so for every page that is kept for all. */
export async function loadCustomer(api: ApiPort): Promise<User | null> {
  return ownOrNull(await api.call(shopperProfile, {}));
}
