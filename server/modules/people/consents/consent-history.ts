import { Value } from 'typebox/value';
import { byLocale } from '#domain/locales.ts';
import {
  CONSENT_FORMS,
  consentChangeSchema,
  wantedAssignmentSchema,
} from '#schemas/api/consents.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { SettingArea } from '#server/modules/operations/history/index.ts';
import type { ConsentEditing } from './consent-editing.ts';

const NO_TEXTS = byLocale(() => '');

/** The way back for consents: their texts, and which of them a form asks for. */
export function consentAreas(editing: ConsentEditing): SettingArea[] {
  return [
    {
      name: 'consents',
      isForOwners: () => false,
      aboutOf: async ({ site }, key) => (await editing.numberOf(site.id, Number(key))) ?? '',
      async restore(ctx, author, key, held) {
        const kept = held?.value;
        if (!Value.Check(consentChangeSchema, kept)) {
          throw new ValidationFailed({ fields: { displayNames: 'type' } });
        }
        // A language that had no text has none again.
        const displayNames = { ...NO_TEXTS, ...kept.displayNames };
        await editing.update(author, ctx.locale, Number(key), { ...kept, displayNames });
      },
    },
    {
      name: 'consentForms',
      isForOwners: () => false,
      async restore(_ctx, author, key, held) {
        const form = CONSENT_FORMS.find((known) => known === key);
        if (!form) throw new NotFound();
        if (held === null) return editing.unassign(author, form);
        const { consents, required } = Object(held.value);
        const wanted = { assigned_to: form, consents, requiredConsents: required };
        if (!Value.Check(wantedAssignmentSchema, wanted)) {
          throw new ValidationFailed({ fields: { consents: 'type' } });
        }
        await editing.assign(author, wanted);
      },
    },
  ];
}
