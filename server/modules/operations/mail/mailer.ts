import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Jobs, MAX_ATTEMPTS } from '#server/modules/operations/jobs/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { toLetter } from './letter.ts';
import type { MailRepository, MailRow } from './mail.repository.ts';
import type { MailBuilder, MailContent, Mailer, MailKinds, OutgoingMail } from './mail.ts';
import type { SiteSender } from './sender/senders.ts';
import { MailRefused, type MailTransport } from './transports/mail-transport.ts';

/** Kind of the job that sends a mail of the outbox. */
export const SEND_JOB = 'mail.send';

const sendJobSchema = Type.Object({ mailId: Type.Integer() });
type SendJob = Static<typeof sendJobSchema>;

interface Parts {
  repository: MailRepository;
  transport: MailTransport;
  jobs: Pick<Jobs, 'add'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  contextOf(siteId: number): Promise<CallContext>;
  senderOf(ctx: CallContext): Promise<SiteSender>;
  /** Puts the shop's own words where it has some. */
  inOwnWords(ctx: CallContext, content: MailContent): Promise<MailContent>;
}

type AnyBuilder = (mail: OutgoingMail) => Promise<MailContent | null>;

/** What only the module itself does with mails. */
interface Post {
  /** The job that sends one of the outbox. */
  send(payload: unknown): Promise<void>;
  /** A mail as it would be written, in the words of the product. */
  draft<K extends keyof MailKinds>(
    kind: K,
    ctx: CallContext,
    data: MailKinds[K],
  ): Promise<MailContent | null>;
}

/** The mailer, and the job behind it. */
export function createMailer(parts: Parts): Mailer & Post {
  const { repository, transport, jobs } = parts;
  const builders = new Map<string, AnyBuilder>();

  function builderOf(kind: string): AnyBuilder {
    const builder = builders.get(kind);
    if (!builder) {
      throw new Error(
        `Izlog: no builder writes mails of the kind "${kind}". Register one with mailer.content().`,
      );
    }
    return builder;
  }

  async function build(row: MailRow, ctx: CallContext): Promise<MailContent | null> {
    // `queue` stored the data that belongs to the kind.
    return builderOf(row.kind)({
      ctx,
      to: row.recipient,
      data: row.data as MailKinds[keyof MailKinds],
    });
  }

  /** Whether it went out; false when there was nothing left to say. */
  async function deliver(row: MailRow): Promise<boolean> {
    const ctx = { ...(await parts.contextOf(row.site_id)), locale: row.locale };
    const written = await build(row, ctx);
    if (!written) return false;
    const content = await parts.inOwnWords(ctx, written);
    const sender = await parts.senderOf(ctx);
    const { id, kind, message_id: messageId, recipient: to, created_at: createdAt } = row;
    await transport.send(
      toLetter({ id, kind, messageId, to, createdAt }, content, sender, row.locale),
    );
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

    draft: (kind, ctx, data) => builderOf(kind)({ ctx, to: '', data }),

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
