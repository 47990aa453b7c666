import { expect, it, vi } from 'vitest';
import { isPasswordComplex } from '#domain/people/password.ts';
import { NotFound } from '#server/errors.ts';
import { LastOwner } from '#server/modules/people/auth/index.ts';
import { UserExists } from '#server/modules/people/users/index.ts';
import { CommandError } from './command-error.ts';
import { runUserCommand } from './user.ts';

const shop = () => ({
  auth: {
    createAccount: vi.fn(),
    setPassword: vi.fn(),
    setDisabledByEmail: vi.fn(),
    staffOf: vi.fn(),
  },
  accountHelp: { passwords: { issueReset: vi.fn() } },
  ownFactor: { reset: vi.fn() },
  directory: { contextOf: vi.fn() },
});
const passwordIn = (line = '') => / shown this once: (\S+)/.exec(line)?.[1] ?? '';

async function run(parts: Partial<ReturnType<typeof shop>>, ...args: string[]): Promise<string[]> {
  const said: string[] = [];
  await runUserCommand({ ...shop(), ...parts }, args, (line) => said.push(line));
  return said;
}

it('makes an account of the back office, with a password that it shows', async () => {
  const { auth } = shop();
  auth.createAccount.mockResolvedValue({});

  const [line] = await run({ auth }, 'create', 'ana@bonaca.example', '--first-name=Ana');

  const password = passwordIn(line);
  expect(isPasswordComplex(password)).toBe(true);
  expect(auth.createAccount).toHaveBeenCalledExactlyOnceWith({
    siteId: 1,
    email: 'ana@bonaca.example',
    password,
    scope: 'backoffice',
    role: 'owner',
    firstName: 'Ana',
    lastName: '',
  });
});

it('makes an editor where that is said', async () => {
  const { auth } = shop();
  auth.createAccount.mockResolvedValue({});

  const [line] = await run({ auth }, 'create', '--role=editor', 'ana@bonaca.example');

  expect(line).toContain('as editor');
  expect(auth.createAccount).toHaveBeenCalledWith(expect.objectContaining({ role: 'editor' }));
});

it('does not shut out the only owner', async () => {
  const { auth } = shop();
  auth.setDisabledByEmail.mockRejectedValue(new LastOwner());

  await expect(run({ auth }, 'disable', 'ana@bonaca.example')).rejects.toThrow(/only owner/);
});

it('gives accounts new passwords, each another one', async () => {
  const { auth } = shop();
  auth.setPassword.mockResolvedValue(undefined);

  const lines = await run({ auth }, 'password', 'ana@bonaca.example', 'iva@bonaca.example');

  const [first, second] = lines.map(passwordIn);
  expect(first).not.toBe(second);
  expect(auth.setPassword.mock.calls).toEqual([
    [1, 'ana@bonaca.example', first],
    [1, 'iva@bonaca.example', second],
  ]);
});

it('prints a link to choose a new password', async () => {
  const { accountHelp, directory } = shop();
  accountHelp.passwords.issueReset.mockResolvedValue('tajna');
  const site = { url: 'https://bonaca.example', defaultLocale: 'hr' };
  directory.contextOf.mockResolvedValue({ site, locale: 'hr' });

  const [line] = await run({ accountHelp, directory }, 'reset', 'ana@bonaca.example');

  expect(line).toContain('https://bonaca.example/admin/reset#token=tajna');
  accountHelp.passwords.issueReset.mockRejectedValue(new NotFound());
  await expect(run({ accountHelp, directory }, 'reset', 'iva@bonaca.example')).rejects.toThrow(
    'There is no account iva@bonaca.example.',
  );
});

