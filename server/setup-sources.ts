import { COMPANY_OPTION, readCompany } from '#domain/company/company.ts';
import { missingOfCompany } from '#domain/company/duties.ts';
import { LEGAL_KINDS } from '#domain/company/legal.ts';
import type { Config } from '#server/config.ts';
import type { LegalService } from '#server/modules/content/legal/index.ts';
import type { SetupSource } from '#server/modules/site/opening/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';

/** Parts of the shop that have something to say of its set-up, beside what its rows tell. */
export function setupSources(
  { mail, payments }: Pick<Config, 'mail' | 'payments'>,
  { options }: Pick<SiteService, 'options'>,
  legal: Pick<LegalService, 'published'>,
): SetupSource[] {
  const isMailSent = mail.settings?.['SMTP_URL'] !== undefined;
  return [
    async () => ({
      mail: isMailSent ? [] : ['mailInFolder'],
      payment: payments.testMode ? ['testPayment'] : [],
    }),
    async ({ id }) => {
      const [option] = await options(id, [COMPANY_OPTION]);
      const missing = missingOfCompany(readCompany(option?.value));
      return { company: missing.length === 0 ? [] : ['noCompany'] };
    },
    async ({ id }) => {
      const { length } = await legal.published(id);
      if (length === LEGAL_KINDS.length) return { legal: [] };
      return { legal: [length === 0 ? 'noLegalPages' : 'fewLegalPages'] };
    },
  ];
}
