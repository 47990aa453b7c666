import { describe, expect, it, vi } from 'vitest';
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
  directory: {
    contextOf: vi.fn(async (id: number) => ({ site: siteWith(id), locale: 'hr' })),
    sites: {
      byId: vi.fn(async (id: number) => (id in HOSTS ? { site: siteWith(id) } : null)),
      idByHost: vi.fn(async (host: string) => (host === HOSTS[2] ? 2 : null)),
    },
  },
});
const HOSTS: Record<number, string> = { 1: 'bonaca.example', 2: 'drugi.example' };
const siteWith = (id: number) => ({ id, url: `https://${HOSTS[id]}`, defaultLocale: 'hr' });
const passwordIn = (line = '') => / shown this once: (\S+)/.exec(line)?.[1] ?? '';

async function run(parts: Partial<ReturnType<typeof shop>>, ...args: string[]): Promise<string[]> {
  const said: string[] = [];
  const all = { ...shop(), ...parts } as unknown as Parameters<typeof runUserCommand>[0];
  await runUserCommand(all, args, (line) => said.push(line));
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
  const { accountHelp } = shop();
  accountHelp.passwords.issueReset.mockResolvedValue('tajna');

  const [line] = await run({ accountHelp }, 'reset', 'ana@bonaca.example');

  expect(line).toContain('https://bonaca.example/admin/reset#token=tajna');
  accountHelp.passwords.issueReset.mockRejectedValue(new NotFound());
  await expect(run({ accountHelp }, 'reset', 'iva@bonaca.example')).rejects.toThrow(
    'There is no account iva@bonaca.example at https://bonaca.example (site 1).',
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
    { email: 'ana@bonaca.example', scope: 'backoffice', role: 'owner', disabled: false, siteId: 1 },
    { email: 'iva@bonaca.example', scope: 'backoffice', role: 'editor', disabled: true, siteId: 2 },
  ]);
  auth.staffOf.mockResolvedValueOnce([]);

  expect(await run({ auth }, 'list')).toEqual([
    'ana@bonaca.example owner https://bonaca.example (site 1)',
    'iva@bonaca.example editor https://drugi.example (site 2) (disabled)',
  ]);
  expect((await run({ auth }, 'list'))[0]).toContain('npm run user -- create');
});

it('says who has an account and who has none', async () => {
  const { auth } = shop();
  auth.createAccount.mockRejectedValue(new UserExists());
  auth.setPassword.mockRejectedValue(new NotFound());
  const ask = (command: string) => run({ auth }, command, 'ana@bonaca.example');

  await expect(ask('create')).rejects.toThrow(/ana@bonaca.example has an account/);
  await expect(ask('password')).rejects.toThrow('There is no account ana@bonaca.example at https');
  auth.setDisabledByEmail.mockRejectedValue(new NotFound());
  await expect(ask('disable')).rejects.toThrow('There is no account ana@bonaca.example at https');
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

  await expect(lost).rejects.toThrow('There is no account nitko@bonaca.example at https');
});

describe('another site', () => {
  const EMAIL = 'iva@drugi.example';

  it.each(['drugi.example', 'DRUGI.example', '2'])('is named as %s', async (name) => {
    const { auth, ownFactor, accountHelp } = shop();
    auth.createAccount.mockResolvedValue({});
    auth.setPassword.mockResolvedValue(undefined);
    auth.setDisabledByEmail.mockResolvedValue(undefined);
    auth.staffOf.mockResolvedValue([]);
    ownFactor.reset.mockResolvedValue(true);
    accountHelp.passwords.issueReset.mockResolvedValue('tajna');
    const ask = (...args: string[]) =>
      run({ auth, ownFactor, accountHelp }, ...args, `--site=${name}`);

    const [made] = await ask('create', EMAIL);
    expect(made).toContain('https://drugi.example/adminLogin');
    expect(auth.createAccount).toHaveBeenCalledWith(expect.objectContaining({ siteId: 2 }));
    await ask('password', EMAIL);
    expect(auth.setPassword).toHaveBeenCalledWith(2, EMAIL, expect.any(String));
    await ask('disable', EMAIL);
    expect(auth.setDisabledByEmail).toHaveBeenCalledWith(2, EMAIL, true);
    await ask('reset-factor', EMAIL);
    expect(ownFactor.reset).toHaveBeenCalledWith(2, EMAIL);
    expect((await ask('reset', EMAIL))[0]).toContain('https://drugi.example/admin/reset');
    expect((await ask('list'))[0]).toContain('https://drugi.example (site 2) has no account');
    expect(auth.staffOf).toHaveBeenCalledWith(2);
  });

  it.each(['3', '0', 'nema.example', '2 '])('that is not there is told so: %j', async (name) => {
    const { auth } = shop();

    await expect(run({ auth }, 'password', EMAIL, `--site=${name}`)).rejects.toThrow(
      `There is no site ${name}.`,
    );
    expect(auth.setPassword).not.toHaveBeenCalled();
  });

  it('is hinted at, where the first has no such account', async () => {
    const { auth } = shop();
    auth.setPassword.mockRejectedValue(new NotFound());

    await expect(run({ auth }, 'password', EMAIL)).rejects.toThrow('Add --site=<host or id>');
  });

  it('is one of all that are listed', async () => {
    const { auth } = shop();
    auth.staffOf.mockResolvedValue([]);
    await run({ auth }, 'list');

    expect(auth.staffOf).toHaveBeenCalledWith(null);
  });
});
