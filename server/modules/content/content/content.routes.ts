import type { FastifyInstance } from 'fastify';
import {
  createElement,
  elementsByHandlers,
  filterSections,
  getElement,
  getPage,
  getRevision,
  listRevisions,
  openEditor,
  patchElement,
  publishElement,
  replaceElement,
  revertElement,
  scheduleElement,
  sectionUsage,
  unpublishElement,
} from '#schemas/api/content.ts';
import { duplicatePage, filterPages } from '#schemas/api/page-list.ts';
import {
  createPage,
  createSection,
  createTemplate,
  deletePage,
  deleteSection,
  deleteTemplate,
  filterTemplates,
  patchPage,
  patchSection,
  replacePage,
  replaceSection,
  replaceTemplate,
} from '#schemas/api/pages.ts';
import { getPublication, republishElement, unscheduleElement } from '#schemas/api/publication.ts';
import {
  builtInVersion,
  listSystemPages,
  presetVersion,
  putBackElement,
  takeOverSystemPage,
} from '#schemas/api/system-pages.ts';
import type { ElementContent } from '#schemas/content/element.ts';
import type { RouteExtras } from '#server/plugins/endpoints.ts';
import { contentRefused } from './content.errors.ts';
import type { ContentService } from './content.service.ts';

/** A page nests deeper than other bodies. */
const WHOLE_ELEMENT: RouteExtras = { maxDepth: 100 };

/** Calls that create elements of one type only. */
const CREATE_ONE = [
  [createPage, 'page'],
  [createSection, 'section'],
  [createTemplate, 'template'],
] as const;

export function contentRoutes(app: FastifyInstance, content: ContentService) {
  saveRoutes(app, content);
  publishRoutes(app, content);
  systemPageRoutes(app, content);

  app.implement(elementsByHandlers, async ({ body }, { site }) => {
    const found = await content.publishedStatics(site, body.language_code, body.handlers);
    return Promise.all(found.map(content.shareable));
  });
  app.implement(getElement, ({ params }, { site }) => content.draft(site.id, params.id));
  app.implement(getPage, async ({ params }, { site }) =>
    content.shareable(await content.requirePage(site.id, params.slug)),
  );
  app.implement(filterPages, ({ body }, { site }) => content.listPages(site.id, body));
  app.implement(duplicatePage, ({ params, body }, ctx) =>
    content.duplicatePage(ctx, params.id, body.title),
  );
  app.implement(deletePage, ({ params }, ctx) => content.removePage(ctx, params.id));
  app.implement(filterTemplates, ({ body }, { site }) => content.listTemplates(site.id, body));
  app.implement(deleteTemplate, ({ params }, ctx) => content.removeTemplate(ctx, params.id));
  app.implement(deleteSection, ({ params }, ctx) => content.removeSection(ctx, params.id));
  app.implement(filterSections, ({ body }, { site }) => content.listSections(site.id, body));
  app.implement(sectionUsage, ({ params }, { site }) => content.usage(site.id, params.id));
  app.implement(openEditor, ({ query }, ctx) => content.openEditor(ctx, query));
}

function systemPageRoutes(app: FastifyInstance, { systemPages }: ContentService) {
  app.implement(listSystemPages, (_input, { site }) => systemPages.list(site));
  app.implement(takeOverSystemPage, ({ body }, ctx) => systemPages.takeOver(ctx, body.name));
  app.implement(builtInVersion, ({ params }, { site }) =>
    systemPages.builtInVersion(site, params.id),
  );
  app.implement(putBackElement, ({ params }, ctx) => systemPages.putBack(ctx, params.id));
}

function saveRoutes(app: FastifyInstance, content: ContentService) {
  app.implement(createElement, ({ body }, ctx) => content.create(ctx, body), WHOLE_ELEMENT);
  for (const [endpoint, type] of CREATE_ONE) {
    app.implement(
      endpoint,
      ({ body }, ctx) => content.create(ctx, requireType(body, type)),
      WHOLE_ELEMENT,
    );
  }
  for (const endpoint of [replaceElement, replacePage, replaceSection]) {
    app.implement(
      endpoint,
      ({ params, body: { rev, ...draft } }, ctx) => content.replace(ctx, params.id, rev, draft),
      WHOLE_ELEMENT,
    );
  }
  app.implement(
    replaceTemplate,
    ({ params, body: { rev, ...draft } }, ctx) =>
      content.replace(ctx, params.id, rev, requireType(draft, 'template')),
    WHOLE_ELEMENT,
  );
  for (const endpoint of [patchElement, patchPage, patchSection]) {
    app.implement(
      endpoint,
      ({ params, body }, ctx) => content.patch(ctx, params.id, { force: false, ...body }),
      WHOLE_ELEMENT,
    );
  }
  app.implement(revertElement, ({ params, body }, ctx) => content.revert(ctx, params.id, body.rev));
}

function publishRoutes(app: FastifyInstance, content: ContentService) {
  app.implement(publishElement, ({ params, body }, ctx) =>
    content.publish(ctx, params.id, body.rev),
  );
  app.implement(unpublishElement, ({ params }, ctx) => content.unpublish(ctx, params.id));
  app.implement(scheduleElement, ({ params, body }, ctx) =>
    content.schedule(ctx, params.id, new Date(body.at)),
  );
  app.implement(unscheduleElement, ({ params }, ctx) => content.unschedule(ctx, params.id));
  app.implement(republishElement, ({ params, body }, ctx) =>
    content.republish(ctx, params.id, body),
  );
  app.implement(getPublication, ({ params }, { site }) => content.publication(site.id, params.id));
  app.implement(presetVersion, ({ params }, { site }) => content.presetVersion(site.id, params.id));
  app.implement(listRevisions, ({ params }, { site }) => content.revisions(site.id, params.id));
  app.implement(getRevision, ({ params }, { site }) =>
    content.revision(site.id, params.id, params.rev),
  );
}

function requireType(content: ElementContent, type: ElementContent['type']): ElementContent {
  if (content.type === type) return content;
  throw contentRefused([{ path: 'type', rule: 'const', message: `Must be "${type}".` }]);
}
