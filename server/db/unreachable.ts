import { DatabaseOverloaded } from './bounded-pool.ts';

/**
 * What PostgreSQL and the network say when the server is stopping, starting, full or gone, and when
 * it cut off what took too long or blocked another (F4, F5): asked again, it may well answer.
 */
const CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  '08000',
  '08003',
  '08006',
  '25P03',
  '40P01',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

/** The driver's own failures have no code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed))/;

/** Whether a failure says that the database cannot answer just now, not that a query was wrong (F3). */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseOverloaded) return true;
  return ('code' in error && CODES.has(error.code)) || MESSAGES.test(error.message);
}
