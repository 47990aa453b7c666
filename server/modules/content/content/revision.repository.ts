import type { Kysely } from 'kysely';
import type { ElementContent, Patch } from '#schemas/content/element.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { RevisionRow } from './element-row.ts';

interface NewRevision {
  elementId: number;
  rev: number;
  kind: RevisionRow['kind'];
  content: ElementContent | null;
  patches: readonly Patch[];
  author: { id: number | null; name: string };
}

/** SQL of the history of elements. */
export function createRevisionQueries(db: Kysely<Database>) {
  const ofElement = (elementId: number) =>
    db.selectFrom('element_revision').where('element_id', '=', elementId);

  return {
    async addRevision({ elementId, rev, kind, content, patches, author }: NewRevision) {
      await db
        .insertInto('element_revision')
        .values({
          element_id: elementId,
          rev,
          kind,
          content: content && jsonb(content),
          patches: jsonb(patches),
          author_id: author.id,
          author: author.name,
        })
        .execute();
    },

    /** Saves after `rev` up to `until`, oldest first. */
    changesSince: (elementId: number, rev: number, until?: number) => {
      const query = ofElement(elementId)
        .select(['rev', 'patches', 'author'])
        .where('kind', '<>', 'publish')
        .where('rev', '>', rev)
        .orderBy('rev');
      return (until === undefined ? query : query.where('rev', '<=', until)).execute();
    },

    /** The nearest whole content at or before a revision. */
    snapshotAt: (elementId: number, rev: number) =>
      ofElement(elementId)
        .select(['rev', 'content'])
        .where('kind', '<>', 'publish')
        .where('content', 'is not', null)
        .where('rev', '<=', rev)
        .orderBy('rev', 'desc')
        .limit(1)
        .executeTakeFirst(),

    hasRevision: async (elementId: number, rev: number) =>
      (await ofElement(elementId).select('id').where('rev', '=', rev).executeTakeFirst()) !==
      undefined,

    /** The first revision of an element that a preset brought: nobody of the back office saved it. */
    presetRevision: (siteId: number, elementId: number) =>
      ofElement(elementId)
        .innerJoin('sample_data', (join) => join.on('sample_data.site_id', '=', siteId))
        .select(['sample_data.preset', 'element_revision.rev'])
        .where('element_revision.rev', '=', 1)
        .where('kind', '=', 'save')
        .where('author_id', 'is', null)
        .where('author', '=', '')
        .executeTakeFirst(),

    /** Content of a published revision: what a pinned child shows. */
    publicationAt: (elementId: number, rev: number) =>
      ofElement(elementId)
        .select('content')
        .where('kind', '=', 'publish')
        .where('rev', '=', rev)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    lastAuthor: async (elementId: number) =>
      (
        await ofElement(elementId)
          .select('author')
          .where('kind', '<>', 'publish')
          .orderBy('rev', 'desc')
          .limit(1)
          .executeTakeFirst()
      )?.author ?? '',

    listRevisions: (elementId: number, limit: number) =>
      ofElement(elementId)
        .select(['rev', 'kind', 'author', 'created_at'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    countRevisions: async (elementId: number) =>
      (
        await ofElement(elementId)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total,
  };
}
