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
import type { Directory } from '#server/plugins/call-context.ts';
import { CommandError } from './command-error.ts';

const USAGE = [
  'Usage: npm run user -- create <e-mail> [--role=owner|editor] [--first-name=Ana] [--last-name=Horvat]',
  '       npm run user -- password <e-mail> …',
  '       npm run user -- reset <e-mail> …',
  '       npm run user -- disable <e-mail> …',
  '       npm run user -- enable <e-mail> …',
  '       npm run user -- reset-factor <e-mail> …',
  '       npm run user -- list',
  'create makes an account of the back office, of an owner unless told otherwise; password gives any',
  'accounts new ones: passwords are made, and shown once. reset prints links, good once and for 24 hours,',
  'to choose a new password. disable ends the logins of accounts and lets nobody in with them, until enable does.',
  'reset-factor takes the code at the login and all passkeys away, from who has lost them and the recovery codes.',
  'list names the accounts of the back office.',
].join('\n');

/** The site that a fresh installation makes. */
const SITE_ID = 1;
const SCOPE = 'backoffice';

type Shop = {
  auth: Pick<AuthService, 'createAccount' | 'setPassword' | 'setDisabledByEmail' | 'staffOf'>;
  accountHelp: { passwords: Pick<PasswordService, 'issueReset'> };
  ownFactor: Pick<OwnFactor, 'reset'>;
  directory: Pick<Directory, 'contextOf'>;
};
type Say = (line: string) => void;

/** What `npm run user` does; answers what the person at the keyboard has to know. Throws `CommandError`. */
export async function runUserCommand(shop: Shop, args: readonly string[], say: Say): Promise<void> {
  const { auth } = shop;
  const { command, emails, ...names } = readArgs(args);
  if (command === 'list') return list(auth, say);
  const change = {
    create: (email: string) => create(auth, { email, ...names }, say),
    password: (email: string) => renew(auth, email, say),
    reset: (email: string) => reset(shop, email, say),
    disable: (email: string) => setDisabled(auth, email, true, say),
    'reset-factor': (email: string) => resetFactor(shop, email, say),
    enable: (email: string) => setDisabled(auth, email, false, say),
  }[command];
  for (const email of emails) await change(email);
}

interface Person {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

async function create(auth: Shop['auth'], person: Person, say: Say) {
  const password = newPassword();
  await auth
    .createAccount({ siteId: SITE_ID, password, scope: SCOPE, ...person })
    .catch(orSay(UserExists, `${person.email} has an account. Use "password" for a new password.`));
  say(
    `${person.email} may log in at /adminLogin as ${person.role}. The password is shown this once: ${password}`,
  );
}

async function renew(auth: Shop['auth'], email: string, say: Say) {
  const password = newPassword();
  await auth.setPassword(SITE_ID, email, password).catch(orSayUnknown(email));
  say(`The new password of ${email} is shown this once: ${password}`);
}

async function reset({ accountHelp, directory }: Shop, email: string, say: Say) {
  const token = await accountHelp.passwords.issueReset(SITE_ID, email).catch(orSayUnknown(email));
  const link = staffResetLink(await directory.contextOf(SITE_ID), token);
  say(`${email} chooses a new password here, once and within 24 hours: ${link}`);
}

async function setDisabled(auth: Shop['auth'], email: string, disabled: boolean, say: Say) {
  await auth
    .setDisabledByEmail(SITE_ID, email, disabled)
    .catch(orSayUnknown(email))
    .catch(orSay(LastOwner, `${email} is the only owner. Make another owner first.`));
  say(disabled ? `${email} is logged out, and cannot log in.` : `${email} may log in again.`);
}

async function resetFactor({ ownFactor }: Shop, email: string, say: Say) {
  const wasOn = await ownFactor.reset(SITE_ID, email).catch(orSayUnknown(email));
  say(
    wasOn
      ? `${email} is logged out, and logs in with the password alone until a second factor is set up again.`
      : `${email} has no second factor.`,
  );
}

async function list(auth: Shop['auth'], say: Say) {
  const staff = await auth.staffOf(SITE_ID);
  for (const { email, role, disabled } of staff) {
    say([email, role ?? 'editor', ...(disabled ? ['(disabled)'] : [])].join(' '));
  }
  if (staff.length === 0)
    say('The back office has no account. Make one: npm run user -- create <e-mail>');
}

const orSayUnknown = (email: string) => orSay(NotFound, `There is no account ${email}.`);

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
  return { command, emails, role, firstName: values['first-name'], lastName: values['last-name'] };
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
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: '' },
      },
    });
  } catch {
    throw new CommandError(USAGE);
  }
}
