import { type CONSENT_FORMS, type Consent, filterWebConsents } from '#schemas/api/consents.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';

/** A consent of a form; `html` is the server's sanitised text. */
export interface FormConsent {
  name: string;
  html: string;
  isRequired: boolean;
}

/** The consents that a form asks for, those it insists on marked (CONS-01, CONS-02). */
export async function loadFormConsents(
  api: ApiPort,
  form: (typeof CONSENT_FORMS)[number],
): Promise<FormConsent[]> {
  const { records, requiredConsents } = await api.get(filterWebConsents, {
    body: { assigned_to: form },
  });
  const required = new Set(requiredConsents);
  const toConsent = ({ id, uniqueNumber, displayName }: Consent): FormConsent => ({
    name: uniqueNumber,
    html: displayName,
    isRequired: required.has(id),
  });
  return records.map(toConsent);
}
