import { type Static, Type } from 'typebox';
import {
  conflictSchema,
  elementContentSchema,
  elementSchema,
  patchSchema,
  STATIC_HANDLERS,
  shownElementSchema,
} from '#schemas/content/element.ts';
import { SYSTEM_PAGES } from '#schemas/content/system-pages.ts';
import { mediaSchema } from '#schemas/media.ts';
import { instantSchema, localeSchema, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

const idParams = Type.Object({ id: rowIdSchema });

/** A page of the largest size, as JSON text. */
const WHOLE_ELEMENT_BYTES = 2 * 1024 * 1024;

/** Body of a 409 VERSION_CONFLICT: `error.payload` of the failure envelope (G-105). */
export const versionConflictSchema = Type.Object({
  message: Type.String(),
  rev: Type.Integer(),
  by: Type.String(),
  conflicts: Type.Array(conflictSchema),
});
export type VersionConflict = Static<typeof versionConflictSchema>;

/** Published static elements of the site; a handler without element is left out (API-28). */
export const elementsByHandlers = defineEndpoint({
  key: 'content.elementsByHandlers',
  method: 'POST',
  path: '/api/v1/element/getByHandlers',
  summary: 'Header, footer and cookie elements',
  access: 'public',
  body: Type.Object(
    {
      handlers: Type.Array(Type.Enum([...STATIC_HANDLERS]), { minItems: 1, maxItems: 3 }),
      language_code: localeSchema,
    },
    { additionalProperties: false },
  ),
  data: Type.Array(elementSchema),
  tags: (data) => data.map((element) => `element:${element.id}`),
});

/** The draft of any element, for the editor. */
export const getElement = defineEndpoint({
  key: 'content.getElement',
  method: 'GET',
  path: '/api/v1/element/get/:id',
  summary: 'Draft of an element',
  access: 'backoffice',
  params: idParams,
  data: elementSchema,
});

/** Makes a page, a template, a static element or a master (API-29). */
export const createElement = defineEndpoint({
  key: 'content.createElement',
  method: 'POST',
  path: '/api/v1/element/create',
  summary: 'Create an element as a draft',
  access: 'backoffice',
  bodyLimit: WHOLE_ELEMENT_BYTES,
  body: elementContentSchema,
  data: elementSchema,
});

/**
 * Whole draft; `rev` is the revision it was made from. 400 lists every fault; 409 conflict
 * (API-30).
 */
export const replaceElement = defineEndpoint({
  key: 'content.replaceElement',
  method: 'PUT',
  path: '/api/v1/element/update/:id',
  summary: 'Replace the draft of an element',
  access: 'backoffice',
  bodyLimit: WHOLE_ELEMENT_BYTES,
  params: idParams,
  body: Type.Object(
    { ...elementContentSchema.properties, rev: rowIdSchema },
    { additionalProperties: false },
  ),
  data: elementSchema,
});

/**
 * Saves a burst of changes. `patches` are immer patches on the flat form of the element. When
 * others saved since `baseRev` and touched other fields, the patches are rebased and
 * `remotePatches` holds what the caller has not seen yet; else 409 VERSION_CONFLICT.
 */
export const patchElement = defineEndpoint({
  key: 'content.patchElement',
  method: 'PATCH',
  path: '/api/v1/element/update/:id',
  summary: 'Apply patches to the draft of an element',
  access: 'backoffice',
  bodyLimit: WHOLE_ELEMENT_BYTES,
  params: idParams,
  body: Type.Object(
    {
      baseRev: rowIdSchema,
      patches: Type.Array(patchSchema, { minItems: 1, maxItems: 5000 }),
      /** Resolve a conflict in favour of the caller: the conflicting fields are overwritten. */
      force: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ rev: Type.Integer(), remotePatches: Type.Array(patchSchema) }),
});

/** Makes the draft public; 400 with the findings of the gate. */
export const publishElement = defineEndpoint({
  key: 'content.publishElement',
  method: 'POST',
  path: '/api/v1/element/:id/publish',
  summary: 'Publish the draft',
  access: 'backoffice',
  params: idParams,
  body: Type.Object({ rev: Type.Optional(rowIdSchema) }, { additionalProperties: false }),
  data: elementSchema,
});

/** Takes an element off the shop; never blocked by the gate. */
export const unpublishElement = defineEndpoint({
  key: 'content.unpublishElement',
  method: 'POST',
  path: '/api/v1/element/:id/unpublish',
  summary: 'Unpublish',
  access: 'backoffice',
  params: idParams,
  body: Type.Object({}, { additionalProperties: false }),
  data: elementSchema,
});

/**
 * The draft of now goes public at `at`; later saves wait for the next publication. 400 for a time in
 * the past and with the findings of the gate.
 */
export const scheduleElement = defineEndpoint({
  key: 'content.scheduleElement',
  method: 'POST',
  path: '/api/v1/element/:id/schedule',
  summary: 'Publish the draft at a time',
  access: 'backoffice',
  params: idParams,
  body: Type.Object({ at: instantSchema }, { additionalProperties: false }),
  data: elementSchema,
});

/** One stored revision. */
export const revisionSchema = Type.Object({
  rev: Type.Integer(),
  kind: Type.Enum(['save', 'publish', 'revert']),
  author: Type.String(),
  created_at: Type.String(),
});

/** Newest first. */
export const listRevisions = defineEndpoint({
  key: 'content.listRevisions',
  method: 'GET',
  path: '/api/v1/element/:id/revisions',
  summary: 'Revisions of an element',
  access: 'backoffice',
  params: idParams,
  data: recordsOf(revisionSchema),
});

/** The content of one revision. */
export const getRevision = defineEndpoint({
  key: 'content.getRevision',
  method: 'GET',
  path: '/api/v1/element/:id/revisions/:rev',
  summary: 'One revision of an element',
  access: 'backoffice',
  params: Type.Object({ id: idParams.properties.id, rev: rowIdSchema }),
  data: elementSchema,
});

/** Makes the content of an old revision the new draft. */
export const revertElement = defineEndpoint({
  key: 'content.revertElement',
  method: 'POST',
  path: '/api/v1/element/:id/revert',
  summary: 'Go back to a revision',
  access: 'backoffice',
  params: idParams,
  body: Type.Object({ rev: rowIdSchema }, { additionalProperties: false }),
  data: elementSchema,
});

/** Published page by slug. */
export const getPage = defineEndpoint({
  key: 'content.getPage',
  method: 'GET',
  path: '/api/v1/page/get/:slug',
  summary: 'Published page',
  access: 'public',
  params: Type.Object({ slug: Type.String({ maxLength: 120 }) }),
  data: elementSchema,
  tags: (data) => [`element:${data.id}`],
});

/** Master sections with their content, for the palette and for rendering children in the editor. */
export const filterSections = defineEndpoint({
  key: 'content.filterSections',
  method: 'POST',
  path: '/api/v1/section/filter',
  summary: 'List master sections',
  access: 'backoffice',
  body: Type.Object(
    {
      ids: Type.Optional(Type.Array(rowIdSchema, { maxItems: 500 })),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(Type.Object({ element: elementSchema, uses: Type.Integer() })),
});

/** Where a master is placed. */
export const sectionUsage = defineEndpoint({
  key: 'content.sectionUsage',
  method: 'GET',
  path: '/api/v1/section/:id/usage',
  summary: 'Where a master is used',
  access: 'backoffice',
  params: idParams,
  data: Type.Array(
    Type.Object({
      elementId: Type.Integer(),
      nodeId: Type.String(),
      title: Type.String(),
      overrides: Type.Integer(),
    }),
  ),
});

/** Everything the editor needs to open a page: drafts, masters, static elements, theme, media. */
export const openEditor = defineEndpoint({
  key: 'content.openEditor',
  method: 'GET',
  path: '/api/v1/editor/open',
  summary: 'Drafts and references of one page, for the editor',
  access: 'backoffice',
  query: Type.Object({
    path: Type.String({ maxLength: 300 }),
    locale: Type.Optional(localeSchema),
  }),
  data: Type.Object({
    /** Something is at every path; what comes with the product has a negative id. */
    page: shownElementSchema,
    statics: Type.Array(shownElementSchema),
    masters: Type.Array(elementSchema),
    /** Null where the site has none: it has the default look. */
    theme: Type.Union([elementSchema, Type.Null()]),
    /** Which of them are system pages. */
    system: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.Enum(SYSTEM_PAGES.map(({ name }) => name)),
      }),
    ),
    media: Type.Array(mediaSchema),
  }),
});
