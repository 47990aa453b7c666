import { type Kysely, type Selectable, sql } from 'kysely';
import { catalogueOf } from '#server/db/catalogue.ts';
import type { Database } from '#server/db/schema.ts';
import type { Transaction } from '#server/plugins/database.ts';

export type StoredComment = Selectable<Database['comment']>;
export type Target = Pick<StoredComment, 'target_type' | 'target_id'>;
export type NewComment = Pick<
  StoredComment,
  | 'site_id'
  | 'target_type'
  | 'target_id'
  | 'account_id'
  | 'author'
  | 'body'
  | 'rating'
  | 'published'
>;

export type CommentRepository = ReturnType<typeof createCommentRepository>;

/** SQL of comments. */
export function createCommentRepository(db: Kysely<Database>) {
  return {
    /** Runs `work` in a transaction. */
    transaction: <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),

    /** Published comments, the newest first, with the number of all and the mean of their ratings. */
    async page(siteId: number, target: Target, { limit, offset }: Page) {
      const published = db
        .selectFrom('comment')
        .where('site_id', '=', siteId)
        .where('target_type', '=', target.target_type)
        .where('target_id', '=', target.target_id)
        .where('published', '=', true);
      const rows = await published
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total, average } = await published
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .select(sql<number | null>`round(avg(rating), 2)::float8`.as('average'))
        .executeTakeFirstOrThrow();
      return { rows, total, average };
    },

    /** Whether visitors can see what is commented on. */
    async isShown(siteId: number, { target_type, target_id }: Target): Promise<boolean> {
      const query =
        target_type === 'product'
          ? db
              .selectFrom('product')
              .select('id')
              .where('archived', '=', false)
              .where('visible', '=', true)
              .where('site_id', '=', catalogueOf(siteId))
              .where('id', '=', target_id)
          : db
              .selectFrom('post')
              .select('id')
              .where('published_at', '<=', (eb) => eb.fn<Date>('now'))
              .where('site_id', '=', siteId)
              .where('id', '=', target_id);
      return (await query.executeTakeFirst()) !== undefined;
    },

    /** First and last name of an account; locks it, so that two comments of it follow each other. */
    lockAuthor: (trx: Transaction, accountId: number) =>
      trx
        .selectFrom('account')
        .select(['first_name', 'last_name'])
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow(),

    /** What an account said last about a target; null where it said nothing. */
    async ownComment(
      trx: Transaction | null,
      siteId: number,
      accountId: number,
      target: Target,
    ): Promise<StoredComment | null> {
      const row = await (trx ?? db)
        .selectFrom('comment')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId)
        .where('target_type', '=', target.target_type)
        .where('target_id', '=', target.target_id)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return row ?? null;
    },

    insert: (trx: Transaction, comment: NewComment): Promise<StoredComment> =>
      trx.insertInto('comment').values(comment).returningAll().executeTakeFirstOrThrow(),

    async lock(trx: Transaction, siteId: number, id: number): Promise<StoredComment | null> {
      const row = await trx
        .selectFrom('comment')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    update: (
      trx: Transaction,
      id: number,
      change: Pick<StoredComment, 'body' | 'rating' | 'published'>,
    ): Promise<StoredComment> =>
      trx
        .updateTable('comment')
        .set({ ...change, updated_at: sql<Date>`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
  };
}

interface Page {
  limit: number;
  offset: number;
}
