import type { LoadContext } from '#runtime/define-block.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { type Consent, filterWebConsents } from '#schemas/api/consents.ts';
import { safePathOr } from '#schemas/safe-path.ts';

/** A consent of the form; `html` is the server's sanitised text. */
export interface RegisterConsent {
  name: string;
  html: string;
  isRequired: boolean;
}

export interface RegisterFormData {
  /** Where a new customer goes. */
  to: string;
  consents: readonly RegisterConsent[];
}

/** AUTH-15: the consents of registration, those it insists on marked. */
export async function loadRegister({
  query,
  locale,
  api,
}: Pick<LoadContext<unknown>, 'query' | 'locale' | 'api'>): Promise<RegisterFormData> {
  const { records, requiredConsents } = await api.get(filterWebConsents, {
    body: { assigned_to: 'registerForm' },
  });
  const required = new Set(requiredConsents);
  const toConsent = ({ id, uniqueNumber, displayName }: Consent): RegisterConsent => ({
    name: uniqueNumber,
    html: displayName,
    isRequired: required.has(id),
  });
  return {
    to: safePathOr(query['redirect'], pathOf('home', locale)),
    consents: records.map(toConsent),
  };
}
