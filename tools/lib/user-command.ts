import { parseArgs } from 'node:util';
import { isEmail } from '#schemas/formats.ts';
import { AppError, type ErrorType, NotFound } from '#server/errors.ts';
import { type AuthService, newPassword } from '#server/modules/people/auth/index.ts';
import { UserExists } from '#server/modules/people/users/index.ts';
import { CommandError } from './command-error.ts';

const USAGE = [
  'Usage: npm run user -- create <e-mail> [--first-name=Ana] [--last-name=Horvat]',
  '       npm run user -- password <e-mail> …',
  'create makes an account of the back office, password gives any accounts new ones. Passwords are made',
  'and shown once.',
].join('\n');

/** The site that a fresh installation makes. */
const SITE_ID = 1;
const SCOPE = 'backoffice';

type Shop = { auth: Pick<AuthService, 'createAccount' | 'setPassword'> };

/** What `npm run user` does; answers what the person at the keyboard has to know. Throws `CommandError`. */
export async function runUserCommand(
  { auth }: Shop,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const { command, emails, firstName, lastName } = readArgs(args);
  for (const email of emails) {
    const password = newPassword();
    if (command === 'create') {
      await auth
        .createAccount({ siteId: SITE_ID, email, password, scope: SCOPE, firstName, lastName })
        .catch(orSay(UserExists, `${email} has an account. Use "password" for a new password.`));
      say(`${email} may log in at /adminLogin. The password is shown this once: ${password}`);
    } else {
      await auth
        .setPassword(SITE_ID, email, password)
        .catch(orSay(NotFound, `There is no account ${email}.`));
      say(`The new password of ${email} is shown this once: ${password}`);
    }
  }
}

/** Says an expected failure in the words of the command; throws any other on. */
function orSay({ code }: ErrorType, message: string) {
  return (error: unknown): never => {
    throw error instanceof AppError && error.code === code ? new CommandError(message) : error;
  };
}

function readArgs(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command, ...emails] = positionals;
  const isOne = command === 'create' && emails.length === 1;
  const isMany = command === 'password' && emails.length > 0;
  if (!(isOne || isMany) || !emails.every(isEmail)) throw new CommandError(USAGE);
  return { command, emails, firstName: values['first-name'], lastName: values['last-name'] };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'first-name': { type: 'string', default: '' },
        'last-name': { type: 'string', default: '' },
      },
    });
  } catch {
    throw new CommandError(USAGE);
  }
}
