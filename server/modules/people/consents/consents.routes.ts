import type { FastifyInstance } from 'fastify';
import { ASSIGNMENTS_PER_PAGE, MAX_CONSENTS } from '#domain/constants.ts';
import {
  assignConsents,
  createConsent,
  deleteConsent,
  filterConsents,
  filterWebConsents,
  listConsentAssignments,
  logConsents,
  updateConsent,
} from '#schemas/api/consents.ts';
import { authorOf } from '#server/modules/operations/history/index.ts';
import { pagingOf, toList, toRecords } from '#server/paging.ts';
import type { ConsentEditing } from './consent-editing.ts';
import type { ConsentService } from './consents.service.ts';

export function consentRoutes(app: FastifyInstance, consents: ConsentService) {
  app.implement(filterWebConsents, async ({ body }, { site, locale }) => {
    const shown = await consents.shown(site.id, locale, body.assigned_to);
    const { part, paging } = cut(shown.consents, { limit: MAX_CONSENTS, ...body });
    return {
      ...toRecords(part, shown.consents.length, paging),
      requiredConsents: shown.required,
    };
  });

  app.implement(
    logConsents,
    async ({ body }, { site }) => {
      const { consents: accepted, statusTimestamp, user } = body;
      await consents.note(site.id, { email: user.email, consents: accepted, statusTimestamp });
      return {};
    },
    { limit: { max: 30, windowSeconds: 600 } },
  );

  app.implement(listConsentAssignments, async ({ query }, { site }) => {
    const all = await consents.assignments(site.id);
    const { page, perPage: limit = ASSIGNMENTS_PER_PAGE } = query;
    const { part, paging } = cut(all, { limit, ...(page && { page }) });
    return toList(part, all.length, paging);
  });
}

export function consentEditorRoutes(app: FastifyInstance, editing: ConsentEditing) {
  app.implement(assignConsents, ({ body }, ctx) => editing.assign(authorOf(ctx), body));
  app.implement(filterConsents, ({ body }, ctx) =>
    editing.page(ctx, body.keywords ?? '', pagingOf({ limit: MAX_CONSENTS, ...body })),
  );
  app.implement(createConsent, ({ body }, ctx) => editing.create(ctx, body));
  app.implement(updateConsent, ({ params, body }, ctx) =>
    editing.update(authorOf(ctx), ctx.locale, params.id, body),
  );
  app.implement(deleteConsent, async ({ params }, { site }) => {
    await editing.remove(site.id, params.id);
    return {};
  });
}

/** A page of a list that is small enough to be read whole. */
function cut<T>(all: readonly T[], asked: { page?: number; limit?: number }) {
  const paging = pagingOf(asked);
  return { part: all.slice(paging.offset, paging.offset + paging.limit), paging };
}
