import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type PaypalPeer, startPaypalPeer } from '#tests/support/paypal-peer.ts';
import { type S3Peer, startS3Peer } from '#tests/support/s3-peer.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { readConfig } from './config.ts';
import { examine, reportOf } from './doctor.ts';

let mail: MailServer;
let store: S3Peer;
let paypal: PaypalPeer;
beforeAll(async () => {
  [mail, store, paypal] = await Promise.all([startMailServer(), startS3Peer(), startPaypalPeer()]);
});
afterAll(async () => {
  await Promise.all([mail.close(), store.close(), paypal.close()]);
});

/** Nothing listens there. */
const NOWHERE = '127.0.0.1:2';

async function look(environment: Record<string, string>) {
  const findings = await examine(
    readConfig({ DATA_DIR: newTempFolder(), ...environment }),
    async () => 'PostgreSQL',
  );
  return new Map(findings.map(({ part, ...verdict }) => [part, verdict]));
}

const bucketOf = (secret: string, endpoint: string) => ({
  S3_BUCKET: 'bonaca',
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: 'tajna',
});

const paypalAt = (url: string) => ({
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_SECRET: 'secret',
  PAYPAL_API_URL: url,
});

describe('an examination', () => {
  it('finds nothing wrong with what needs no setting', async () => {
    const found = await look({});

    expect([...found.keys()]).toEqual(['disk', 'database', 'address', 'mail', 'files']);
    expect([...found.values()].every(({ state }) => state === 'ok')).toBe(true);
  });

  it('tells a CDN that does not answer', async () => {
    const found = await look({
      CDN_VARNISH_URL: `http://${NOWHERE}`,
      CDN_VARNISH_TOKEN: 'a-token-of-a-test',
    });

    expect(found.get('CDN')).toMatchObject({ state: 'fault' });
  });

  it('tries mail, files and payment at their services, and leaves nothing there', async () => {
    const found = await look({
      SMTP_URL: mail.url,
      ...bucketOf('ACCESS', store.endpoint),
      ...paypalAt(paypal.url),
    });

    expect(found.get('mail')).toMatchObject({
      state: 'ok',
      text: expect.stringContaining('takes mail'),
    });
    expect(found.get('files')).toEqual({ state: 'ok', text: 'kept in the bucket bonaca' });
    expect(found.get('paypal')?.text).toContain('the keys are right');
    expect(mail.arrived).toEqual([]);
    expect([...store.objects]).toEqual([]);
  });

  it('names each service that does not answer, or not to us, and goes on with the others', async () => {
    const found = await look({
      SMTP_URL: `smtp://${NOWHERE}`,
      ...bucketOf('STRANGER', store.endpoint),
      MONRI_TOKEN: 't',
      MONRI_KEY: 'k',
      MONRI_URL: `http://${NOWHERE}`,
      ...paypalAt(`http://${NOWHERE}`),
    });

    for (const part of ['mail', 'files', 'monri', 'paypal']) {
      expect([part, found.get(part)?.state]).toEqual([part, 'fault']);
    }
    expect(found.get('mail')?.text).toContain('ECONNREFUSED');
    expect(found.get('monri')?.text).toContain('ECONNREFUSED');
    expect(found.get('database')?.state).toBe('ok');
  });

  it('warns of a public shop whose mail stays here, and of money that is none', async () => {
    const found = await look({ PUBLIC_URL: 'http://shop.example', PAYMENT_TEST_MODE: 'true' });

    expect(found.get('mail')).toMatchObject({ state: 'warning' });
    expect(found.get('address')?.text).toContain('not encrypted');
    expect(found.get('test gateway')?.state).toBe('warning');
  });

  it('says where the data folder cannot be written', async () => {
    const folder = newTempFolder();
    const config = readConfig({ DATA_DIR: join(folder, 'data') });
    writeFileSync(join(folder, 'data'), '');

    expect(
      (await examine(config, () => Promise.reject(new Error('away')))).slice(0, 2),
    ).toMatchObject([
      { part: 'disk', state: 'fault' },
      { part: 'database', state: 'fault', text: 'away' },
    ]);
  });
});

it('is reported in a line each, with how many faults there are', () => {
  const report = reportOf([
    { part: 'disk', state: 'ok', text: 'room' },
    { part: 'database', state: 'fault', text: 'away' },
  ]);

  expect(report).toBe('  ok       disk      room\n  fault    database  away\n\nFaults to mend: 1.');
});
