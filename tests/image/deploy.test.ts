import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newCertificate } from '#tests/support/certificates.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { SERVER } from '../../tools/lib/setup.mjs';
import { configOfImage } from './image.ts';

const HTTPS = 4573;
const HTTP = 4574;
const SHOP = '127.0.0.1:3000';
/** Answers what reached it. */
let echo: Server;
let echoed: string;
let proxy: ChildProcess | undefined;

beforeAll(async () => {
  echo = createServer(async (asked, reply) => {
    const body = await text(asked);
    reply.end(JSON.stringify({ headers: asked.headers, bytes: body.length }));
  });
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  echoed = `127.0.0.1:${(echo.address() as AddressInfo).port}`;
});
afterEach(async () => {
  if (proxy?.kill()) await once(proxy, 'exit');
  proxy = undefined;
});
afterAll(() => echo.close());

interface Answer {
  status: number;
  location: string | undefined;
  text: string;
}

/** Asks the proxy for an address of the shop, as whoever sends more headers than belong to them. */
function ask(host: string, path: string, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port: HTTPS,
        servername: host,
        rejectUnauthorized: false,
        path,
        method: body ? 'POST' : 'GET',
        headers: { host, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' },
      },
      async (reply) => {
        const { statusCode: status = 0, headers } = reply;
        resolve({ status, location: headers.location, text: await text(reply) });
      },
    );
    asking.once('error', reject).end(body);
  });
}

async function untilOpen(): Promise<void> {
  await waitUntil(() =>
    ask('www.example.hr', '/').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
}

/** What is true of any proxy that stands before the shop. */
async function expectGoodProxy(): Promise<void> {
  await untilOpen();
  const { text: told } = await ask('www.example.hr', '/shop?stranica=2');
  const { headers }: { headers: IncomingHttpHeaders } = JSON.parse(told);
  expect(headers.host).toBe('www.example.hr');
  expect(headers['x-forwarded-proto']).toBe('https');
  // What the visitor claims about addresses is not passed on.
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');

  const pictures = Buffer.alloc(40 * 2 ** 20);
  const sent = await ask('www.example.hr', '/api/v2/media/upload', pictures);
  expect(JSON.parse(sent.text)).toMatchObject({ bytes: pictures.length });

  const { status, location } = await ask('example.hr', '/shop?stranica=2');
  expect([status, location]).toEqual([301, 'https://www.example.hr/shop?stranica=2']);
  const plain = await fetch(`http://127.0.0.1:${HTTP}/shop`, {
    headers: { host: 'www.example.hr' },
    redirect: 'manual',
  });
  expect(plain.status).toBeGreaterThanOrEqual(301);
  expect(plain.status).toBeLessThanOrEqual(308);
}

describe('nginx.conf', () => {
  function configuration(): string {
    const folder = newTempFolder();
    const { certificateFile, keyFile } = newCertificate('www.example.hr');
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll(SHOP, echoed)
      .replaceAll(/(?<=listen (?:\[::\]:)?)443/g, String(HTTPS))
      .replaceAll(/(?<=listen (?:\[::\]:)?)80/g, String(HTTP))
      .replaceAll(/\S+fullchain\.pem/g, certificateFile)
      .replaceAll(/\S+privkey\.pem/g, keyFile);
    const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
      .join(' ');
    const file = join(folder, 'nginx.conf');
    // Its workers would be somebody who may not enter the folder.
    const frame = `user root; pid ${join(folder, 'pid')}; daemon off; error_log stderr; events {}
      http { access_log off; ${temps} ${site} }`;
    writeFileSync(file, frame);
    return file;
  }

  it('is taken by nginx, and does what a shop needs', async () => {
    const file = configuration();
    const tested = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
    expect(tested.error, 'apt-get install nginx-light').toBeUndefined();
    expect(tested.stderr).toContain('test is successful');
    expect(tested.stderr).not.toContain('[emerg]');

    proxy = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    await expectGoodProxy();
  });
});

describe('Caddyfile', () => {
  it('is taken by Caddy, and does what a shop needs', async () => {
    const folder = newTempFolder();
    const file = join(folder, 'Caddyfile');
    const site = readFileSync('deploy/Caddyfile', 'utf8').replaceAll(SHOP, echoed);
    // Certificates of its own: nobody vouches for this machine.
    const options = `{\n admin off\n local_certs\n skip_install_trust\n https_port ${HTTPS}\n http_port ${HTTP}\n storage file_system ${folder}\n}\n`;
    writeFileSync(file, options + site);
    const how = ['--adapter', 'caddyfile', '--config', file];
    const tested = spawnSync('caddy', ['validate', ...how], { encoding: 'utf8' });
    expect(tested.error, 'apt-get install caddy').toBeUndefined();
    expect(tested.stderr + tested.stdout).toContain('Valid configuration');

    proxy = spawn('caddy', ['run', ...how], { stdio: 'ignore' });
    await expectGoodProxy();
  });
});

describe('izlog.service', () => {
  const unit = readFileSync('deploy/izlog.service', 'utf8');

  it('is a unit that systemd understands, and confines the shop', () => {
    const verified = spawnSync('systemd-analyze', ['verify', 'deploy/izlog.service'], {
      encoding: 'utf8',
    });
    // A key that systemd does not know is a warning only.
    expect([verified.status, verified.stderr]).toEqual([0, '']);

    const how = ['security', '--offline=true', '--threshold=40', 'deploy/izlog.service'];
    const judged = spawnSync('systemd-analyze', how, { encoding: 'utf8' });
    expect(judged.status, judged.stdout.split('\n').at(-2)).toBe(0);
  });

  it('starts the shop as the image and npm do', () => {
    const [, started = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
    const [, set = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
    const { Entrypoint, Env } = configOfImage();

    expect(started.split(' ')).toEqual(['/usr/bin/node', ...SERVER.args]);
    expect(Entrypoint).toEqual(['node', ...SERVER.args]);
    for (const [name, value] of Object.entries(SERVER.env)) {
      expect(set.split(' ')).toContain(`${name}=${value}`);
      expect(Env).toContain(`${name}=${value}`);
    }
  });
});
