import { type Static, Type } from 'typebox';
import { LEGAL_KINDS } from '#domain/company/legal.ts';
import { rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';

const kindSchema = Type.Enum([...LEGAL_KINDS]);
/** Most pages of one kind that are listed. */
const MAX_PAGES = 50;

const legalPageSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  status: Type.Enum(['draft', 'published', 'scheduled']),
  /** Saved again since it was published. */
  hasChanges: Type.Boolean(),
  /** Began as a draft of ours; others are the owner's own, found by their address. */
  isGenerated: Type.Boolean(),
  /** Somebody said that a lawyer has read it. */
  isRead: Type.Boolean(),
});
export type LegalPage = Static<typeof legalPageSchema>;

const legalStateSchema = Type.Object({
  kinds: Type.Array(
    Type.Object({
      kind: kindSchema,
      /** Facts that a draft names and nobody has filled in, as `company.<name>`. */
      missing: Type.Array(Type.String(), { maxItems: 20 }),
      pages: Type.Array(legalPageSchema, { maxItems: MAX_PAGES }),
    }),
    { maxItems: LEGAL_KINDS.length },
  ),
});
export type LegalState = Static<typeof legalStateSchema>;

/** Which legal pages the shop has, and what their drafts would lack. */
export const adminLegalPages = defineEndpoint({
  key: 'admin.legal.list',
  method: 'GET',
  path: '/api/v1/admin/legal',
  summary: 'List the legal pages',
  access: 'backoffice',
  data: legalStateSchema,
});

/**
 * Makes a draft of a legal page in all languages of the site. 409 LEGAL_PAGE_EXISTS where there is one,
 * unless `again` says that another is wanted; what is there is never changed.
 */
export const adminCreateLegalPage = defineEndpoint({
  key: 'admin.legal.create',
  method: 'POST',
  path: '/api/v1/admin/legal/:kind',
  summary: 'Draft a legal page',
  access: 'backoffice',
  params: Type.Object({ kind: kindSchema }),
  body: Type.Object({ again: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  data: Type.Object({ id: Type.Integer(), slug: Type.String(), state: legalStateSchema }),
});

/** Notes whether a lawyer has read a page that began as a draft of ours; shoppers see nothing of it. */
export const adminReadLegalPage = defineEndpoint({
  key: 'admin.legal.read',
  method: 'PUT',
  path: '/api/v1/admin/legal/page/:id',
  summary: 'Note whether a lawyer has read a legal page',
  access: 'backoffice',
  params: Type.Object({ id: rowIdSchema }),
  body: Type.Object({ isRead: Type.Boolean() }, { additionalProperties: false }),
  data: legalStateSchema,
});
