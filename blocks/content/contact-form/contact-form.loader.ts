import { type FormConsent, loadFormConsents } from '#blocks/_ui/consents/form-consents.ts';
import type { LoadContext } from '#runtime/define-block.ts';

export interface ContactFormData {
  /** Null where they could not be had (CONS-03). */
  consents: readonly FormConsent[] | null;
}

/** The consents of a question to the shop (CONS-02). */
export async function loadContactForm({
  api,
}: Pick<LoadContext<unknown>, 'api'>): Promise<ContactFormData> {
  return { consents: await loadFormConsents(api, 'contactForm').catch(() => null) };
}
