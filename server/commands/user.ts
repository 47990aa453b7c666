import { parseArgs } from 'node:util';
import { isRole, type Role } from '#domain/people/roles.ts';
import { isEmail } from '#schemas/formats.ts';
import { AppError, type ErrorType, NotFound } from '#server/errors.ts';
import { staffResetLink } from '#server/modules/operations/mail/index.ts';
import {
  type AuthService,
  LastOwner,
  newPassword,
  type OwnFactor,
  type PasswordService,
} from '#server/modules/people/auth/index.ts';
import { UserExists } from '#server/modules/people/users/index.ts';
import type { SiteDirectory } from '#server/modules/site/site/index.ts';
import type { SiteContext } from '#server/plugins/call-context.ts';
import { CommandError } from './command-error.ts';

const USAGE = [
  'Usage: npm run user -- create <e-mail> [--role=owner|editor] [--first-name=Ana] [--last-name=Horvat]',
  '       npm run user -- password <e-mail> …',
  '       npm run user -- reset <e-mail> …',
  '       npm run user -- disable <e-mail> …',
  '       npm run user -- enable <e-mail> …',
  '       npm run user -- reset-factor <e-mail> …',
  '       npm run user -- list',
  'Each takes --site=<host or id>, for another site than the first; list names the accounts of all sites.',
  'create makes an account of the back office, of an owner unless told otherwise; password gives any',
  'accounts new ones: passwords are made, and shown once. reset prints links, good once and for 24 hours,',
  'to choose a new password. disable ends the logins of accounts and lets nobody in with them, until enable does.',
  'reset-factor takes the code at the login and all passkeys away, from who has lost them and the recovery codes.',
].join('\n');

/** The site that a fresh installation makes. */
const FIRST_SITE = '1';
const SCOPE = 'backoffice';

type Shop = {
  auth: Pick<AuthService, 'createAccount' | 'setPassword' | 'setDisabledByEmail' | 'staffOf'>;
  accountHelp: { passwords: Pick<PasswordService, 'issueReset'> };
  ownFactor: Pick<OwnFactor, 'reset'>;
  directory: Pick<SiteDirectory, 'contextOf'> & {
    sites: Pick<SiteDirectory['sites'], 'byId' | 'idByHost'>;
  };
};
type Site = Pick<SiteContext, 'id' | 'url'>;
type Say = (line: string) => void;

/** What `npm run user` does; answers what the person at the keyboard has to know. Throws `CommandError`. */
export async function runUserCommand(shop: Shop, args: readonly string[], say: Say): Promise<void> {
  const { auth } = shop;
  const { command, emails, site: asked, ...names } = readArgs(args);
  if (command === 'list') {
    return list(shop, asked === undefined ? null : await siteOf(shop, asked), say);
  }
  const site = await siteOf(shop, asked ?? FIRST_SITE);
  const change = {
    create: (email: string) => create(auth, site, { email, ...names }, say),
    password: (email: string) => renew(auth, site, email, say),
    reset: (email: string) => reset(shop, site, email, say),
    disable: (email: string) => setDisabled(auth, site, email, true, say),
    'reset-factor': (email: string) => resetFactor(shop, site, email, say),
    enable: (email: string) => setDisabled(auth, site, email, false, say),
  }[command];
  for (const email of emails) await change(email);
}

/** A site by its id or by one of its hosts. */
async function siteOf({ directory: { sites } }: Shop, asked: string): Promise<Site> {
  const id = /^\d{1,9}$/.test(asked) ? Number(asked) : await sites.idByHost(asked.toLowerCase());
  const known = id ? await sites.byId(id) : null;
  if (known) return known.site;
  throw new CommandError(`There is no site ${asked}. Name one by its host, or by its id.`);
}

const nameOf = ({ id, url }: Site) => `${url} (site ${id})`;

