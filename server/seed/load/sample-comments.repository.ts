import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { PresetComment } from '../format/preset-schema.ts';

const DAY_MS = 86_400_000;

/** Adds sample comments, which belong to no account. Does nothing where the site has comments. */
export async function addComments(
  db: Kysely<Database>,
  siteId: number,
  comments: readonly PresetComment[],
): Promise<void> {
  const any = await db
    .selectFrom('comment')
    .select('id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  if (any || comments.length === 0) return;
  const posts = await db
    .selectFrom('post')
    .select(['id', 'slug'])
    .where('site_id', '=', siteId)
    .execute();
  const postIds = new Map(posts.map(({ id, slug }) => [slug, id]));
  const now = Date.now();
  await db
    .insertInto('comment')
    .values(
      comments.flatMap(({ target, author, body, rating, daysAgo }) => {
        const targetId = target.type === 'product' ? target.id : postIds.get(target.slug);
        if (targetId === undefined) return [];
        return {
          site_id: siteId,
          target_type: target.type,
          target_id: targetId,
          account_id: null,
          author,
          body,
          rating,
          published: true,
          created_at: new Date(now - daysAgo * DAY_MS),
        };
      }),
    )
    .execute();
}
