import { missingOfCompany } from '#domain/company/duties.ts';
import { LEGAL_KINDS } from '#domain/company/legal.ts';
import type { Config } from '#server/config.ts';
import type { Delivery } from '#server/modules/commerce/delivery/index.ts';
import type { LegalService } from '#server/modules/content/legal/index.ts';
import type { MailTransport } from '#server/modules/operations/mail/index.ts';
import type { SetupSource } from '#server/modules/site/opening/index.ts';
import type { CompanyService } from '#server/modules/site/site/index.ts';
import type { Handle } from '#server/plugins/database.ts';

interface Parts {
  mailTransport: Pick<MailTransport, 'way'>;
  company: Pick<CompanyService, 'of'>;
  legal: Pick<LegalService, 'published'>;
  delivery: Pick<Delivery, 'lacksPlaces'>;
  db: Handle;
}

/** Parts of the shop that have something to say of its set-up, beside what its rows tell. */
export function setupSources(
  { payments }: Pick<Config, 'payments'>,
  { mailTransport, company, legal, delivery, db }: Parts,
): SetupSource[] {
  return [
    async () => ({
      mail: mailTransport.way.kind === 'folder' ? ['mailInFolder'] : [],
      payment: payments.testMode ? ['testPayment'] : [],
    }),
    async ({ id }) => {
      const missing = missingOfCompany(await company.of(id));
      return { company: missing.length === 0 ? [] : ['noCompany'] };
    },
    async ({ id }) => ({ delivery: (await delivery.lacksPlaces(db, id)) ? ['noPlaces'] : [] }),
    async ({ id }) => {
      const { length } = await legal.published(id);
      if (length === LEGAL_KINDS.length) return { legal: [] };
      return { legal: [length === 0 ? 'noLegalPages' : 'fewLegalPages'] };
    },
  ];
}
