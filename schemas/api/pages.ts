import { Type } from 'typebox';
import { elementSchema, TEMPLATE_KINDS } from '#schemas/content/element.ts';
import { rowIdSchema } from '#schemas/primitives.ts';
import { createElement, patchElement, replaceElement } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/**
 * Pages, master sections and templates under their own paths. They are elements: the calls are those of
 * `content.ts`.
 */

/** As `createElement`, for pages and for master sections. */
export const createPage = defineEndpoint({
  ...createElement,
  key: 'content.createPage',
  path: '/api/v1/page/create',
  summary: 'Create a page as a draft',
});
export const createSection = defineEndpoint({
  ...createElement,
  key: 'content.createSection',
  path: '/api/v1/section/create',
  summary: 'Create a master section as a draft',
});

/** As `replaceElement`. */
export const replacePage = defineEndpoint({
  ...replaceElement,
  key: 'content.replacePage',
  path: '/api/v1/page/update/:id',
  summary: 'Replace the draft of a page',
});
export const replaceSection = defineEndpoint({
  ...replaceElement,
  key: 'content.replaceSection',
  path: '/api/v1/section/update/:id',
  summary: 'Replace the draft of a master section',
});

/** As `patchElement`. */
export const patchPage = defineEndpoint({
  ...patchElement,
  key: 'content.patchPage',
  path: '/api/v1/page/update/:id',
  summary: 'Apply patches to the draft of a page',
});
export const patchSection = defineEndpoint({
  ...patchElement,
  key: 'content.patchSection',
  path: '/api/v1/section/update/:id',
  summary: 'Apply patches to the draft of a master section',
});

/**
 * Moves a page into the bin (`bin.ts`); 409 ELEMENT_IN_USE for the home page, SYSTEM_PAGE for another
 * public system page.
 */
export const deletePage = defineEndpoint({
  key: 'content.deletePage',
  method: 'DELETE',
  path: '/api/v1/page/delete/:id',
  summary: 'Delete a page',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  data: Type.Object({}),
});

/** Drafts of templates by name; `keywords` looks into names and slugs (ADMIN-03). */
export const filterTemplates = defineEndpoint({
  key: 'content.filterTemplates',
  method: 'POST',
  path: '/api/v1/template/filter',
  summary: 'List templates',
  access: 'backoffice',
  body: Type.Object(
    {
      keywords: Type.Optional(Type.String({ maxLength: 200 })),
      kind: Type.Optional(Type.Enum([...TEMPLATE_KINDS])),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(elementSchema),
});

/** As `createElement`; `meta` holds `name` and `kind`. */
export const createTemplate = defineEndpoint({
  ...createElement,
  key: 'content.createTemplate',
  path: '/api/v1/template/create',
  summary: 'Create a template',
});

/** As `replaceElement`. */
export const replaceTemplate = defineEndpoint({
  ...replaceElement,
  key: 'content.replaceTemplate',
  path: '/api/v1/template/update/:id',
  summary: 'Replace a template',
});

/** 409 ELEMENT_IN_USE while a page is made from it, and SYSTEM_PAGE while things of its kind are shown by it. */
export const deleteTemplate = defineEndpoint({
  ...deletePage,
  key: 'content.deleteTemplate',
  path: '/api/v1/template/delete/:id',
  summary: 'Delete a template',
});

/** 409 ELEMENT_IN_USE while a draft or a public version of anything shows it. */
export const deleteSection = defineEndpoint({
  ...deletePage,
  key: 'content.deleteSection',
  path: '/api/v1/section/delete/:id',
  summary: 'Delete a master section',
});
