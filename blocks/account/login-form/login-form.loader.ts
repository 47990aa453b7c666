import { loadProviders } from '#blocks/_ui/social-buttons/social-providers.ts';
import type { SocialProvider } from '#domain/people/social-providers.ts';
import { VERIFICATION_QUERY } from '#domain/web/mail-query.ts';
import { safePathOr } from '#domain/web/safe-path.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import type { LoginFormValues } from './login-form.schema.ts';

/** Where a login leads. */
export interface LoginFormData {
  to: string;
  providers: readonly SocialProvider[];
  /** Secret of a mail that confirms an address (AUTH-09). */
  verificationToken?: string;
}

/** The page that was asked for, where it is one of ours; else home (AUTH-08, G-006). */
export async function loadLogin({
  values,
  query,
  locale,
  mainLocale,
  api,
}: Pick<
  LoadContext<LoginFormValues>,
  'values' | 'query' | 'locale' | 'mainLocale' | 'api'
>): Promise<LoginFormData> {
  const home = pathOf('home', locale, mainLocale);
  const verificationToken = query[VERIFICATION_QUERY];
  return {
    to: values.redirectDisabled ? home : safePathOr(query['redirect'], home),
    providers: await loadProviders(api),
    ...(verificationToken && { verificationToken }),
  };
}
