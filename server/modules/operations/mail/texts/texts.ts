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
import {
  type Author,
  authorOf,
  type SettingHistory,
} from '#server/modules/operations/history/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { toHtml } from '../layout.ts';
import type { MailContent } from '../mail.ts';
import { toPlainText } from '../plain-text.ts';
import type { Senders } from '../sender/senders.ts';
import type { WordFiller } from '../word-filler.ts';
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
  placeholders: WordFiller;
  senders: Pick<Senders, 'of'>;
  orderMail: OrderMail;
  history: SettingHistory;
}

/** Words that are being typed, and the order they are shown with. */
interface Sample {
  text: MailText;
  orderId?: number | undefined;
}

export type MailTexts = ReturnType<typeof createMailTexts>;

/** A site's own words for its mails. `ctx.locale` is the language that they are in. */
export function createMailTexts(parts: Parts) {
  const { repository, placeholders, senders, orderMail, history } = parts;
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
    author = authorOf(ctx),
  ): Promise<MailTextAnswer> {
    const { accountId } = author;
    const place = placeOf(kind, ctx);
    const setting = `mailText.${kind}.${ctx.locale}`;
    await history.write(author, {
      place: setting,
      async read(trx) {
        const own = await repository.current(place, trx);
        return { [setting]: own && { value: own } };
      },
      async write(trx) {
        const isAdded = await repository.add(trx, place, content, { base, accountId });
        if (!isAdded) throw new MailTextChanged();
      },
    });
    return read(kind, ctx);
  }

  async function sampleOf(kind: MailTextKind, ctx: CallContext, { text, orderId }: Sample) {
    checkText(kind, text);
    const content =
      orderId === undefined ? exampleMail(kind, ctx) : await orderMail(kind, ctx, orderId);
    if (!content?.fill) throw new NotFound();
    return inOwnWords(content, content.fill, await placeholders.fill(ctx, text));
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

    /** Puts back what a change found, whoever has saved other words since then is asked by `author`. */
    async putBack(kind: MailTextKind, ctx: CallContext, text: MailText | null, author: Author) {
      if (text) checkText(kind, text);
      const [newest] = await repository.versions(placeOf(kind, ctx));
      await add(kind, ctx, text, newest?.id ?? 0, author);
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
      return own ? inOwnWords(content, fill, await placeholders.fill(ctx, own)) : content;
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
