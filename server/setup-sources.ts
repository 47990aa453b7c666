import type { VatRates } from '#domain/commerce/vat-rates.ts';
import type { Company } from '#domain/company/company.ts';
import { missingOfCompany } from '#domain/company/duties.ts';
import { LEGAL_KINDS } from '#domain/company/legal.ts';
import type { SetupNote } from '#schemas/api/opening.ts';
import type { Config } from '#server/config.ts';
import type { Delivery } from '#server/modules/commerce/delivery/index.ts';
import type { LegalService } from '#server/modules/content/legal/index.ts';
import { vatRatesOf } from '#server/modules/operations/admin/vat/vat.repository.ts';
import type { MailTransport } from '#server/modules/operations/mail/index.ts';
import type { ConsentService } from '#server/modules/people/consents/index.ts';
import type { SetupSource } from '#server/modules/site/opening/index.ts';
import type { CompanyService } from '#server/modules/site/site/index.ts';
import type { Handle } from '#server/plugins/database.ts';

interface Parts {
  mailTransport: Pick<MailTransport, 'way'>;
  company: Pick<CompanyService, 'of'>;
  legal: Pick<LegalService, 'published' | 'addressesOf'>;
  consents: Pick<ConsentService, 'shown'>;
  delivery: Pick<Delivery, 'lacksPlaces' | 'leavesOut'>;
  db: Handle;
}

/** Parts of the shop that have something to say of its set-up, beside what its rows tell. */
export function setupSources(
  { payments, isPublic }: Pick<Config, 'payments' | 'isPublic'>,
  { mailTransport, company, legal, consents, delivery, db }: Parts,
): SetupSource[] {
  return [
    async () => ({
      mail: mailTransport.way.kind === 'folder' ? [isPublic ? 'noMail' : 'mailInFolder'] : [],
      payment: payments.testMode ? ['testPayment'] : [],
    }),
    async ({ id }) => {
      const seller = await company.of(id);
      const missing = missingOfCompany(seller);
      return {
        company: missing.length === 0 ? [] : ['noCompany'],
        taxes: taxNotes(await vatRatesOf(db, id), seller),
      };
    },
    async ({ id }) => ({
      delivery: [
        ...((await delivery.lacksPlaces(db, id)) ? (['noPlaces'] as const) : []),
        ...((await delivery.leavesOut(db, id)) ? (['fewDelivery'] as const) : []),
      ],
    }),
    async ({ id }) => {
      const { length } = await legal.published(id);
      if (length === LEGAL_KINDS.length) return { legal: [] };
      return { legal: [length === 0 ? 'noLegalPages' : 'fewLegalPages'] };
    },
    async ({ id, defaultLocale }) => {
      // Who buys accepts the terms, and has to be able to read them first.
      const form = await consents.shown(id, defaultLocale, 'checkoutForm');
      const texts = form.consents
        .filter((consent) => form.required.includes(consent.id))
        .map(({ displayName }) => displayName);
      if (texts.length === 0) return { legal: ['noTermsConsent'] };
      const terms = await legal.addressesOf(id, 'terms');
      const isLinked = texts.some((text) => terms.some((slug) => text.includes(`/${slug}"`)));
      return { legal: isLinked || terms.length === 0 ? [] : ['termsUnlinked'] };
    },
  ];
}

/** Whoever is outside the VAT system has no VAT number, and whoever is in it has one. */
function taxNotes({ rates, isExempt }: VatRates, { vatId }: Pick<Company, 'vatId'>): SetupNote[] {
  if (isExempt) return vatId === '' ? [] : ['vatNumberToo'];
  if (rates.length === 0) return ['noTaxes'];
  return vatId === '' ? ['noVatNumber'] : [];
}
