import { ASSIGNMENTS_PER_PAGE } from '#domain/constants.ts';
import {
  type ConsentAssignment,
  filterConsents,
  listConsentAssignments,
  type StoredConsent,
} from '#schemas/api/consents.ts';
import type { ApiPort, ApiResult } from '#schemas/api/endpoint.ts';

/** Every form with what it asks for. */
export async function loadAssignments(api: ApiPort): Promise<ApiResult<ConsentAssignment[]>> {
  const answer = await api.call(listConsentAssignments, {
    query: { perPage: ASSIGNMENTS_PER_PAGE },
  });
  return answer.errored ? answer : { errored: false, data: answer.data.data };
}

/** All consents of the site, and what one form asks for. */
export interface FormConsents {
  known: StoredConsent[];
  assignment: ConsentAssignment;
}

export async function loadFormConsents(
  api: ApiPort,
  form: ConsentAssignment['assigned_to'],
): Promise<ApiResult<FormConsents>> {
  const [consents, assignments] = await Promise.all([
    api.call(filterConsents, { body: { limit: 0 } }),
    loadAssignments(api),
  ]);
  if (consents.errored) return consents;
  if (assignments.errored) return assignments;
  const nothing = { assigned_to: form, consents: [], requiredConsents: [] };
  const assignment = assignments.data.find(({ assigned_to }) => assigned_to === form) ?? nothing;
  return { errored: false, data: { known: consents.data.records, assignment } };
}
