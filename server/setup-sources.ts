import type { Config } from '#server/config.ts';
import type { SetupSource } from '#server/modules/site/opening/index.ts';

/** Parts of the shop that have something to say of its set-up, beside what its rows tell. */
export function setupSources({ mail, payments }: Pick<Config, 'mail' | 'payments'>): SetupSource[] {
  const isMailSent = mail.settings?.['SMTP_URL'] !== undefined;
  return [
    async () => ({
      mail: isMailSent ? [] : ['mailInFolder'],
      payment: payments.testMode ? ['testPayment'] : [],
    }),
  ];
}
