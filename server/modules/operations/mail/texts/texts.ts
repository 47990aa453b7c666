import { LOCALES } from '#domain/locales.ts';
import {
  MAIL_TEXT_KINDS,
  type MailKindsAnswer,
  type MailPlaceholder,
  type MailText,
  type MailTextAnswer,
  type MailTextKind,
} from '#schemas/api/mail-texts.ts';
import { NotFound } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { toHtml } from '../layout.ts';
import type { MailContent } from '../mail.ts';
import { toPlainText } from '../plain-text.ts';
import type { Senders } from '../sender/senders.ts';
import { exampleMail } from './compose.ts';
import { MAIL_KINDS, surroundingsOf } from './mail-kinds.ts';
import { inOwnWords, productText } from './own-text.ts';
import { checkText, MailTextChanged } from './text-faults.ts';
import type { TextPlace, TextsRepository } from './texts.repository.ts';

/** Writes a mail about an order that there is; null for none of the site. */
export type OrderMail = (
  kind: MailTextKind,
  ctx: CallContext,
  orderId: number,
) => Promise<MailContent | null>;

interface Parts {
  repository: TextsRepository;
  senders: Pick<Senders, 'of'>;
  orderMail: OrderMail;
}

/** Words that are being typed, and the order they are shown with. */
interface Sample {
  text: MailText;
  orderId?: number | undefined;
}

export type MailTexts = ReturnType<typeof createMailTexts>;

/** A site's own words for its mails. `ctx.locale` is the language that they are in. */
export function createMailTexts({ repository, senders, orderMail }: Parts) {
  const placeOf = (kind: MailTextKind, { site, locale }: CallContext): TextPlace => ({
    siteId: site.id,
    kind,
    locale,
  });

  async function read(kind: MailTextKind, ctx: CallContext): Promise<MailTextAnswer> {
    const versions = await repository.versions(placeOf(kind, ctx));
    const [newest] = versions;
    return {
      text: newest?.content ?? productText(kind, ctx.locale),
      isOwn: newest?.content != null,
      version: newest?.id ?? 0,
      placeholders: placeholdersOf(kind, ctx),
      needs: MAIL_KINDS[kind].needs.map((group) => [...group]),
      versions: versions.map(({ id, at, by, content }) => ({
        id,
        at: at.toISOString(),
        by,
        isReset: content === null,
      })),
    };
  }

  async function add(
    kind: MailTextKind,
    ctx: CallContext,
    content: MailText | null,
    base: number,
  ): Promise<MailTextAnswer> {
    const accountId = ctx.user?.id ?? null;
    const isAdded = await repository.add(placeOf(kind, ctx), content, { base, accountId });
    if (!isAdded) throw new MailTextChanged();
    return read(kind, ctx);
  }

  async function sampleOf(kind: MailTextKind, ctx: CallContext, { text, orderId }: Sample) {
    checkText(kind, text);
    const content =
      orderId === undefined ? exampleMail(kind, ctx) : await orderMail(kind, ctx, orderId);
    if (!content?.fill) throw new NotFound();
    return inOwnWords(content, content.fill, text);
  }

  return {
    read,
    sampleOf,

    async list({ site }: CallContext): Promise<MailKindsAnswer> {
      const own = await repository.own(site.id);
      return {
        kinds: MAIL_TEXT_KINDS.map((kind) => ({
          kind,
          to: MAIL_KINDS[kind].to,
          own: LOCALES.filter((locale) =>
            own.some((one) => one.kind === kind && one.locale === locale),
          ),
        })),
        locales: [...site.locales],
      };
    },

    async save(kind: MailTextKind, ctx: CallContext, text: MailText, base: number) {
      checkText(kind, text);
      return add(kind, ctx, text, base);
    },

    reset: (kind: MailTextKind, ctx: CallContext, base: number) => add(kind, ctx, null, base),

    async restore(kind: MailTextKind, ctx: CallContext, version: number, base: number) {
      const versions = await repository.versions(placeOf(kind, ctx));
      const found = versions.find(({ id }) => id === version);
      if (!found) throw new NotFound();
      return add(kind, ctx, found.content, base);
    },

    async preview(kind: MailTextKind, ctx: CallContext, sample: Sample) {
      const content = await sampleOf(kind, ctx, sample);
      const sender = await senders.of(ctx);
      return {
        subject: content.subject,
        // The panel allows no style sheet but its own; what is in attributes shows.
        html: toHtml(content, sender, ctx.locale).replace(/<style>[^<]*<\/style>/, ''),
        text: toPlainText(content, sender),
      };
    },

    /** A mail as it goes out: in the shop's own words, where it has some. */
    async applied(ctx: CallContext, content: MailContent): Promise<MailContent> {
      const { fill } = content;
      if (!fill) return content;
      const own = await repository.current(placeOf(fill.kind, ctx));
      return own ? inOwnWords(content, fill, own) : content;
    },
  };
}

function placeholdersOf(kind: MailTextKind, ctx: CallContext): MailPlaceholder[] {
  const about = surroundingsOf(ctx);
  const { words, parts, always = [] } = MAIL_KINDS[kind];
  return [
    ...Object.entries(words).map(([name, { type, example }]) => ({
      name,
      type,
      example: example(about),
    })),
    ...Object.keys(parts)
      .filter((name) => !always.includes(name))
      .map((name) => ({ name, type: 'part' as const, example: '' })),
  ];
}
