import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { ConfigError, readConfig } from './config.ts';
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
      preset: 'bonaca',
      logLevel: 'info',
      pictureWork: true,
      overloadMs: 1000,
      trustProxy: [],
      mail: {},
      storage: {},
      cdn: {},
      uploads: { videoMb: 64, documentMb: 20 },
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
    expect(() => readConfig({ SMTP_URL: 'https://tajna' })).toThrow(
      /SMTP_URL must be the address of a mail server, for example SMTP_URL=smtps/,
    );
    expect(() => readConfig({ MAIL_FROM: 'Trgovina <a@b.hr>' })).toThrow(
      /MAIL_FROM must be an e-mail/,
    );
  });

  it('takes the settings of a store of files', () => {
    const store = { S3_BUCKET: 'bonaca', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'tajna' };

    expect(readConfig({ ...store, PORT: '8080' }).storage).toEqual({ settings: store });
    expect(readConfig({}).storage).toEqual({});
    expect(() => readConfig({ ...store, S3_BUCKET: '../tajna' })).toThrow(
      /S3_BUCKET must be the name/,
    );
  });

  it.each([
    [{}, 'bonaca', true],
    [{ PRESET: 'blank' }, 'blank', false],
    [{ PRESET: 'blank', SAMPLE_DATA: 'true' }, 'blank', true],
    [{ PRESET: 'presets/blank' }, 'presets/blank', false],
    [{ PUBLIC_URL: 'https://trgovina.hr' }, 'blank', false],
    [{ PUBLIC_URL: 'https://trgovina.hr', PRESET: 'bonaca' }, 'bonaca', false],
    [{ SAMPLE_DATA: 'false' }, 'blank', false],
  ])('begins an empty database as %j says', (environment, preset, sampleData) => {
    expect(readConfig(environment)).toMatchObject({ preset, sampleData });
  });

  it('refuses a preset that is not there', () => {
    expect(faultsOf({ PRESET: './nema' })).toEqual([
      expect.stringContaining(
        'PRESET must be blank, one-brand, catalogue, magazine, bonaca, or the folder or zip of a preset',
      ),
    ]);
  });

  it('takes an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 });
  });

  it('names every faulty setting at once, with an example and without its value', () => {
    const faults = faultsOf({
      PORT: '99999',
      DATABASE_URL: 'mysql://root:tajna@db',
      LOG_LEVEL: 'loud',
      SAMPLE_DATA: 'da',
      TOKEN_SECRET: 'kratka',
      OVERLOAD_MS: '-1',
    });

    expect(faults).toEqual([
      'PORT must be a whole number from 0 to 65535, for example PORT=3000.',
      'DATABASE_URL must be the address of a PostgreSQL database, for example DATABASE_URL=postgresql://izlog:password@localhost:5432/izlog.',
      'SAMPLE_DATA must be true or false, for example SAMPLE_DATA=true.',
      'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, for example LOG_LEVEL=info.',
      'TOKEN_SECRET must be at least 32 characters long, for example TOKEN_SECRET=$(openssl rand -hex 32).',
      'OVERLOAD_MS must be a whole number of at least 0, for example OVERLOAD_MS=1000.',
    ]);
  });

  it.each([
    [{ S3_BUCKET: 'bonaca' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
    [{ S3_PUBLIC_URL: 'https://slike.test' }, ['S3_BUCKET']],
    [{ MONRI_TOKEN: 't' }, ['MONRI_KEY']],
    [{ CORVUSPAY_STORE: '1', CORVUSPAY_CERTIFICATE: 'package.json' }, ['SECRET', 'KEY']],
    [{ PAYPAL_SECRET: 's' }, ['PAYPAL_CLIENT_ID']],
    [{ GOOGLE_CLIENT_ID: 'g', FACEBOOK_CLIENT_SECRET: 'f' }, ['GOOGLE', 'FACEBOOK']],
    [{ CAPTCHA_SECRET: 'c' }, ['CAPTCHA_SITE_KEY']],
  ])('refuses half a set: %j', (environment, missing) => {
    const faults = faultsOf(environment);

    expect(faults).toHaveLength(missing.length);
    for (const [index, name] of missing.entries()) {
      expect(faults[index]).toContain(name);
      expect(faults[index]).toContain('is missing');
    }
  });

  it.each([
    ['S3_BUKET', 'Rename it to S3_BUCKET'],
    ['DATABSE_URL', 'Rename it to DATABASE_URL'],
    ['PUBLIC_URLS', 'Rename it to PUBLIC_URL'],
    ['TURST_PROXY', 'Rename it to TRUST_PROXY'],
    ['S3_KEY', 'S3_ACCESS_KEY_ID'],
    ['PAYMENT_MODE', 'PAYMENT_TEST_MODE'],
    ['SMTP_HOST', 'SMTP_URL'],
  ])('does not ignore %s', (name, advice) => {
    expect(faultsOf({ [name]: 'x' })).toEqual([expect.stringContaining(advice)]);
  });

  it('leaves the names of other programs alone', () => {
    const others = [
      'PATH',
      'HOSTNAME',
      'MAIL',
      'GOOGLE_APPLICATION_CREDENTIALS',
      'LOGNAME',
      'PORTS',
    ];

    expect(readConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual(
      readConfig({}),
    );
  });

  it.each(['*', 'true', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'proxy.test', '10.0.0.1,'])(
    'trusts no proxy %s',
    (TRUST_PROXY) => {
      expect(faultsOf({ TRUST_PROXY })).toEqual([
        expect.stringContaining('TRUST_PROXY=10.0.0.0/8'),
      ]);
    },
  );

  it('wants a folder that it may write to and files that it may read', () => {
    const folder = newTempFolder();

    expect(readConfig({ DATA_DIR: join(folder, 'new', 'data') }).dataDir).toContain(folder);
    expect(faultsOf({ DATA_DIR: join(resolve('package.json'), 'data') })).toEqual([
      'DATA_DIR must be a folder that this process may write to, for example DATA_DIR=/var/lib/izlog.',
    ]);
    expect(faultsOf({ CORVUSPAY_AUTHORITY: join(folder, 'none.pem') })).toEqual([
      expect.stringContaining('CORVUSPAY_AUTHORITY must be a file that this process may read'),
    ]);
  });
});

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n  - ').slice(1);
  }
  return [];
}

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
