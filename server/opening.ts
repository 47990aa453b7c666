import type { Shop } from '#server/app.ts';
import { type SampleAccount, sampleAccounts } from '#server/seed/site/accounts.ts';

/** Strangers can reach the shop, and everybody can read the passwords of these accounts. */
export class PublishedPasswords extends Error {
  constructor(emails: readonly string[]) {
    const accounts = emails.map((email) => `  - ${email}`);
    super(
      [
        'Izlog: DATABASE_URL, PUBLIC_URL or HOST opens this shop to others, but these accounts of the sample',
        'shop still have the passwords that everybody can read in its README:',
        ...accounts,
        'Give them new ones, in this same environment, then start again:',
        `  npm run user -- password ${emails.join(' ')}`,
      ].join('\n'),
    );
    this.name = 'PublishedPasswords';
  }
}

/** Nobody gets in by a published password where strangers are. Throws `PublishedPasswords`. */
export async function refusePublishedPasswords({
  app: { config },
  services: { auth },
}: Shop): Promise<void> {
  if (!config.isPublic) return;
  const opened = await auth.openedBy(sampleAccounts);
  if (opened.length > 0) throw new PublishedPasswords(opened);
}

/** The site that a fresh installation makes. */
const SITE_ID = 1;

/** What is known when the shop opens. */
export interface Opening {
  /** Where people find it. */
  url: string;
  /** Where this process listens, which a proxy may stand before. */
  listensOn: string;
  /** Holds the pictures, and the embedded database. */
  dataDir: string;
  isEmbedded: boolean;
  isPublic: boolean;
  /** Accounts of the sample shop, if it has just been loaded. */
  accounts: readonly SampleAccount[];
  hasStaff: boolean;
  /** Secret that opens the set-up, while the back office has no account. */
  setupToken: string | null;
  /** Whether the test gateway takes payments. */
  testMode: boolean;
  /** Ways of payment that are not offered because it does not. */
  notOffered: readonly string[];
}

export async function lookAround(
  { app: { config }, services: { auth, firstOwner, payments } }: Shop,
  listensOn: string,
  accounts: readonly SampleAccount[],
): Promise<Opening> {
  return {
    url: config.publicUrl ?? listensOn,
    listensOn,
    dataDir: config.dataDir,
    isEmbedded: config.databaseUrl === undefined,
    isPublic: config.isPublic,
    accounts,
    hasStaff: await auth.hasStaff(),
    setupToken: await firstOwner.issue(SITE_ID, config.databaseUrl !== undefined),
    testMode: config.payments.testMode,
    notOffered: await payments.withoutTestProvider(),
  };
}

/** What the person reads who has started the shop. */
export function greeting(opening: Opening): string {
  const { url, isPublic, accounts } = opening;
  const lines = [
    `  Izlog is open: ${url}`,
    ...placeLines(opening),
    ...entranceLines(opening),
    ...(isPublic ? [] : accountLines(accounts)),
    ...gatewayLines(opening),
  ];
  return `\n${lines.join('\n')}\n`;
}

/** What there is of it on this machine, and who gets to it. */
function placeLines({ url, listensOn, isPublic, isEmbedded, dataDir }: Opening): string[] {
  return [
    ...(url === listensOn ? [] : [`  It listens on ${listensOn}: lead the address above there.`]),
    isEmbedded
      ? `  All of it is in ${dataDir}, with a database of its own${isPublic ? '' : ', and only this machine gets to it'}.`
      : `  It is in the PostgreSQL of DATABASE_URL; pictures and secrets are in ${dataDir}.`,
  ];
}

function entranceLines({ url, hasStaff, setupToken }: Opening): string[] {
  if (setupToken !== null) {
    return [
      '  Nobody can log in to edit yet. Make the first owner here, within 24 hours and before others see this:',
      `    ${url}/admin/setup#token=${setupToken}`,
      '  A new start prints another address; npm run user -- create <your e-mail> works, too.',
    ];
  }
  return [
    hasStaff
      ? `  Log in to edit: ${url}/adminLogin`
      : '  Every account of the back office is shut out: npm run user -- enable <e-mail>',
  ];
}

/**
 * Passwords that were made for a shop which strangers can reach. Said as soon as they are stored:
 * whatever else goes wrong, they are not shown again.
 */
export function passwordsNote(accounts: readonly SampleAccount[]): string {
  return `\n  Passwords, shown this once:\n${accountLines(accounts).join('\n')}\n`;
}

function accountLines(accounts: readonly SampleAccount[]): string[] {
  if (accounts.length === 0) return [];
  return [
    '  Sample accounts:',
    ...accounts.map(({ email, password }) => `    ${email}  ${password}`),
  ];
}

function gatewayLines({ isPublic, testMode, notOffered }: Opening): string[] {
  if (testMode && isPublic) {
    return [
      '  !!! TEST PAYMENTS: with PAYMENT_TEST_MODE=true every stranger can mark an order as paid !!!',
    ];
  }
  if (notOffered.length === 0) return [];
  const names = notOffered.join(', ');
  return [
    `  !!! NOT OFFERED TO SHOPPERS: ${names} – carried out by the test gateway, which is off here (PAYMENT_TEST_MODE) !!!`,
  ];
}