interface Person {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

async function create(auth: Shop['auth'], site: Site, person: Person, say: Say) {
  const { email, role } = person;
  const password = newPassword();
  const taken = `${email} has an account at ${nameOf(site)}. Use "password" for a new password.`;
  await auth
    .createAccount({ siteId: site.id, password, scope: SCOPE, ...person })
    .catch(orSay(UserExists, taken));
  say(
    `${email} may log in at ${site.url}/adminLogin as ${role}. The password is shown this once: ${password}`,
  );
}

async function renew(auth: Shop['auth'], site: Site, email: string, say: Say) {
  const password = newPassword();
  await auth.setPassword(site.id, email, password).catch(orSayUnknown(email, site));
  say(`The new password of ${email} is shown this once: ${password}`);
}

async function reset({ accountHelp, directory }: Shop, site: Site, email: string, say: Say) {
  const { issueReset } = accountHelp.passwords;
  const token = await issueReset(site.id, email).catch(orSayUnknown(email, site));
  const link = staffResetLink(await directory.contextOf(site.id), token);
  say(`${email} chooses a new password here, once and within 24 hours: ${link}`);
}

async function setDisabled(
  auth: Shop['auth'],
  site: Site,
  email: string,
  disabled: boolean,
  say: Say,
) {
  const only = `${email} is the only owner of ${nameOf(site)}. Make another owner first.`;
  await auth
    .setDisabledByEmail(site.id, email, disabled)
    .catch(orSayUnknown(email, site))
    .catch(orSay(LastOwner, only));
  say(disabled ? `${email} is logged out, and cannot log in.` : `${email} may log in again.`);
}

async function resetFactor({ ownFactor }: Shop, site: Site, email: string, say: Say) {
  const wasOn = await ownFactor.reset(site.id, email).catch(orSayUnknown(email, site));
  say(
    wasOn
      ? `${email} is logged out, and logs in with the password alone until a second factor is set up again.`
      : `${email} has no second factor.`,
  );
}

async function list({ auth, directory }: Shop, site: Site | null, say: Say) {
  const staff = await auth.staffOf(site ? site.id : null);
  for (const { email, role, disabled, siteId } of staff) {
    const where = nameOf((await directory.contextOf(siteId)).site);
    say([email, role ?? 'editor', where, ...(disabled ? ['(disabled)'] : [])].join(' '));
  }
  if (staff.length === 0) {
    const what = site ? nameOf(site) : 'The back office';
    say(`${what} has no account. Make one: npm run user -- create <e-mail>`);
  }
}

const orSayUnknown = (email: string, site: Site) =>
  orSay(
    NotFound,
    `There is no account ${email} at ${nameOf(site)}. At another site? Add --site=<host or id>.`,
  );

/** Says an expected failure in the words of the command; throws any other on. */
function orSay({ code }: ErrorType, message: string) {
  return (error: unknown): never => {
    throw error instanceof AppError && error.code === code ? new CommandError(message) : error;
  };
}

/** Commands, each with the number of e-mails that it takes. */
const COMMANDS = {
  create: { min: 1, max: 1 },
  password: { min: 1, max: Number.POSITIVE_INFINITY },
  reset: { min: 1, max: Number.POSITIVE_INFINITY },
  disable: { min: 1, max: Number.POSITIVE_INFINITY },
  enable: { min: 1, max: Number.POSITIVE_INFINITY },
  'reset-factor': { min: 1, max: Number.POSITIVE_INFINITY },
  list: { min: 0, max: 0 },
};

function readArgs(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command = '', ...emails] = positionals;
  if (!isCommand(command) || !emails.every(isEmail)) throw new CommandError(USAGE);
  const { min, max } = COMMANDS[command];
  if (emails.length < min || emails.length > max) throw new CommandError(USAGE);
  const { role = 'owner' } = values;
  if (!isRole(role) || (values.role !== undefined && command !== 'create')) {
    throw new CommandError(USAGE);
  }
  return {
    command,
    emails,
    role,
    site: values.site,
    firstName: values['first-name'],
    lastName: values['last-name'],
  };
}

function isCommand(text: string): text is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, text);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        site: { type: 'string' },
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: '' },
      },
    });
  } catch {
    throw new CommandError(USAGE);
  }
}
