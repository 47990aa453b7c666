import type { SocialProvider } from '#domain/people/social-providers.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { socialProviders } from '#schemas/api/social-login.ts';

/** Providers of logins that are set up; a form without them is as good. */
export async function loadProviders(api: ApiPort): Promise<readonly SocialProvider[]> {
  const result = await api.call(socialProviders, {});
  return result.errored ? [] : result.data.providers;
}
