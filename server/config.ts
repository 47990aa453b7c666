import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { type Static, Type } from 'typebox';
import { ALL_CDNS } from './cdn/all-cdns.ts';
import { ALL_PROVIDERS } from './modules/commerce/payments/all-providers.ts';
import { ALL_STORAGES } from './modules/content/media/storages/all-storages.ts';
import { ALL_MAIL_TRANSPORTS } from './modules/operations/mail/transports/all-transports.ts';
import { type PaymentConfig, paymentEnvironment, paymentsOf } from './payment-config.ts';
import { givenTo, type PluginSettings, prefixesOf, settingsOf } from './plugin-settings.ts';
import { beginningOf, isReachable } from './seed/beginning.ts';
import {
  type Environment,
  invalidSettings,
  missingSettings,
  SETTING_FORMATS,
  unknownSettings,
} from './settings-check.ts';
import { type UploadConfig, uploadEnvironment, uploadsOf } from './upload-config.ts';

const webAddress = { description: 'a web address' };

/**
 * Names and rules of the environment; the product runs without any. `description` and `examples` are
 * what a start that is refused says. `TRUST_PROXY` is a comma list of addresses or ranges whose
 * `X-Forwarded-*` headers count.
 */
const knownSchema = Type.Object({
  NODE_ENV: Type.Enum(['production', 'development', 'test'], { default: 'production' }),
  HOST: Type.String({ default: '127.0.0.1', minLength: 1 }),
  PORT: Type.Integer({ default: 3000, minimum: 0, maximum: 65535 }),
  DATA_DIR: Type.String({
    default: './data',
    minLength: 1,
    format: 'folder',
    description: 'a folder that this process may write to',
    examples: ['/var/lib/izlog'],
  }),
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'the address of a PostgreSQL database',
      examples: ['postgresql://izlog:password@localhost:5432/izlog'],
    }),
  ),
  PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/?#]+/?$',
      description: 'a web address without a path',
      examples: ['https://shop.example'],
    }),
  ),
  SAMPLE_DATA: Type.Optional(Type.Boolean({ examples: [true] })),
  PRESET: Type.Optional(
    Type.String({
      format: 'preset',
      description:
        'blank, one-brand, catalogue, magazine, bonaca, or the folder or zip of a preset',
      examples: ['/srv/izlog/my-shop.zip'],
    }),
  ),
  LOG_LEVEL: Type.Enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
    default: 'info',
  }),
  TRUST_PROXY: Type.Optional(
    Type.String({
      format: 'proxies',
      description: 'a comma list of addresses or ranges',
      examples: ['10.0.0.0/8,127.0.0.1'],
    }),
  ),
  TOKEN_SECRET: Type.Optional(
    Type.String({ minLength: 32, examples: ['$(openssl rand -hex 32)'] }),
  ),
  METRICS_TOKEN: Type.Optional(
    Type.String({ minLength: 16, examples: ['$(openssl rand -hex 16)'] }),
  ),
  PICTURE_WORK: Type.Boolean({ default: true }),
  OVERLOAD_MS: Type.Optional(Type.Integer({ minimum: 0, examples: [1000] })),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: '^[^\\s@<>",;:]+@[^\\s@<>",;:]+$',
      description: 'an e-mail address without a name',
      examples: ['shop@shop.example'],
    }),
  ),
  GOOGLE_ISSUER: Type.String({
    default: 'https://accounts.google.com',
    pattern: '^https?://',
    ...webAddress,
  }),
  GOOGLE_CLIENT_ID: Type.Optional(Type.String()),
  GOOGLE_CLIENT_SECRET: Type.Optional(Type.String()),
  FACEBOOK_ISSUER: Type.String({
    default: 'https://www.facebook.com',
    pattern: '^https?://',
    ...webAddress,
  }),
  FACEBOOK_CLIENT_ID: Type.Optional(Type.String()),
  FACEBOOK_CLIENT_SECRET: Type.Optional(Type.String()),
  CAPTCHA_SITE_KEY: Type.Optional(Type.String()),
  CAPTCHA_SECRET: Type.Optional(Type.String()),
  CAPTCHA_SCRIPT_URL: Type.String({
    default: 'https://www.google.com/recaptcha/api.js',
    pattern: '^https?://[^?#]+$',
    ...webAddress,
  }),
  CAPTCHA_VERIFY_URL: Type.String({
    default: 'https://www.google.com/recaptcha/api/siteverify',
    pattern: '^https?://[^?#]+$',
    ...webAddress,
  }),
  CAPTCHA_SOURCES: Type.String({ default: 'https://www.gstatic.com' }),
  ...paymentEnvironment,
  ...uploadEnvironment,
});
type KnownSettings = Static<typeof knownSchema>;
const PLUGINS = [...ALL_PROVIDERS, ...ALL_MAIL_TRANSPORTS, ...ALL_STORAGES, ...ALL_CDNS];
const environmentSchema = Type.Object({ ...knownSchema.properties, ...settingsOf(PLUGINS) });
/** Settings that are of use only together. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'],
];
/** Names that begin so are meant for us; those of other programs may begin as our others do. */
const PREFIXES = ['CAPTCHA_', 'PAYMENT_', ...prefixesOf(PLUGINS)];

