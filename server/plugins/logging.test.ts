import { fastify, LogController } from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions, logging } from './logging.ts';

async function logOf(work: (log: { error(data: object, text: string): void }) => void) {
  const lines: string[] = [];
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      ...loggerOptions({ logLevel: 'info' }),
      stream: { write: (line: string) => lines.push(line) },
    },
  });
  await app.register(logging);
  app.get('/kosarica', async (request) => {
    work(request.log);
    return 'ok';
  });
  await app.inject({
    url: '/kosarica?protectCode=tajna',
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
