import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { readConfig } from './config.ts';
import { readSecrets } from './secrets.ts';

describe('readConfig', () => {
  it('needs no setting at all', () => {
    expect(readConfig({})).toEqual({
      env: 'production',
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      isPublic: false,
      sampleData: true,
      logLevel: 'info',
      pictureWork: true,
      overloadMs: 1000,
      trustProxy: [],
      mail: {},
      storage: {},
      payments: { testMode: true },
      social: {},
    });
  });

  it('reads numbers, switches and lists from text', () => {
    const config = readConfig({
      PORT: '8080',
      SAMPLE_DATA: 'false',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      PUBLIC_URL: 'https://bonaca.example/',
    });

    expect(config).toMatchObject({
      port: 8080,
      sampleData: false,
      trustProxy: ['10.0.0.0/8', '127.0.0.1'],
      publicUrl: 'https://bonaca.example',
    });
  });

  it('takes a mail server and an address of the sender', () => {
    const mail = { SMTP_URL: 'smtps://ime:tajna@posta.test', MAIL_FROM: 'trgovina@izlog.test' };

    expect(readConfig(mail).mail).toEqual({
      settings: { SMTP_URL: mail.SMTP_URL },
      from: mail.MAIL_FROM,
    });
    expect(() => readConfig({ SMTP_URL: 'https://tajna' })).toThrow(/SMTP_URL must match/);
    expect(() => readConfig({ MAIL_FROM: 'Trgovina <a@b.hr>' })).toThrow(/MAIL_FROM must match/);
  });

  it('takes the settings of a store of files', () => {
    const store = { S3_BUCKET: 'bonaca', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'tajna' };

    expect(readConfig({ ...store, PORT: '8080' }).storage).toEqual({ settings: store });
    expect(readConfig({}).storage).toEqual({});
    expect(() => readConfig({ ...store, S3_BUCKET: '../tajna' })).toThrow(/S3_BUCKET must match/);
  });

  it('takes an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it('names every faulty setting and its rule but shows no value', () => {
    const read = () => readConfig({ PORT: '99999', DATABASE_URL: 'mysql://root:tajna@db' });

    expect(read).toThrow(/PORT must be <= 65535/);
    expect(read).toThrow(/DATABASE_URL must match pattern/);
    expect(read).not.toThrow(/tajna/);
    expect(read).not.toThrow(/99999/);
  });
});

describe('a shop that strangers can reach', () => {
  const PUBLIC = [
    { DATABASE_URL: 'postgresql://izlog@localhost/izlog' },
    { PUBLIC_URL: 'https://bonaca.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: 'localhost.example' },
    { HOST: '127.0.0.1.example' },
  ];
  const defaultsOf = (environment: Record<string, string>) => {
    const { isPublic, sampleData, payments } = readConfig(environment);
    return { isPublic, sampleData, testMode: payments.testMode };
  };

  it.each(PUBLIC)('with %j has no sample shop and no test gateway', (environment) => {
    expect(defaultsOf(environment)).toEqual({ isPublic: true, sampleData: false, testMode: false });
  });

  it.each(PUBLIC)('with %j has them when they are asked for, each by itself', (environment) => {
    expect(defaultsOf({ ...environment, SAMPLE_DATA: 'true' })).toMatchObject({
      sampleData: true,
      testMode: false,
    });
    expect(defaultsOf({ ...environment, PAYMENT_TEST_MODE: 'true' })).toMatchObject({
      sampleData: false,
      testMode: true,
    });
  });

  it.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }])(
    'is none with %j: that is the demonstration, whatever NODE_ENV says',
    (environment) => {
      for (const NODE_ENV of ['production', 'development', 'test']) {
        expect(defaultsOf({ ...environment, NODE_ENV })).toEqual({
          isPublic: false,
          sampleData: true,
          testMode: true,
        });
      }
    },
  );

  it('has no test gateway beside an empty shop or a card provider, unless asked for', () => {
    for (const environment of [{ SAMPLE_DATA: 'false' }, { MONRI_KEY: 'k', MONRI_TOKEN: 't' }]) {
      expect(defaultsOf(environment).testMode).toBe(false);
      expect(defaultsOf({ ...environment, PAYMENT_TEST_MODE: 'true' }).testMode).toBe(true);
    }
    expect(defaultsOf({ PAYMENT_TEST_MODE: 'false' }).testMode).toBe(false);
  });
});

describe('readSecrets', () => {
  it('makes the secret once, readable by its owner only', () => {
    const dataDir = newTempFolder();

    const first = readSecrets({ dataDir });
    const second = readSecrets({ dataDir });

    expect(Buffer.from(second.token)).toEqual(Buffer.from(first.token));
    expect(first.token.byteLength).toBeGreaterThanOrEqual(32);
    expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'token-secret'), 'utf8')).not.toBe('');
  });

  it('prefers the configured secret', () => {
    const { token } = readSecrets({ dataDir: '/nowhere', tokenSecret: 'x'.repeat(32) });

    expect(new TextDecoder().decode(token)).toBe('x'.repeat(32));
  });
});

it('checks the settings of payment providers, and keeps those that are given', () => {
  const { payments } = readConfig({ MONRI_TOKEN: 'token', MONRI_KEY: 'key', CORVUSPAY_STORE: '' });

  expect(payments.settings).toEqual({ MONRI_TOKEN: 'token', MONRI_KEY: 'key' });
  expect(() => readConfig({ MONRI_URL: 'monri' })).toThrow(/MONRI_URL/);
});
