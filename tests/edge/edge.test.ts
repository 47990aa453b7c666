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
const CUSTOMER = 'kupac@izlog.test';
const NEWS = 'Dostava od danas i subotom';
/** From one core. */
const MIN_PER_SECOND = 20_000;
const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

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

/** Gives an account a password, as whoever forgot it does. */
function newPassword(email: string): string {
  const given = spawnSync(process.execPath, ['dist/server/main.js', 'user', 'password', email], {
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
  // One core for all of it, the other one is for who asks.
  edge = spawn('taskset', ['-c', '0', 'varnishd', ...args, '-s', 'malloc,64m'], {
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

/** Calls of an editor at the second process. */
async function asEditor() {
  const url = `${shops[1]?.url}/api/`;
  const headers = { 'content-type': 'application/json', cookie: 'skipApiKey=true' };
  const send = async <T>(method: string, path: string, body: object, more: object): Promise<T> => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
    const { data }: { data: T } = JSON.parse(text);
    return data;
  };
  const { tokens } = await send<{ tokens: { accessToken: string } }>(
    'POST',
    'v1/login',
    { username: EDITOR, password: newPassword(EDITOR), apiKey: '' },
    {},
  );
  return <T>(method: string, path: string, body: object) =>
    send<T>(method, path, body, { accesstoken: tokens.accessToken });
}

/** Requests a second that Varnish answers, as browsers ask: compressed, over connections that stay. */
function measure(path: string, seconds: number): number {
  const args = ['-t1', '-c64', `-d${seconds}s`, '-H', 'accept-encoding: gzip', EDGE + path];
  const run = spawnSync('taskset', ['-c', '1', 'wrk', ...args], { encoding: 'utf8' });
  expect(run.status, run.stderr).toBe(0);
  expect(run.stdout).not.toMatch(/Non-2xx|Socket errors/);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(run.stdout)?.[1] ?? 0);
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

  it('keeps nothing of a customer, and shows him nothing of another one', async () => {
    const login = await fetch(`${EDGE}/api/v1/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'skipApiKey=true',
        'x-izlog-client': 'browser',
      },
      body: JSON.stringify({ username: CUSTOMER, password: newPassword(CUSTOMER), apiKey: '' }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    expect(cookie).toContain('access');

    const paths = ['/', '/profil', '/kosarica', '/naplata', '/shop/njega-lica'];
    const own = [];
    for (const path of paths) own.push(await ask(path, { cookie }));
    expect(own.map(({ text }) => text).join()).toContain(CUSTOMER);
    for (const path of paths) {
      const { text, headers } = await ask(path);
      expect(text).not.toContain(CUSTOMER);
      expect(headers.getSetCookie().join()).not.toContain('access');
    }
  });

  it('shows what one process published within a second, and keeps what was not changed', async () => {
    const call = await asEditor();
    const path = '/dostava-i-placanje';
    await ask(path);
    const { records } = await call<{ records: { id: number; slug: string; rev: number }[] }>(
      'POST',
      'v1/page/filter',
      { keywords: path.slice(1) },
    );
    const page = records.find(({ slug }) => slug === path.slice(1));
    const { rev } = await call<{ rev: number }>('PATCH', `v1/element/update/${page?.id}`, {
      baseRev: page?.rev,
      patches: [
        {
          op: 'replace',
          path: ['nodes', 'dostava-i-placanje-naslov', 'meta', 'text'],
          value: NEWS,
        },
      ],
    });
    expect((await ask(path)).text).not.toContain(NEWS);
    const start = Date.now();
    await call('POST', `v1/element/${page?.id}/publish`, { rev });

    await expect
      .poll(async () => (await ask(path)).text, { timeout: 1_000, interval: 20 })
      .toContain(NEWS);
    expect(Date.now() - start).toBeLessThan(1_000);
  });

  it('shows a setting that one process changed within a second', async () => {
    await ask('/');
    const call = await asEditor();
    const start = Date.now();
    await call('PATCH', 'v1/admin/settings/store', { name: 'Bonaca na rubu' });

    await expect
      .poll(async () => (await ask('/')).text, { timeout: 1_000, interval: 20 })
      .toContain('Bonaca na rubu');
    expect(Date.now() - start).toBeLessThan(1_000);
  });

  it.runIf(hasWrk)(
    'answers thousands of requests a second, and asks the shop for none',
    async () => {
      for (const path of ['/', '/shop/njega-lica']) {
        let perSecond = 0;
        const askedMeanwhile = async () => {
          const before = await answered();
          perSecond = measure(path, 5);
          return (await answered()) - before;
        };
        // Pictures of the sample that become ready take pages away for as long as they are made.
        await expect.poll(askedMeanwhile, { timeout: 110_000, interval: 1_000 }).toBe(0);
        process.stdout.write(`${path}: ${Math.round(perSecond)} requests a second\n`);
        expect(perSecond).toBeGreaterThan(MIN_PER_SECOND);
      }
    },
    240_000,
  );
});
