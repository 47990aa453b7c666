import { chmodSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startS3Peer } from '#tests/support/s3-peer.ts';
import { EDITOR, order, upload } from '#tests/support/shop-client.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { DEMONSTRATION } from '../../tools/lib/demonstration.ts';
import {
  configOfImage,
  confined,
  environment,
  health,
  IMAGE,
  readCompose,
  stop,
  untilHealthy,
} from './image.ts';
import { podman, start, tryPodman } from './podman.ts';

const NAME = 'izlog-compose-test';
const PORT = '4572';
const SHOP = `http://127.0.0.1:${PORT}`;
const { services, volumes } = readCompose();
const { shop } = services;

afterAll(() => {
  tryPodman(['rm', '--force', '--time=0', '--volumes', NAME]);
});

/** Beside the shop that runs; on PostgreSQL the passwords of the sample are made at its start. */
function newPassword(): string {
  const command = ['npm', 'run', '--silent', 'user', '--', 'password', EDITOR.username];
  return /is shown this once: (\S+)/.exec(podman('exec', NAME, ...command))?.[1] ?? '';
}

it('names only what is there', () => {
  const settings = readFileSync('.env.example', 'utf8');
  for (const name of Object.keys(shop.environment)) {
    expect(settings).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
  }
  for (const [name, { depends_on = {}, volumes: mounted = [] }] of Object.entries(services)) {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      expect([name, other, services[other] !== undefined]).toEqual([name, other, true]);
      // What is waited for has to be able to become it.
      const canTell = condition !== 'service_healthy' || services[other]?.healthcheck !== undefined;
      expect([name, other, canTell]).toEqual([name, other, true]);
    }
    for (const volume of mounted) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
  }
  const hosts = [...JSON.stringify(shop.environment).matchAll(/(?:@|\/\/)([a-z]+)[:/]/g)];
  const named = hosts.map(([, host]) => host).filter((host) => host !== 'localhost');
  expect(new Set(named)).toEqual(new Set(['database', 'mail', 'files', 'izlog']));
});

it('mounts the data where the image keeps it', () => {
  const folders = shop.volumes.map((volume) => volume.split(':')[1]);

  expect(folders).toEqual(Object.keys(configOfImage().Volumes));
});

it('runs the shop on PostgreSQL, its files in a bucket, its mails sent', async () => {
  const cluster = startPostgres();
  const [bucket, mails] = await Promise.all([startS3Peer(), startMailServer()]);
  try {
    const database = await cluster.createDatabase();
    const socket = decodeURIComponent(new URL(cluster.url).host);
    chmodSync(socket, 0o755);
    const { S3_BUCKET = '', ...given } = shop.environment;
    const settings = {
      ...DEMONSTRATION,
      ...given,
      // The same services, at the addresses of this test.
      DATABASE_URL: database,
      SMTP_URL: mails.url,
      S3_ENDPOINT: bucket.settings['S3_ENDPOINT'] ?? '',
      S3_ACCESS_KEY_ID: bucket.settings['S3_ACCESS_KEY_ID'] ?? '',
      S3_BUCKET,
      PUBLIC_URL: '',
      OVERLOAD_MS: '0',
      PORT,
    };
    const sockets = `--volume=${socket}:${socket}`;
    start(NAME, [...confined(), sockets, ...environment(settings), IMAGE]);
    await untilHealthy(NAME);

    expect((await fetch(SHOP)).status).toBe(200);
    await order(SHOP);
    const picture = await upload(SHOP, newPassword());
    expect((await fetch(SHOP + picture)).headers.get('content-type')).toBe('image/png');
    expect([...bucket.objects.keys()].filter((key) => key.startsWith(`${S3_BUCKET}/`))).not.toEqual(
      [],
    );
    await waitUntil(async () =>
      mails.arrived.some(({ recipients }) => recipients.includes('gost@izlog.test')),
    );
    await cluster.stop();
    // A process that lost its database gets no visitors.
    await waitUntil(async () => health(NAME) !== 0);
    expect(stop(NAME).code).toBe(0);
  } finally {
    await Promise.all([cluster.stop(), bucket.close(), mails.close()]);
  }
});
