import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

export interface NewHashtagItem {
  siteId: number;
  tag: string;
  mediaId: number | null;
  text: string;
  link: string;
  position: number;
}

export type SocialRepository = ReturnType<typeof createSocialRepository>;

export function createSocialRepository(db: Kysely<Database>) {
  return {
    async items(siteId: number, tag: string, limit: number) {
      const query = db
        .selectFrom('hashtag_item')
        .where('site_id', '=', siteId)
        .where('tag', '=', tag);
      const { total } = await query
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await query
        .select(['media_id', 'text', 'link'])
        .orderBy('position')
        .orderBy('id')
        .limit(limit)
        .execute();
      return { rows, total };
    },

    async insert({ siteId, tag, mediaId, text, link, position }: NewHashtagItem) {
      await db
        .insertInto('hashtag_item')
        .values({ site_id: siteId, tag, media_id: mediaId, text, link, position })
        .execute();
    },
  };
}
