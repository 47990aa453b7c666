import fp from 'fastify-plugin';
import { type InstallationPart, installationState } from '#schemas/api/installation.ts';
import { ALL_CDNS } from './cdn/all-cdns.ts';
import type { Config } from './config.ts';
import { ALL_PROVIDERS } from './modules/commerce/payments/all-providers.ts';
import { ALL_STORAGES } from './modules/content/media/storages/all-storages.ts';
import { ALL_MAIL_TRANSPORTS } from './modules/operations/mail/transports/all-transports.ts';
import type { PluginSettings, WithSettings } from './plugin-settings.ts';

type Area = InstallationPart['area'];

/** What the environment of a process sets up, and by which variables. No value of theirs is told. */
export function installationOf(config: Config): InstallationPart[] {
  const { mail, storage, payments, cdn, social, captcha } = config;
  return [
    own('address', 'publicUrl', config.publicUrl, ['PUBLIC_URL']),
    own('address', 'trustProxy', config.trustProxy.length > 0, ['TRUST_PROXY']),
    own('database', 'postgres', config.databaseUrl, ['DATABASE_URL']),
    ...pluginsOf('mail', ALL_MAIL_TRANSPORTS, mail.settings),
    own('mail', 'mailFrom', mail.from, ['MAIL_FROM']),
    ...pluginsOf('files', ALL_STORAGES, storage.settings),
    ...pluginsOf('payment', ALL_PROVIDERS, payments.settings),
    own('payment', 'testPayment', payments.testMode, ['PAYMENT_TEST_MODE']),
    own('login', 'google', social.google, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
    own('login', 'facebook', social.facebook, ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET']),
    own('protection', 'captcha', captcha, ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET']),
    ...pluginsOf('delivery', ALL_CDNS, cdn.settings),
    own('watching', 'metrics', config.metricsToken, ['METRICS_TOKEN']),
  ];
}

function own(area: Area, name: string, value: unknown, settings: string[]): InstallationPart {
  return { area, name, isOn: Boolean(value), settings };
}

/** Plugins that need settings; the others are there anyway. */
function pluginsOf(
  area: Area,
  plugins: readonly WithSettings[],
  given: PluginSettings = {},
): InstallationPart[] {
  return plugins.flatMap(({ id, settings, together = [] }) => {
    const names = [...(together[0] ?? Object.keys(settings))];
    if (names.length === 0) return [];
    return [{ area, name: id, isOn: names.some((name) => name in given), settings: names }];
  });
}

/** Tells owners what only whoever runs the server can change. */
export const installationModule = fp<{ config: Config }>(async (app, { config }) => {
  app.implement(installationState, () => ({ parts: installationOf(config) }));
});
