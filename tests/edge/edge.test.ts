import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startPostgres } from '#tests/support/postgres.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { type RunningShop, serveShop } from '../../tools/lib/serve.ts';

const PORTS = [4565, 4566];
const EDGE = 'http://127.0.0.1:4567';
const TOKEN = 'a-token-of-a-test';
/** Of the sample shop; its password is made at the start on PostgreSQL. */
const EDITOR = 'urednik@izlog.test';

let cluster: Cluster;
let settings: Record<string, string>;
const shops: RunningShop[] = [];
let edge: ReturnType<typeof spawn> | undefined;

/** The VCL of the product, with the ports of the test. */
function vclFile(folder: string): string {
  const vcl = readFileSync('deploy/varnish.vcl', 'utf8');
  const file = join(folder, 'edge.vcl');
  writeFileSync(file, vcl.replace('"3000"', `"${PORTS[0]}"`).replace('"3001"', `"${PORTS[1]}"`));
  return file;
}

/** Gives the editor a password, as whoever forgot it does. */
function newPassword(): string {
  const given = spawnSync(process.execPath, ['dist/server/main.js', 'user', 'password', EDITOR], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  return /is shown this once: (\S+)/.exec(given.stdout)?.[1] ?? '';
}

function startVarnish() {
  const folder = newTempFolder();
  // Varnish works as a user of its own.
  chmodSync(folder, 0o755);
  const args = ['-F', '-f', vclFile(folder), '-a', '127.0.0.1:4567', '-n', join(folder, 'work')];
  edge = spawn('varnishd', [...args, '-s', 'malloc,64m'], {
    env: { ...process.env, VARNISH_TOKEN: TOKEN },
    stdio: 'ignore',
  });
}

async function startAll() {
  if (spawnSync('varnishd', ['-V']).status !== 0) {
    throw new Error('There is no varnishd. Install it: apt-get install varnish varnish-modules');
  }
  startVarnish();
  cluster = startPostgres();
  settings = {
    DATA_DIR: newTempFolder(),
    DATABASE_URL: await cluster.createDatabase(),
    CDN_VARNISH_URL: EDGE,
    CDN_VARNISH_TOKEN: TOKEN,
    TOKEN_SECRET: 'x'.repeat(32),
    PUBLIC_URL: EDGE,
  };
  for (const port of PORTS) shops.push(await serveShop(port, settings['DATA_DIR'], settings));
  await waitUntil(async () =>
    fetch(EDGE).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

async function stopAll() {
  await Promise.all(shops.map((shop) => shop.stop(true)));
  edge?.kill();
  await cluster?.stop();
}

/** From where an answer came: how old it is tells whether the edge had it. */
async function ask(path: string, headers: Record<string, string> = {}, url = EDGE) {
  const answer = await fetch(url + path, { headers, redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Requests that the processes have answered, of pages. */
async function answered(): Promise<number> {
  const texts = await Promise.all(shops.map(({ url }) => ask('/metrics', {}, url)));
  return texts
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.startsWith('izlog_http_answer_seconds_count') && line.includes('"/*"'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('Varnish before two processes', () => {
  beforeAll(startAll, 240_000);
  afterAll(stopAll);

  it('keeps a page that is equal for everybody, and asks the shop no more', async () => {
    const first = await ask('/');
    const isAsked = async () => {
      const before = await answered();
      for (let time = 0; time < 20; time += 1) {
        const again = await ask('/', time % 2 ? { cookie: 'cartId=12; izlog_access=x' } : {});
        expect(again.text).toBe(first.text);
      }
      return (await answered()) > before;
    };

    // The last pages of the start are let go of ten seconds after it.
    await waitUntil(async () => !(await isAsked()));
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('surrogate-key')).toBeNull();
    expect(first.headers.get('xkey')).toBeNull();
  });

  it.each([
    '/kosarica',
    '/prijava',
    '/nema-toga',
    '/?editPage=true',
    '/?edit%50age=true',
    '/admin',
  ])('never keeps %s', async (path) => {
    const before = await answered();
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toMatch(/private|no-store/);
    }
    expect(await answered()).toBe(before + 3);
  });

  it('lets nobody take pages away who does not know the word', async () => {
    for (const headers of [{}, { 'x-purge-token': '' }, { 'x-purge-token': 'wrong' }]) {
      const { status } = await fetch(EDGE, {
        method: 'PURGE',
        headers: { 'x-purge-tags': 'izlog', ...headers },
      });
      expect(status).toBe(403);
    }
  });

  it('shows a change that one process made within a second', async () => {
    await ask('/');
    const login = await fetch(`${shops[1]?.url}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'skipApiKey=true' },
      body: JSON.stringify({ username: EDITOR, password: newPassword(), apiKey: '' }),
    });
    const { data } = JSON.parse(await login.text());
    const changed = await fetch(`${shops[1]?.url}/api/v1/admin/settings/store`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        cookie: 'skipApiKey=true',
        accesstoken: data.tokens.accessToken,
      },
      body: JSON.stringify({ name: 'Bonaca na rubu' }),
    });
    expect(changed.status).toBe(200);
    const start = Date.now();
    await expect
      .poll(async () => (await ask('/')).text, { timeout: 1_000, interval: 20 })
      .toContain('Bonaca na rubu');
    expect(Date.now() - start).toBeLessThan(1_000);
  });
});