/** Settings of one process, read once at start. */
export interface Config {
  env: KnownSettings['NODE_ENV'];
  host: string;
  port: number;
  /** Absolute. Holds the embedded database, uploads, mails and secrets. */
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** Origin for links in mails; absent: the address the server listens on. */
  publicUrl?: string;
  /**
   * Whether strangers can reach the shop. Then nothing that is published here opens it: sample
   * accounts get passwords of their own.
   */
  isPublic: boolean;
  /** Make the sample accounts when the database is empty. */
  sampleData: boolean;
  /** What an empty database begins with: the name of a preset, or the path of one. */
  preset: string;
  logLevel: KnownSettings['LOG_LEVEL'];
  /** Proxies whose forwarding headers are believed; empty: none. */
  trustProxy: string[];
  mail: MailConfig;
  payments: PaymentConfig;
  /** Settings of places for files, and of a CDN, that the environment has, by name. */
  storage: { settings?: PluginSettings };
  cdn: { settings?: PluginSettings };
  /** Largest files of the media library. */
  uploads: UploadConfig;
  /** Login providers that are set up (AUTH-13). */
  social: SocialConfig;
  /** Provider of captchas; absent: no form asks for one (G-055). */
  captcha?: CaptchaConfig;
  /** Signs access tokens; absent: generated into `dataDir`. Several machines must share it. */
  tokenSecret?: string;
  /** Whether this process makes the further files of pictures; another one may do it. */
  pictureWork: boolean;
  /** Delay of the event loop from which requests are turned away; 0: never. */
  overloadMs: number;
  /** Bearer token of `/metrics`; absent: only this machine may read them. */
  metricsToken?: string;
}

/** How mail leaves. */
export interface MailConfig {
  /** Settings of ways for mail to leave that the environment has, by name. */
  settings?: PluginSettings;
  /** Address of the sender; absent: `noreply@` and the host of the shop. */
  from?: string;
}

/** Our registration at a provider of logins by OpenID Connect. */
export interface SocialProviderConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}
export type SocialConfig = Partial<Record<'google' | 'facebook', SocialProviderConfig>>;

/** Our registration at a provider of captchas that speaks as reCAPTCHA does. */
export interface CaptchaConfig {
  siteKey: string;
  secret: string;
  scriptUrl: string;
  verifyUrl: string;
  /** Origins that the provider's script loads more from, beside its own. */
  sources: readonly string[];
}

/** A faulty environment: a line for each fault with its name and what to do, never its value. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`Izlog: the environment is not usable.\n${faults.map((f) => `  - ${f}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Every setting there is. */
export const SETTINGS = Object.keys(environmentSchema.properties);

