import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { NotFound } from '#server/errors.ts';
import type { Load } from './overload.ts';

/** Seconds; the budgets of pages and calls lie between the first five. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * `/metrics` in the text format of Prometheus: times of answers by route and status, what waits in
 * the queue of jobs and in the outbox, and the process itself. Routes are patterns, never paths, so
 * that no visitor can make new series. Answers 404 to whoever may not read it: with `METRICS_TOKEN`
 * set the bearer of another one, without it whoever comes from another machine.
 */
export const metrics = fp(async (app: FastifyInstance, { load }: { load: Load }) => {
  const register = new Registry();
  if (app.config.env !== 'test') collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: 'izlog_http_answer_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  countShed(load, register);
  queueGauge(app, register, 'job', 'Jobs that wait, or were given up.');
  queueGauge(app, register, 'mail', 'Mails of the outbox that wait, or were given up.');

  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    if (!config.quiet) {
      const labels = { method: request.method, route: url ?? 'none', status: reply.statusCode };
      answers.observe(labels, reply.elapsedTime / 1000);
    }
    done();
  });

  const config = { access: 'public', anonymous: true, quiet: true } as const;
  app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, app.config.metricsToken)) throw new NotFound();
    reply.type(register.contentType);
    return register.metrics();
  });
});

/** A process that is too busy does not also count; the number is read when it is asked for. */
function countShed(load: Load, register: Registry) {
  new Counter({
    name: 'izlog_shed_requests_total',
    help: 'Requests turned away because the process was too busy.',
    registers: [register],
    collect() {
      this.reset();
      this.inc(load.shed);
    },
  });
}

/** Reads the queue when it is asked for, so that all processes tell the same. */
function queueGauge(app: FastifyInstance, register: Registry, table: 'job' | 'mail', help: string) {
  new Gauge({
    name: `izlog_${table}s`,
    help,
    labelNames: ['kind', 'state'],
    registers: [register],
    async collect() {
      const { rows } = await sql<{ kind: string; state: string; count: number }>`
        select kind, state, count(*)::int as count from ${sql.table(table)}
        where state in ('waiting', 'dead') group by kind, state`.execute(app.db);
      this.reset();
      for (const { kind, state, count } of rows) this.set({ kind, state }, count);
    },
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
