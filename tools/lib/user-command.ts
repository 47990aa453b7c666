import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { isEmail } from '#schemas/formats.ts';
import { AppError, type ErrorType, NotFound } from '#server/errors.ts';
import { newPassword } from '#server/modules/people/auth/index.ts';
import { UserExists } from '#server/modules/people/users/index.ts';
import { CommandError } from './command-error.ts';

const USAGE = [
  'Usage: npm run user -- create <e-mail> [--first-name=Ana] [--last-name=Horvat]',
  '       npm run user -- password <e-mail>',
  'create makes an account of the back office, password gives any account a new one. The password is',
  'made and shown once.',
].join('\n');

/** The site that a fresh installation makes. */
const SITE_ID = 1;

type Shop = { auth: Pick<FastifyInstance['auth'], 'createAccount' | 'setPassword'> };

/** What `npm run user` does; answers what the person at the keyboard has to know. Throws `CommandError`. */
export async function runUserCommand({ auth }: Shop, args: readonly string[]): Promise<string> {
  const { command, email, firstName, lastName } = readArgs(args);
  const siteId = SITE_ID;
  const password = newPassword();
  if (command === 'create') {
    const scope = 'backoffice';
    await auth
      .createAccount({ siteId, email, password, scope, firstName, lastName })
      .catch(orSay(UserExists, `${email} has an account. Use "password" for a new password.`));
    return `${email} may log in at /adminLogin. The password is shown this once: ${password}`;
  }
  await auth
    .setPassword(siteId, email, password)
    .catch(orSay(NotFound, `There is no account ${email}.`));
  return `The new password of ${email} is shown this once: ${password}\nAll logins of the account have ended.`;
}

/** Says an expected failure in the words of the command; throws any other on. */
function orSay({ code }: ErrorType, message: string) {
  return (error: unknown): never => {
    throw error instanceof AppError && error.code === code ? new CommandError(message) : error;
  };
}

function readArgs(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command, email = '', ...rest] = positionals;
  const isCommand = command === 'create' || command === 'password';
  if (!isCommand || !isEmail(email) || rest.length > 0) throw new CommandError(USAGE);
  const { 'first-name': firstName, 'last-name': lastName } = values;
  return { command, email, firstName, lastName };
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
