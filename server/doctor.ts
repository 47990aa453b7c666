import { statfs } from 'node:fs/promises';
import Fastify from 'fastify';
import type { Config } from '#server/config.ts';
import { openCdn } from './cdn/all-cdns.ts';
import { providersOf } from './modules/commerce/payments/index.ts';
import { openStores } from './modules/content/media/index.ts';
import { openMailTransport } from './modules/operations/mail/index.ts';
import { tryFolder } from './try-folder.ts';

/** What was found out about one part that a shop depends on. */
export interface Finding {
  part: string;
  /** `warning`: the shop works, but not as its visitors or its owner would expect. */
  state: 'ok' | 'warning' | 'fault';
  text: string;
}

const GIGABYTE = 1024 ** 3;
/** Less room than this is soon full of pictures. */
const LITTLE_SPACE = GIGABYTE;
/** Less than this is not enough for a start. */
const NO_SPACE = GIGABYTE / 5;

/**
 * Tries everything that the settings name: the data folder, the database, mail, the store of files and
 * each payment provider, all at once and against the real services. Makes no more than the folders that
 * a start makes. `lookAtDatabase` answers what the database is, or throws.
 */
export function examine(
  config: Config,
  lookAtDatabase: (config: Config) => Promise<string>,
): Promise<Finding[]> {
  return Promise.all([
    examined('disk', () => diskOf(config)),
    examined('database', () => lookAtDatabase(config)),
    examined('address', async () => addressOf(config)),
    examined('mail', () => mailOf(config)),
    examined('files', () => filesOf(config)),
    ...cdnOf(config),
    ...paymentsOf(config),
  ]);
}

/** A line for each finding, and how to go on. */
export function reportOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length));
  const lines = findings.map(
    ({ part, state, text }) => `  ${state.padEnd(8)} ${part.padEnd(width)}  ${text}`,
  );
  const faults = findings.filter(({ state }) => state === 'fault').length;
  const end = faults === 0 ? 'Nothing stops this shop.' : `Faults to mend: ${faults}.`;
  return `${lines.join('\n')}\n\n${end}`;
}

type Verdict = string | Omit<Finding, 'part'>;

async function examined(part: string, look: () => Promise<Verdict>): Promise<Finding> {
  try {
    const verdict = await look();
    return typeof verdict === 'string'
      ? { part, state: 'ok', text: verdict }
      : { part, ...verdict };
  } catch (error) {
    return { part, state: 'fault', text: reasonOf(error) };
  }
}

/** In one line; what it was caused by, where that says more. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message || error.name}${cause}`.replace(/\s+/g, ' ');
}

const warning = (text: string): Verdict => ({ state: 'warning', text });

async function diskOf({ dataDir }: Config): Promise<Verdict> {
  await tryFolder(dataDir);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / GIGABYTE).toFixed(1)} GB are free in ${dataDir}`;
  if (free < NO_SPACE) return { state: 'fault', text: `${text}. Make room: 0.2 GB at least.` };
  return free < LITTLE_SPACE ? warning(`${text}. Pictures will fill it soon.`) : text;
}

function addressOf({ publicUrl, isPublic }: Config): Verdict {
  if (publicUrl === undefined) {
    return isPublic
      ? warning('Links in mails may name an address of this machine. Set PUBLIC_URL.')
      : 'of this machine alone';
  }
  return publicUrl.startsWith('https://')
    ? publicUrl
    : warning(`${publicUrl} is not encrypted: passwords can be read on their way. Use https.`);
}

async function mailOf({ mail, dataDir, isPublic }: Config): Promise<Verdict> {
  const transport = openMailTransport(mail, dataDir);
  try {
    const text = await transport.check();
    return isPublic && mail.settings === undefined
      ? warning(`${text}: no mail reaches anybody. Set SMTP_URL.`)
      : text;
  } finally {
    transport.close();
  }
}

async function filesOf({ storage, dataDir }: Config): Promise<Verdict> {
  const stores = await openStores(storage, dataDir, Fastify({ logger: false }).log);
  try {
    return await stores.check();
  } finally {
    stores.close();
  }
}

/** Nothing where there is none. */
function cdnOf(config: Config): Promise<Finding>[] {
  const cdn = openCdn(config.cdn);
  return cdn ? [examined('CDN', () => cdn.check())] : [];
}

/** Each provider that has an account here; those that no service is behind have nothing to check. */
function paymentsOf({ payments, isPublic }: Config): Promise<Finding>[] {
  const providers = providersOf(payments, () => '');
  const findings = [...providers].flatMap(([id, { check }]) =>
    check ? [examined(id, check)] : [],
  );
  if (!(payments.testMode && isPublic)) return findings;
  const text = 'Whoever pays decides whether they paid. Take PAYMENT_TEST_MODE out.';
  return [...findings, examined('test gateway', async () => warning(text))];
}
