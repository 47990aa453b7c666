import type { FastifyInstance } from 'fastify';
import {
  assignConsents,
  CONSENT_FORMS,
  createConsent,
  filterConsents,
  listConsentAssignments,
} from '#schemas/api/consents.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Preset } from '../preset.ts';

/** What every form asks for (CONS-02, AUTH-15). `ctx` is an editor's. */
export async function loadConsents(
  app: FastifyInstance,
  ctx: CallContext,
  { consents, forms }: Preset['consents'],
): Promise<void> {
  const api = app.localApi(ctx);
  const { records } = await api.get(filterConsents, { body: {} });
  const ids = new Map(records.map(({ uniqueNumber, id }) => [uniqueNumber, id]));
  for (const consent of consents) {
    if (ids.has(consent.uniqueNumber)) continue;
    const { id } = await api.get(createConsent, { body: consent });
    ids.set(consent.uniqueNumber, id);
  }
  const { data } = await api.get(listConsentAssignments, { query: {} });
  const answered = new Set(
    data.filter(({ consents }) => consents.length > 0).map((one) => one.assigned_to),
  );
  for (const form of CONSENT_FORMS) {
    if (answered.has(form)) continue;
    const { asks, requires } = forms[form];
    const idsOf = (names: readonly string[]) => names.flatMap((name) => ids.get(name) ?? []);
    await api.get(assignConsents, {
      body: { assigned_to: form, consents: idsOf(asks), requiredConsents: idsOf(requires) },
    });
  }
}
