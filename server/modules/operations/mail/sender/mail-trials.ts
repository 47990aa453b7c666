import { randomUUID } from 'node:crypto';
import type { MailSender, MailTrial } from '#schemas/api/mail-sender.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { toLetter } from '../letter.ts';
import type { MailContent } from '../mail.ts';
import { mailTranslate } from '../mail-translate.ts';
import type { MailTransport } from '../transports/mail-transport.ts';
import { mailFaultOf } from './mail-fault.ts';
import type { Senders } from './senders.ts';

export type MailTrials = ReturnType<typeof createMailTrials>;

/** Mails that somebody sends to see them; at once and beside the outbox, so that a failure can be told. */
export function createMailTrials(senders: Pick<Senders, 'of'>, transport: MailTransport) {
  async function send(
    ctx: CallContext,
    to: string,
    content: MailContent,
    draft?: MailSender,
  ): Promise<MailTrial> {
    const sender = await senders.of(ctx, draft);
    const id = randomUUID();
    const envelope = { id, kind: 'test', messageId: `izlog.test.${id}`, to, createdAt: new Date() };
    const way = transport.way.kind;
    try {
      await transport.send(toLetter(envelope, content, sender, ctx.locale));
      return { way, failure: null };
    } catch (error) {
      ctx.log.warn({ err: error }, 'a test mail did not leave');
      return { way, failure: mailFaultOf(error) };
    }
  }

  return {
    send,
    ofSender(ctx: CallContext, to: string, sender: MailSender): Promise<MailTrial> {
      const t = mailTranslate(ctx.locale);
      const shop = ctx.site.name;
      const content: MailContent = {
        subject: t('senderTest.subject', { shop }),
        preheader: t('senderTest.preheader'),
        heading: t('senderTest.heading'),
        parts: [{ type: 'text', text: t('senderTest.text') }],
        reason: t('senderTest.reason', { shop }),
      };
      return send(ctx, to, content, sender);
    },
  };
}
