import { type FormConsent, loadFormConsents } from '#blocks/_ui/consents/form-consents.ts';
import { loadProviders } from '#blocks/_ui/social-buttons/social-providers.ts';
import type { SocialProvider } from '#domain/people/social-providers.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { pathOf } from '#runtime/links/screen-links.ts';

export interface RegisterFormData {
  /** Where a new customer goes. */
  to: string;
  /** Null where they could not be had (CONS-03). */
  consents: readonly FormConsent[] | null;
  providers: readonly SocialProvider[];
}

/** The consents of registration, those it insists on marked (AUTH-15). */
export async function loadRegister({
  query,
  locale,
  mainLocale,
  api,
}: Pick<
  LoadContext<unknown>,
  'query' | 'locale' | 'mainLocale' | 'api'
>): Promise<RegisterFormData> {
  return {
    to: safePathOr(query['redirect'], pathOf('home', locale, mainLocale)),
    consents: await loadFormConsents(api, 'registerForm').catch(() => null),
    providers: await loadProviders(api),
  };
}
