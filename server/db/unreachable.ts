/** What PostgreSQL and the network say when the server is stopping, starting, full or gone. */
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
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** The driver's own failures have no code. */
const MESSAGES = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** Whether a failure says that the database cannot be reached just now, not that a query was wrong (F3). */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(error.code)) || MESSAGES.test(error.message);
}
