import type { FastifyInstance } from 'fastify';
import {
  addFailedRequest,
  checkPaths,
  decide,
  languageAddresses,
  searchSlugs,
  urlOnLanguage,
} from '#schemas/api/finder.ts';
import type { Decision } from '#schemas/site-entry.ts';
import { QueryParametersMissing } from '#server/errors.ts';
import type { ContentService } from '#server/modules/content/content/index.ts';
import type { FailedRequests } from './failed-requests.ts';
import type { FinderService } from './finder.service.ts';

const REPORTS_PER_MINUTE = { max: 30, windowSeconds: 60 };

export interface FinderParts {
  finder: FinderService;
  failedRequests: FailedRequests;
  content: Pick<ContentService, 'shareable'>;
}

export function finderRoutes(
  app: FastifyInstance,
  { finder, failedRequests: failed, content }: FinderParts,
) {
  app.implement(decide, async ({ body }, { site, user }) => {
    const drafts = body.editPage === true && user?.scope === 'backoffice';
    const decision = await finder.decide(site, `/${body.params.join('/')}`, { drafts });
    if (decision.type !== 'page' || drafts) return toAnswer(decision, body.params);
    return toAnswer(
      { ...decision, element: await content.shareable(decision.element) },
      body.params,
    );
  });

  app.implement(searchSlugs, async ({ body }, { site, locale }) => {
    const { categories, ...query } = body;
    const records = await finder.search({ siteId: site.id, locale, ...query }, categories);
    // Without words everything is found: how much that is, is more than one answer tells.
    const all = query.keywords.trim() === '' ? await finder.count(site.id, categories) : 0;
    const total = Math.max(all, records.length);
    return {
      records,
      totalPages: Math.ceil(total / (body.limit ?? Math.max(1, total))),
      totalRecords: total,
      page: 1,
      limit: body.limit ?? total,
    };
  });

  app.implement(checkPaths, async ({ body }, { site }) => ({
    missing: await finder.missing(site, body.paths),
  }));

  app.implement(urlOnLanguage, async ({ body }, { site }) => {
    const { type, id, path, languageCode } = body;
    if (type !== undefined && id !== undefined) {
      return { url: await finder.urlOf(site, type, id, languageCode) };
    }
    if (path === undefined) throw new QueryParametersMissing({ fields: { path: 'required' } });
    return { url: await finder.publicPathOnLanguage(site, path, languageCode) };
  });

  app.implement(languageAddresses, ({ body }, { site }) => finder.alternates(site, body.path));

  app.implement(
    addFailedRequest,
    ({ body }, { site }) => {
      failed.note(site.id, body.path);
      return {};
    },
    { limit: REPORTS_PER_MINUTE },
  );
}

/** A decision in the shape of the contract. */
function toAnswer(decision: Decision, params: readonly string[]) {
  const slug = params.at(-1) ?? '';
  switch (decision.type) {
    case 'page': {
      const { element } = decision;
      return { type: decision.type, id: element.id, slug: element.slug, page: element };
    }
    case 'redirect':
      return { type: 'notFound' as const, id: null, slug, redirect: decision.to };
    case 'notFound':
      return { type: decision.type, id: null, slug };
    default:
      return { type: decision.type, id: decision.id, slug: decision.slug };
  }
}