/** Reads the settings from an environment; empty values count as absent. Throws `ConfigError`. */
export function readConfig(environment: Environment): Config {
  const given = SETTINGS.filter((name) => (environment[name] ?? '') !== '');
  const values: Record<string, unknown> = Object.fromEntries(
    given.map((name) => [name, environment[name]]),
  );
  const formats = { ...SETTING_FORMATS };
  const ajv = new Ajv({ coerceTypes: true, useDefaults: true, allErrors: true, formats });
  const isEnvironment = ajv.compile<KnownSettings>(environmentSchema);
  const isValid = isEnvironment(values);
  const faults = [
    ...invalidSettings(isEnvironment.errors ?? [], environmentSchema.properties),
    ...missingSettings(given, [{ together: TOGETHER }, ...PLUGINS]),
    ...unknownSettings(environment, SETTINGS, PREFIXES),
  ];
  if (!isValid || faults.length > 0) throw new ConfigError(faults);
  // As numbers and switches, but without the defaults.
  const read: Readonly<Record<string, unknown>> = values;
  return toConfig(values, Object.fromEntries(given.map((name) => [name, read[name]])));
}

/** Visitors have long gone when answers are later than this. */
const OVERLOAD_MS = 1_000;

function toConfig(values: KnownSettings, given: Readonly<Record<string, unknown>>): Config {
  const isPublic = isReachable(values);
  const begun = beginningOf({ ...values, isPublic });
  return {
    env: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    isPublic,
    ...begun,
    logLevel: values.LOG_LEVEL,
    pictureWork: values.PICTURE_WORK,
    // A test that keeps its process busy must not be turned away by it.
    overloadMs: values.OVERLOAD_MS ?? (values.NODE_ENV === 'test' ? 0 : OVERLOAD_MS),
    trustProxy: listOf(values.TRUST_PROXY),
    mail: {
      ...givenTo(ALL_MAIL_TRANSPORTS, given),
      ...(values.MAIL_FROM && { from: values.MAIL_FROM }),
    },
    storage: givenTo(ALL_STORAGES, given),
    cdn: givenTo(ALL_CDNS, given),
    uploads: uploadsOf(values),
    payments: paymentsOf(given, values.PAYMENT_TEST_MODE, !isPublic && begun.sampleData),
    social: socialOf(values),
    ...captchaOf(values),
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(values.PUBLIC_URL && { publicUrl: values.PUBLIC_URL.replace(/\/$/, '') }),
    ...(values.TOKEN_SECRET && { tokenSecret: values.TOKEN_SECRET }),
    ...(values.METRICS_TOKEN && { metricsToken: values.METRICS_TOKEN }),
  };
}

function captchaOf(values: KnownSettings): Pick<Config, 'captcha'> {
  const { CAPTCHA_SITE_KEY, CAPTCHA_SECRET } = values;
  if (!(CAPTCHA_SITE_KEY && CAPTCHA_SECRET)) return {};
  return {
    captcha: {
      siteKey: CAPTCHA_SITE_KEY,
      secret: CAPTCHA_SECRET,
      scriptUrl: values.CAPTCHA_SCRIPT_URL,
      verifyUrl: values.CAPTCHA_VERIFY_URL,
      sources: listOf(values.CAPTCHA_SOURCES),
    },
  };
}

/** Entries of a comma list. */
function listOf(text = ''): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean);
}

function socialOf(values: KnownSettings): SocialConfig {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = values;
  const { FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = values;
  return {
    ...(GOOGLE_CLIENT_ID &&
      GOOGLE_CLIENT_SECRET && {
        google: {
          issuer: values.GOOGLE_ISSUER,
          clientId: GOOGLE_CLIENT_ID,
          clientSecret: GOOGLE_CLIENT_SECRET,
        },
      }),
    ...(FACEBOOK_CLIENT_ID &&
      FACEBOOK_CLIENT_SECRET && {
        facebook: {
          issuer: values.FACEBOOK_ISSUER,
          clientId: FACEBOOK_CLIENT_ID,
          clientSecret: FACEBOOK_CLIENT_SECRET,
        },
      }),
  };
}
