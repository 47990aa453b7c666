import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { CONSENT_FORMS, type Consent, type ConsentAssignment } from '#schemas/api/consents.ts';
import type { ConsentForm } from '#server/db/tables/consents.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { idsOf, judgeAccepted } from './accepted.ts';
import type { ConsentRepository, ConsentRow } from './consents.repository.ts';
import type { ConsentName, Consents } from './consents.ts';

/** A browser's clock may be this wrong. */
const MAX_SKEW_MS = 24 * 60 * 60 * 1000;

/** What a visitor says to have agreed to, sent by the shop's pages (CONS-06). */
export interface Statement {
  email: string;
  consents: readonly ConsentName[];
  /** ISO 8601, by the browser's clock. */
  statusTimestamp: string;
}

/** Consents of one form, or of the whole site. */
export interface FormConsents {
  consents: Consent[];
  required: number[];
}

export type ConsentService = ReturnType<typeof createConsentService>;

/** What forms ask for, and what visitors answered. */
export function createConsentService(repository: ConsentRepository) {
  /** The consents of a form that are in use, in its order. */
  async function ofForm(siteId: number, form: ConsentForm) {
    const known = await repository.inUse(siteId);
    const assignments = await repository.assignments(siteId);
    const assigned = assignments.find((one) => one.form === form);
    const asked = (assigned?.consents ?? []).flatMap((id) => known.find((c) => c.id === id) ?? []);
    const ids = asked.map(({ id }) => id);
    return { asked, required: (assigned?.required ?? []).filter((id) => ids.includes(id)) };
  }

  async function readAccepted(
    { site }: CallContext,
    form: ConsentForm,
    accepted: readonly ConsentName[],
  ) {
    const { asked, required } = await ofForm(site.id, form);
    return judgeAccepted(asked, required, accepted);
  }

  const visitors: Consents = {
    readAccepted,
    async requireAccepted(ctx, form, accepted) {
      const { ids, fault } = await readAccepted(ctx, form, accepted);
      if (fault) throw new ValidationFailed({ fields: { acceptedConsents: fault } });
      return ids;
    },
    acceptedSince: ({ site }, email, since) => repository.acceptedSince(site.id, email, since),
    log: (handle, { site }, { form, email, consentIds }) =>
      repository.log(handle, { siteId: site.id, consentIds, email, form, statedAt: new Date() }),
    withdraw: (handle, { site }, { form, email, consentIds }) =>
      repository.withdraw(handle, {
        siteId: site.id,
        consentIds,
        email,
        form,
        statedAt: new Date(),
      }),
  };

  return {
    ...visitors,

    /** What a form shows; of the whole site when no form is named. */
    async shown(siteId: number, locale: Locale, form?: ConsentForm): Promise<FormConsents> {
      const { asked, required } = form
        ? await ofForm(siteId, form)
        : { asked: await repository.inUse(siteId), required: [] };
      return { consents: asked.map((row) => toConsent(row, locale)), required };
    },

    /** Every form, also those that ask for nothing. */
    async assignments(siteId: number): Promise<ConsentAssignment[]> {
      const known = await repository.assignments(siteId);
      return CONSENT_FORMS.map((form) => {
        const row = known.find((one) => one.form === form);
        return {
          assigned_to: form,
          consents: row?.consents ?? [],
          requiredConsents: row?.required ?? [],
        };
      });
    },

    /** Keeps a statement of the shop's pages. Throws `ValidationFailed`. */
    async note(siteId: number, { email, consents, statusTimestamp }: Statement, now = new Date()) {
      const statedAt = new Date(statusTimestamp);
      const known = await repository.inUse(siteId);
      const fields: Record<string, string> = {};
      if (consents.some((name) => idsOf(known, [name]).length === 0)) fields['consents'] = 'enum';
      if (Math.abs(statedAt.getTime() - now.getTime()) > MAX_SKEW_MS) {
        fields['statusTimestamp'] = 'range';
      }
      if (Object.keys(fields).length > 0) throw new ValidationFailed({ fields });
      const consentIds = idsOf(known, consents);
      await repository.add({ siteId, consentIds, email, form: '', statedAt });
    },
  };
}

/** A consent in one language, else in the default one, else in any. */
export function toConsent(
  { id, unique_number, display_names }: ConsentRow,
  locale: Locale,
): Consent {
  const displayName =
    display_names[locale] ?? display_names[DEFAULT_LOCALE] ?? Object.values(display_names)[0] ?? '';
  return { id, uniqueNumber: unique_number, displayName };
}
