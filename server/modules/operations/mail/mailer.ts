import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Config } from '#server/config.ts';
import { type Jobs, MAX_ATTEMPTS } from '#server/modules/operations/jobs/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { type Sender, toHtml } from './layout.ts';
import type { MailRepository, MailRow } from './mail.repository.ts';
import type { MailBuilder, MailContent, Mailer, MailKinds, OutgoingMail } from './mail.ts';
import { toPlainText } from './plain-text.ts';
import { type Letter, MailRefused, type MailTransport } from './transports/mail-transport.ts';

/** Kind of the job that sends a mail of the outbox. */
export const SEND_JOB = 'mail.send';

const sendJobSchema = Type.Object({ mailId: Type.Integer() });
type SendJob = Static<typeof sendJobSchema>;

/** Who sends for a site. */
export interface SiteSender extends Sender {
  /** Where answers go; empty: nowhere. */
  email: string;
}

interface Parts {
  config: Config['mail'];
  repository: MailRepository;
  transport: MailTransport;
  jobs: Pick<Jobs, 'add'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  contextOf(siteId: number): Promise<CallContext>;
  senderOf(ctx: CallContext): Promise<SiteSender>;
}

type AnyBuilder = (mail: OutgoingMail) => Promise<MailContent | null>;

/** The mailer, and the job behind it. */
export function createMailer(parts: Parts): Mailer & { send(payload: unknown): Promise<void> } {
  const { repository, transport, jobs } = parts;
  const builders = new Map<string, AnyBuilder>();

  async function build(row: MailRow, ctx: CallContext): Promise<MailContent | null> {
    const builder = builders.get(row.kind);
    if (!builder) {
      throw new Error(
        `Izlog: no builder writes mails of the kind "${row.kind}". Register one with mailer.content().`,
      );
    }
    // `queue` stored the data that belongs to the kind.
    return builder({ ctx, to: row.recipient, data: row.data as MailKinds[keyof MailKinds] });
  }

  /** Whether it went out; false when there was nothing left to say. */
  async function deliver(row: MailRow): Promise<boolean> {
    const ctx = { ...(await parts.contextOf(row.site_id)), locale: row.locale };
    const content = await build(row, ctx);
    if (!content) return false;
    const sender = await parts.senderOf(ctx);
    await transport.send(toLetter(row, content, sender, parts.config.from));
    return true;
  }

  async function noteFailure({ id, attempts }: MailRow, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const isForGood = error instanceof MailRefused;
    await repository.fail(id, reason, isForGood || attempts >= MAX_ATTEMPTS);
    if (isForGood) parts.log.warn({ err: error, mailId: id }, 'a mail was refused for good');
  }

  return {
    async queue(handle, mail) {
      const mailId = await repository.add(handle, mail);
      if (mailId === null) return;
      const payload: SendJob = { mailId };
      await jobs.add(handle, { kind: SEND_JOB, payload });
    },

    content<K extends keyof MailKinds>(kind: K, builder: MailBuilder<K>) {
      if (builders.has(kind)) {
        throw new Error(
          `Izlog: two builders write mails of "${kind}", and only one could. Remove one.`,
        );
      }
      // Only mails of its kind are given to it.
      builders.set(kind, builder as AnyBuilder);
    },

    /**
     * A crash between the server's yes and ours sends a second copy; both have the same Message-ID,
     * by which mail programs drop one.
     */
    async send(payload) {
      const { mailId } = Value.Parse(sendJobSchema, payload);
      const row = await repository.begin(mailId, newMessageId(mailId));
      if (!row) return;
      let isSent = false;
      try {
        isSent = await deliver(row);
      } catch (error) {
        await noteFailure(row, error);
        if (error instanceof MailRefused) return;
        throw error;
      }
      await repository.end(mailId, isSent ? 'sent' : 'dropped');
    },
  };
}

/** The part after `@` is added by `toLetter`; it is the sender's. */
function newMessageId(mailId: number): string {
  return `izlog.${mailId}.${randomBytes(8).toString('hex')}`;
}

function toLetter(
  row: MailRow,
  content: MailContent,
  sender: SiteSender,
  from = `noreply@${new URL(sender.url).hostname}`,
): Letter {
  const replyTo = content.replyTo ?? sender.email;
  const { unsubscribeUrl } = content;
  return {
    fileName: `${row.created_at.toISOString().replace(/[:.]/g, '-')}-${row.kind}-${row.id}`,
    messageId: `<${row.message_id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: row.created_at,
    // Addresses as objects: a comma in one makes no second recipient.
    from: { name: oneLine(sender.name), address: from },
    to: { name: '', address: row.recipient },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject: oneLine(content.subject),
    html: toHtml(content, sender, row.locale),
    text: toPlainText(content, sender),
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(unsubscribeUrl && {
      list: { unsubscribe: { url: unsubscribeUrl, comment: '' } },
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    attachments: [...(content.attachments ?? [])],
  };
}

/** Headers are one line: line breaks in names and subjects are spaces (S40). */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
