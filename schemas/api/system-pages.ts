import { type Static, Type } from 'typebox';
import { elementSchema, shownElementSchema } from '#schemas/content/element.ts';
import { SYSTEM_PAGES } from '#schemas/content/system-pages.ts';
import { nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

const nameSchema = Type.Enum(SYSTEM_PAGES.map(({ name }) => name));
const idParams = Type.Object({ id: rowIdSchema });

/** What a shop has of a system page. */
export const systemPageStateSchema = Type.Object({
  name: nameSchema,
  /** Address of a page: home has the slug that the site gave it. Null for what is no page. */
  slug: nullable(Type.String()),
  /** The site's own element, published or not; null where there is none. */
  elementId: nullable(rowIdSchema),
  status: nullable(elementSchema.properties.status),
  /** Shoppers see the one that comes with the product. */
  isBuiltIn: Type.Boolean(),
});
export type SystemPageState = Static<typeof systemPageStateSchema>;

/** Every system page, in one order. */
export const listSystemPages = defineEndpoint({
  key: 'systemPages.list',
  method: 'GET',
  path: '/api/v1/systemPage/list',
  summary: 'System pages, and which of them the shop has of its own',
  access: 'backoffice',
  data: Type.Array(systemPageStateSchema, { maxItems: SYSTEM_PAGES.length }),
});

/**
 * Makes a draft of the page that comes with the product, in the language of the site. Where the site
 * has an own one already, that is answered.
 */
export const takeOverSystemPage = defineEndpoint({
  key: 'systemPages.takeOver',
  method: 'POST',
  path: '/api/v1/systemPage/takeOver',
  summary: 'Make a built-in page the own one of the shop, as a draft',
  access: 'backoffice',
  body: Type.Object({ name: nameSchema }, { additionalProperties: false }),
  data: elementSchema,
});

/** What `putBackElement` would make of an element; 404 for one that is no system page. */
export const builtInVersion = defineEndpoint({
  key: 'systemPages.builtInVersion',
  method: 'GET',
  path: '/api/v1/element/:id/builtIn',
  summary: 'The built-in version of an own system page',
  access: 'backoffice',
  params: idParams,
  data: shownElementSchema,
});

/** The built-in content becomes the draft; what it was stays in the history. */
export const putBackElement = defineEndpoint({
  key: 'systemPages.putBack',
  method: 'POST',
  path: '/api/v1/element/:id/putBack',
  summary: 'Put an own system page back to the built-in version',
  access: 'backoffice',
  params: idParams,
  body: Type.Object({}, { additionalProperties: false }),
  data: elementSchema,
});

/**
 * The revision in which an element came with the preset of its site; null for what somebody made here.
 * `getRevision` shows it, and `revertElement` makes it the draft again.
 */
export const presetVersion = defineEndpoint({
  key: 'content.presetVersion',
  method: 'GET',
  path: '/api/v1/element/:id/presetVersion',
  summary: 'The version of an element that came with the preset',
  access: 'backoffice',
  params: idParams,
  data: nullable(
    Type.Object({
      /** Folder of a ready preset, the path of another one, or `upload`. */
      preset: Type.String(),
      rev: Type.Integer(),
    }),
  ),
});