it('shuts accounts out, and lets them in again', async () => {
  const { auth } = shop();
  auth.setDisabledByEmail.mockResolvedValue(undefined);

  expect(await run({ auth }, 'disable', 'ana@bonaca.example', 'iva@bonaca.example')).toHaveLength(
    2,
  );
  expect(await run({ auth }, 'enable', 'ana@bonaca.example')).toEqual([
    'ana@bonaca.example may log in again.',
  ]);
  expect(auth.setDisabledByEmail.mock.calls).toEqual([
    [1, 'ana@bonaca.example', true],
    [1, 'iva@bonaca.example', true],
    [1, 'ana@bonaca.example', false],
  ]);
});

it('lists who works in the back office, or how to begin', async () => {
  const { auth } = shop();
  auth.staffOf.mockResolvedValueOnce([
    { email: 'ana@bonaca.example', scope: 'backoffice', role: 'owner', disabled: false },
    { email: 'iva@bonaca.example', scope: 'backoffice', role: 'editor', disabled: true },
  ]);
  auth.staffOf.mockResolvedValueOnce([]);

  expect(await run({ auth }, 'list')).toEqual([
    'ana@bonaca.example owner',
    'iva@bonaca.example editor (disabled)',
  ]);
  expect((await run({ auth }, 'list'))[0]).toContain('npm run user -- create');
});

it('says who has an account and who has none', async () => {
  const { auth } = shop();
  auth.createAccount.mockRejectedValue(new UserExists());
  auth.setPassword.mockRejectedValue(new NotFound());
  const ask = (command: string) => run({ auth }, command, 'ana@bonaca.example');

  await expect(ask('create')).rejects.toThrow(/ana@bonaca.example has an account/);
  await expect(ask('password')).rejects.toThrow('There is no account ana@bonaca.example.');
  auth.setDisabledByEmail.mockRejectedValue(new NotFound());
  await expect(ask('disable')).rejects.toThrow('There is no account ana@bonaca.example.');
  await expect(ask('create')).rejects.toBeInstanceOf(CommandError);
});

it('does not hide what it did not expect', async () => {
  const { auth } = shop();
  const broken = new Error('disk');
  auth.createAccount.mockRejectedValue(broken);

  await expect(run({ auth }, 'create', 'ana@bonaca.example')).rejects.toBe(broken);
});

it.each([
  [[]],
  [['create']],
  [['disable']],
  [['list', 'ana@bonaca.example']],
  [['constructor', 'ana@bonaca.example']],
  [['create', 'ana']],
  [['create', 'ana@bonaca.example', 'iva@bonaca.example']],
  [['password']],
  [['reset']],
  [['password', 'ana@bonaca.example', 'iva']],
  [['delete', 'ana@bonaca.example']],
  [['create', 'ana@bonaca.example', '--scope=web']],
  [['create', 'ana@bonaca.example', '--role=chief']],
  [['password', 'ana@bonaca.example', '--role=editor']],
])('answers %j with its usage', async (args: string[]) => {
  const { auth } = shop();

  await expect(run({ auth }, ...args)).rejects.toThrow(/^Usage: npm run user/);
  expect(auth.createAccount).not.toHaveBeenCalled();
});

it('takes the code at the login away from who has lost it', async () => {
  const { ownFactor } = shop();
  ownFactor.reset.mockResolvedValueOnce(true).mockResolvedValueOnce(false);

  const said = await run({ ownFactor }, 'reset-factor', 'ana@bonaca.example', 'ivo@bonaca.example');

  expect(ownFactor.reset.mock.calls).toEqual([
    [1, 'ana@bonaca.example'],
    [1, 'ivo@bonaca.example'],
  ]);
  expect(said[0]).toMatch(/logs in with the password alone/);
  expect(said[1]).toBe('ivo@bonaca.example has no second factor.');
});

it('says that nobody has the account whose code at the login it should take away', async () => {
  const { ownFactor } = shop();
  ownFactor.reset.mockRejectedValue(new NotFound());

  const lost = run({ ownFactor }, 'reset-factor', 'nitko@bonaca.example');

  await expect(lost).rejects.toThrow('There is no account nitko@bonaca.example.');
});
