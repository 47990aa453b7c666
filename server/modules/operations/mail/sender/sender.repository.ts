import type { Kysely } from 'kysely';
import type { MailSender } from '#schemas/api/mail-sender.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';

export type SenderRepository = ReturnType<typeof createSenderRepository>;

const DEFAULT: MailSender = { name: '', address: '', replyTo: '', footer: {} };

/** SQL of who sends the mails of a site. */
export function createSenderRepository(db: Kysely<Database>) {
  return {
    async of(siteId: number, handle: Kysely<Database> = db): Promise<MailSender> {
      const row = await handle
        .selectFrom('mail_sender')
        .select(['name', 'address', 'reply_to as replyTo', 'footer'])
        .where('site_id', '=', siteId)
        .executeTakeFirst();
      return row ?? DEFAULT;
    },

    async save(
      trx: Kysely<Database>,
      siteId: number,
      { name, address, replyTo, footer }: MailSender,
    ): Promise<void> {
      const values = { name, address, reply_to: replyTo, footer: jsonb(footer) };
      await trx
        .insertInto('mail_sender')
        .values({ site_id: siteId, ...values })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet(values))
        .execute();
    },
  };
}
