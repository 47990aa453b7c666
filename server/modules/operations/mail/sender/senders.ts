import { COMPANY_OPTION, type Company, readCompany } from '#domain/company/company.ts';
import { companyImprint } from '#domain/company/rows.ts';
import { LOCALES, type Locale } from '#domain/locales.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { serverTexts } from '#locales/server-texts.ts';
import type { MailSender, MailSenderAnswer } from '#schemas/api/mail-sender.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Sender } from '../layout.ts';
import type { MailTransport } from '../transports/mail-transport.ts';
import type { SenderRepository } from './sender.repository.ts';

/** Who sends for a site. */
export interface SiteSender extends Sender {
  /** What mail programs show. */
  fromName: string;
  from: string;
  /** Where answers go; empty: nowhere. */
  email: string;
}

interface Parts {
  repository: SenderRepository;
  transport: Pick<MailTransport, 'way'>;
  /** Address of the sender where a site has none of its own. */
  from: string | undefined;
  options(siteId: number, keys: readonly string[]): Promise<readonly { value: unknown }[]>;
  themes: { of(siteId: number): Promise<Theme> };
}

export type Senders = ReturnType<typeof createSenders>;

/** Who sends the mails of sites: what a site says, then its company, then the settings. */
export function createSenders({ repository, transport, from, options, themes }: Parts) {
  async function companyOf(siteId: number): Promise<Company> {
    const [option] = await options(siteId, [COMPANY_OPTION]);
    return readCompany(option?.value);
  }

  const addressOf = ({ site }: Pick<CallContext, 'site'>) =>
    from ?? `noreply@${new URL(site.url).hostname}`;

  async function answer(ctx: CallContext): Promise<MailSenderAnswer> {
    const [sender, company] = await Promise.all([
      repository.of(ctx.site.id),
      companyOf(ctx.site.id),
    ]);
    return {
      sender,
      defaults: { name: ctx.site.name, address: addressOf(ctx), replyTo: company.email },
      way: transport.way,
    };
  }

  return {
    answer,

    async save(ctx: CallContext, sender: MailSender): Promise<MailSenderAnswer> {
      await repository.save(ctx.site.id, trimmed(sender));
      return answer(ctx);
    },

    /** `draft`: somebody tries what is not saved yet. */
    async of(ctx: CallContext, draft?: MailSender): Promise<SiteSender> {
      const { site, locale } = ctx;
      const [own, company, theme] = await Promise.all([
        draft ? trimmed(draft) : repository.of(site.id),
        companyOf(site.id),
        themes.of(site.id),
      ]);
      const words = serverTexts(locale).company;
      return {
        name: site.name,
        url: site.url,
        imprint: companyImprint(company, { words, locale, name: site.name }).join('\n'),
        footer: footerIn(own, locale, site.defaultLocale),
        theme,
        fromName: own.name || site.name,
        from: own.address || addressOf(ctx),
        email: own.replyTo || company.email,
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
