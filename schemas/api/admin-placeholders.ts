import { type Static, Type } from 'typebox';
import { localeSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

/** More than any shop has: every fact of every method of delivery is one. */
const MOST = 2000;

const placeholderSchema = Type.Object({
  /** Without braces: `delivery.price`. */
  name: Type.String({ maxLength: 80 }),
  /** Its group, and what it is called there; empty for those that are known and not offered. */
  group: Type.String({ maxLength: 80 }),
  label: Type.String({ maxLength: 200 }),
  /** What it is filled with now; empty for what the shop has not told or does not promise. */
  text: Type.String({ maxLength: 4000 }),
});
export type ShownPlaceholder = Static<typeof placeholderSchema>;

/** Names are in the language of the call, texts in `locale`, the language that content is written in. */
export const adminPlaceholders = defineEndpoint({
  key: 'admin.placeholders',
  method: 'GET',
  path: '/api/v1/admin/placeholders',
  summary: 'What placeholders in texts are filled with',
  access: 'backoffice',
  query: Type.Object({ locale: localeSchema }, { additionalProperties: false }),
  data: Type.Object({ placeholders: Type.Array(placeholderSchema, { maxItems: MOST }) }),
});
