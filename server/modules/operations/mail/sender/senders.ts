import type { Company } from '#domain/company/company.ts';
import { companyImprint } from '#domain/company/rows.ts';
import { LOCALES, type Locale } from '#domain/locales.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { MailSender, MailSenderAnswer } from '#schemas/api/mail-sender.ts';
import { authorOf, type SettingHistory } from '#server/modules/operations/history/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Sender } from '../layout.ts';
import type { MailTransport } from '../transports/mail-transport.ts';
import type { WordFiller } from '../word-filler.ts';
import type { SenderRepository } from './sender.repository.ts';

/** Who sends for a site. */
export interface SiteSender extends Sender {
  /** What mail programs show. */
  fromName: string;
  from: string;
  /** Where answers go; empty: nowhere. */
  email: string;
}

/** Pictures above mails; null for a site without a logo. */
export interface Logos {
  of(siteId: number): Promise<{ path: string; width: number; height: number } | null>;
}

interface Parts {
  repository: SenderRepository;
  transport: Pick<MailTransport, 'way'>;
  /** Address of the sender where a site has none of its own. */
  from: string | undefined;
  /** Who sells on a site. */
  company: { of(siteId: number): Promise<Company> };
  themes: { of(siteId: number): Promise<Theme> };
  logos: Logos;
  placeholders: WordFiller;
  history: SettingHistory;
}

export type Senders = ReturnType<typeof createSenders>;

/** Who sends the mails of sites: what a site says, then its company, then the settings. */
export function createSenders(parts: Parts) {
  const { repository, transport, from, company, themes, logos, placeholders, history } = parts;
  const addressOf = ({ site }: Pick<CallContext, 'site'>) =>
    from ?? `noreply@${new URL(site.url).hostname}`;

  async function answer(ctx: CallContext): Promise<MailSenderAnswer> {
    const [sender, seller] = await Promise.all([
      repository.of(ctx.site.id),
      company.of(ctx.site.id),
    ]);
    return {
      sender,
      defaults: { name: ctx.site.name, address: addressOf(ctx), replyTo: seller.email },
      way: transport.way,
    };
  }

  return {
    answer,

    async save(ctx: CallContext, sender: MailSender, author = authorOf(ctx)) {
      const { siteId } = author;
      await history.write(author, {
        place: 'mail.sender',
        read: async (trx) => ({ 'mail.sender': { value: await repository.of(siteId, trx) } }),
        write: (trx) => repository.save(trx, siteId, trimmed(sender)),
      });
      return answer(ctx);
    },

    /** `draft`: somebody tries what is not saved yet. */
    async of(ctx: CallContext, draft?: MailSender): Promise<SiteSender> {
      const { site, locale } = ctx;
      const [own, seller, theme, logo] = await Promise.all([
        draft ? trimmed(draft) : repository.of(site.id),
        company.of(site.id),
        themes.of(site.id),
        logos.of(site.id),
      ]);
      const words = serverTexts(locale).company;
      return {
        name: site.name,
        url: site.url,
        imprint: companyImprint(seller, { words, locale, name: site.name }).join('\n'),
        footer: await placeholders.fill(ctx, footerIn(own, locale, site.defaultLocale)),
        theme,
        ...(logo && { logo }),
        fromName: own.name || site.name,
        from: own.address || addressOf(ctx),
        email: own.replyTo || seller.email,
      };
    },
  };
}

/** A language without a line of its own has that of the site's first language. */
function footerIn({ footer }: MailSender, locale: Locale, fallback: Locale): string {
  return footer[locale] ?? footer[fallback] ?? '';
}

function trimmed({ name, address, replyTo, footer }: MailSender): MailSender {
  const lines = LOCALES.flatMap((locale) => {
    const line = footer[locale]?.trim();
    return line ? [[locale, line] as const] : [];
  });
  return {
    name: name.trim(),
    address: address.trim(),
    replyTo: replyTo.trim(),
    footer: Object.fromEntries(lines),
  };
}
