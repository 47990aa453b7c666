import { randomBytes } from 'node:crypto';
import { fastify, LogController } from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions, logging } from './logging.ts';
import { shortcuts } from './shortcuts.ts';

type Work = (log: { error(data: object, text: string): void }) => void;

/** What is logged of a request and of what its handler does. */
async function logOf(work: Work, url = '/kosarica?protectCode=tajna') {
  const lines: string[] = [];
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      ...loggerOptions({ logLevel: 'info' }),
      stream: { write: (line: string) => lines.push(line) },
    },
  });
  await app.register(logging);
  for (const path of ['/*', '/secret/:token', '/media/:folder/:name', '/post/get/:slug'])
    app.get(path, async (request) => {
      work(request.log);
      return 'ok';
    });
  await app.inject({
    url,
    headers: { accesstoken: 'tajna', cookie: 'izlog_access=tajna' },
  });
  await app.close();
  return lines.join('');
}

it('writes one line for a request, without its query and headers', async () => {
  const log = await logOf(() => undefined);

  expect(log.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(log)).toMatchObject({ method: 'GET', path: '/kosarica', status: 200 });
  expect(log).not.toContain('tajna');
});

it('counts what a shortcut answers, without its query, and tells it at the end', async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: {
      ...loggerOptions({ logLevel: 'info' }),
      stream: { write: (line: string) => lines.push(line) },
    },
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(shortcuts);
  await app.register(logging);
  const shortcut = () => ({ status: 200, headers: ['a', 'b'], body: Buffer.from('page') });
  app.get('/*', { config: { shortcut } }, async () => 'the long way');

  const answers = [
    await app.inject('/x?token=tajna'),
    await app.inject('/x'),
    await app.inject('/x'),
  ];
  expect(answers.map(({ payload, headers }) => [payload, headers['a']])).toEqual(
    Array(3).fill(['page', 'b']),
  );
  expect(lines).toEqual([]);
  await app.close();

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'GET', path: '/x', status: 200, count: 3 },
  ]);
  expect(lines.join('')).not.toContain('tajna');
});

it.each([
  ['a1.', 16],
  ['', 32],
  ['', 16],
])('shows no token that is a parameter: %s and %s bytes (S18, S39)', async (prefix, bytes) => {
  for (let round = 0; round < 5; round += 1) {
    const token = prefix + randomBytes(bytes).toString('base64url');

    expect(JSON.parse(await logOf(() => undefined, `/secret/${token}`)).path).toBe(
      '/secret/[redacted]',
    );
  }
});

it.each([
  '/api/v2/ecommerce/checkout/delivery/getApplicableDeliveryMethods',
  '/post/get/jutarnji-ritual-u-pet-mirnih-koraka',
  '/media/f7/original-f7034ff300000000.webp',
  '/assets/product-gallery-DkT3xyZ9.js',
])('shows the whole path %s', async (path) => {
  expect(JSON.parse(await logOf(() => undefined, path)).path).toBe(path);
});

it.each([
  { password: 'tajna' },
  { body: { protectCode: 'tajna' } },
  { call: { headers: { accesstoken: 'tajna', refreshToken: 'tajna' } } },
])('hides secrets in %j', async (data) => {
  const log = await logOf((logger) => logger.error(data, 'something'));

  expect(log).toContain('[redacted]');
  expect(log).not.toContain('tajna');
});

it('shows what failed and why, but not the values of a failed query', async () => {
  const database = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ana@izlog.test) already exists.',
  });
  const error = new Error('the account was not made', { cause: database });

  const log = await logOf((logger) => logger.error({ err: error }, 'something'));

  expect(log).toContain('the account was not made');
  expect(log).toContain('23505');
  expect(log).not.toContain('ana@izlog.test');
});
