import { type Kysely, sql, type Transaction } from 'kysely';
import type { Locale } from '#domain/locales.ts';
import { MAX_MAIL_VERSIONS, type MailText, type MailTextKind } from '#schemas/api/mail-texts.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';

/** Which words. */
export interface TextPlace {
  siteId: number;
  kind: MailTextKind;
  locale: Locale;
}

export type TextsRepository = ReturnType<typeof createTextsRepository>;

/** SQL of a site's own words for its mails. */
export function createTextsRepository(db: Kysely<Database>) {
  const at = ({ siteId, kind, locale }: TextPlace, handle = db) =>
    handle
      .selectFrom('mail_text')
      .where('mail_text.site_id', '=', siteId)
      .where('mail_text.kind', '=', kind)
      .where('mail_text.locale', '=', locale);

  return {
    /** The words that count; null for those of the product. */
    async current(place: TextPlace, handle = db): Promise<MailText | null> {
      const row = await at(place, handle)
        .select('content')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.content ?? null;
    },

    versions: (place: TextPlace) =>
      at(place)
        .leftJoin('account', 'account.id', 'mail_text.account_id')
        .select(['mail_text.id', 'content', 'mail_text.created_at as at', 'account.email as by'])
        .orderBy('mail_text.id', 'desc')
        .limit(MAX_MAIL_VERSIONS)
        .execute(),

    /** Kinds and languages in which a site has words of its own. */
    async own(siteId: number): Promise<{ kind: string; locale: Locale }[]> {
      const rows = await db
        .selectFrom('mail_text')
        .select(['kind', 'locale', sql<boolean>`content is not null`.as('isOwn')])
        .distinctOn(['kind', 'locale'])
        .where('site_id', '=', siteId)
        .orderBy('kind')
        .orderBy('locale')
        .orderBy('id', 'desc')
        .execute();
      return rows.filter(({ isOwn }) => isOwn);
    },

    /** Adds a version and forgets the oldest; false when `base` is no longer the newest. */
    async add(
      trx: Transaction<Database>,
      { siteId, kind, locale }: TextPlace,
      content: MailText | null,
      { base, accountId }: { base: number; accountId: number | null },
    ): Promise<boolean> {
      // Two people who save at once: the second waits, and finds the first one's words.
      await sql`select from site where id = ${siteId} for update`.execute(trx);
      const of = trx
        .selectFrom('mail_text')
        .where('site_id', '=', siteId)
        .where('kind', '=', kind)
        .where('locale', '=', locale)
        .select('id')
        .orderBy('id', 'desc');
      const newest = await of.limit(1).executeTakeFirst();
      if ((newest?.id ?? 0) !== base) return false;
      await trx
        .insertInto('mail_text')
        .values({
          site_id: siteId,
          kind,
          locale,
          content: content && jsonb(content),
          account_id: accountId,
        })
        .execute();
      const old = await of.offset(MAX_MAIL_VERSIONS).execute();
      if (old.length > 0) {
        await trx
          .deleteFrom('mail_text')
          .where(
            'id',
            'in',
            old.map(({ id }) => id),
          )
          .execute();
      }
      return true;
    },
  };
}
