import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { byLocale } from '#domain/locales.ts';
import { ONLINE_PATIENCE_MS } from '../../patience.ts';
import { defineProvider } from '../../payment-provider.ts';
import { reach } from '../../reach.ts';
import { type CorvusAccount, corvusForm } from './form.ts';
import { corvusReturn } from './return.ts';
import { corvusStatus } from './status.ts';

const pemFile = Type.String({
  format: 'file',
  description: 'a file that this process may read',
  examples: ['/etc/izlog/corvuspay.pem'],
});
const settings = {
  CORVUSPAY_STORE: Type.Optional(Type.String()),
  CORVUSPAY_SECRET: Type.Optional(Type.String()),
  CORVUSPAY_URL: Type.String({
    default: 'https://wallet.corvuspay.com',
    pattern: '^https?://[^/]+$',
    description: 'a web address without a path',
  }),
  CORVUSPAY_STATUS_URL: Type.String({
    default: 'https://cps.corvuspay.com/status',
    pattern: '^https://',
    description: 'a web address that begins with https://',
  }),
  CORVUSPAY_CERTIFICATE: Type.Optional(pemFile),
  CORVUSPAY_CERTIFICATE_KEY: Type.Optional(pemFile),
  CORVUSPAY_AUTHORITY: Type.Optional(pemFile),
};
const settingsSchema = Type.Object(settings);
type CorvusSettings = Static<typeof settingsSchema>;

/** CorvusPay: a signed form; its return carries no amount, so the server is asked (I23). */
export const corvuspay = defineProvider({
  id: 'corvuspay',
  labels: byLocale(() => 'CorvusPay'),
  settings,
  together: [
    ['CORVUSPAY_STORE', 'CORVUSPAY_SECRET'],
    ['CORVUSPAY_CERTIFICATE', 'CORVUSPAY_CERTIFICATE_KEY'],
  ],
  isOnline: true,
  patienceMs: ONLINE_PATIENCE_MS,
  cardSetting: 'CORVUSPAY_SECRET',
  setUp(values) {
    const { CORVUSPAY_STORE: storeId, CORVUSPAY_SECRET: secret, CORVUSPAY_URL: url } = values;
    if (!(storeId && secret)) return null;
    const account = { storeId, secret, url, ...accessOf(values) };
    const { status: access } = account;
    return {
      start: (request) => corvusForm(account, request),
      async check() {
        if (access) refuseEndedCertificate(access.certificate);
        return reach(url);
      },
      ...(access && { status: (payment) => corvusStatus(account, access, payment) }),
      routes: (app, payments, limitCalls) => corvusReturn(app, payments, limitCalls, account),
      contentSources: { forms: [url] },
    };
  },
});

/** Reads the certificate of the status service. Throws where a file cannot be read. */
function accessOf(values: CorvusSettings): Pick<CorvusAccount, 'status'> {
  const { CORVUSPAY_CERTIFICATE: certificateFile, CORVUSPAY_CERTIFICATE_KEY: keyFile } = values;
  if (!(certificateFile && keyFile)) return {};
  const authorityFile = values.CORVUSPAY_AUTHORITY;
  return {
    status: {
      url: values.CORVUSPAY_STATUS_URL,
      certificate: readFileSync(certificateFile, 'utf8'),
      key: readFileSync(keyFile, 'utf8'),
      ...(authorityFile && { authority: readFileSync(authorityFile, 'utf8') }),
    },
  };
}

function refuseEndedCertificate(pem: string) {
  const { validTo } = new X509Certificate(pem);
  if (Date.parse(validTo) > Date.now()) return;
  throw new Error(`The certificate ended on ${validTo}. Get a new one from CorvusPay.`);
}
