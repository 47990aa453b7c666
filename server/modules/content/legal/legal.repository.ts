import type { Kysely } from 'kysely';
import type { LegalKind } from '#domain/company/legal.ts';
import type { Database } from '#server/db/schema.ts';

/** Most pages that are looked at: five kinds, each made again a few times. */
const MAX_ROWS = 200;

export type LegalRepository = ReturnType<typeof createLegalRepository>;

/** SQL of legal pages. */
export function createLegalRepository(db: Kysely<Database>) {
  return {
    /** Pages that began as a draft of ours, and those with one of the slugs; oldest first. */
    pages: (siteId: number, slugs: readonly string[]) =>
      db
        .selectFrom('element')
        .leftJoin('legal_page', 'legal_page.element_id', 'element.id')
        .select([
          'element.id',
          'element.slug',
          'element.draft',
          'element.status',
          'element.rev',
          'element.published_rev',
          'legal_page.kind',
          'legal_page.read_at',
        ])
        .where('element.site_id', '=', siteId)
        .where('element.type', '=', 'page')
        .where('element.binned_at', 'is', null)
        .where((eb) =>
          eb.or([eb('legal_page.kind', 'is not', null), eb('element.slug', 'in', [...slugs])]),
        )
        .orderBy('element.id')
        .limit(MAX_ROWS)
        .execute(),

    note: (row: { element_id: number; site_id: number; kind: LegalKind }) =>
      db
        .insertInto('legal_page')
        .values({ ...row, read_at: null })
        .execute(),

    /** Whether the site has the page. */
    async setRead(siteId: number, id: number, readAt: Date | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('legal_page')
        .set({ read_at: readAt })
        .where('site_id', '=', siteId)
        .where('element_id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
