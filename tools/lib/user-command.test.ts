import { expect, it, vi } from 'vitest';
import { isPasswordComplex } from '#domain/people/password.ts';
import { NotFound } from '#server/errors.ts';
import { UserExists } from '#server/modules/people/users/index.ts';
import { CommandError } from './command-error.ts';
import { runUserCommand } from './user-command.ts';

const shop = () => ({ auth: { createAccount: vi.fn(), setPassword: vi.fn() } });
const passwordIn = (answer: string) => / shown this once: (\S+)/.exec(answer)?.[1] ?? '';

it('makes an account of the back office, with a password that it shows', async () => {
  const { auth } = shop();
  auth.createAccount.mockResolvedValue({});

  const answer = await runUserCommand({ auth }, [
    'create',
    'ana@bonaca.example',
    '--first-name=Ana',
  ]);

  const password = passwordIn(answer);
  expect(isPasswordComplex(password)).toBe(true);
  expect(auth.createAccount).toHaveBeenCalledExactlyOnceWith({
    siteId: 1,
    email: 'ana@bonaca.example',
    password,
    scope: 'backoffice',
    firstName: 'Ana',
    lastName: '',
  });
});

it('gives an account a new password, another one each time', async () => {
  const { auth } = shop();
  auth.setPassword.mockResolvedValue(undefined);

  const answers = [
    await runUserCommand({ auth }, ['password', 'ana@bonaca.example']),
    await runUserCommand({ auth }, ['password', 'ana@bonaca.example']),
  ];

  const [first = '', second = ''] = answers.map(passwordIn);
  expect(first).not.toBe(second);
  expect(auth.setPassword).toHaveBeenLastCalledWith(1, 'ana@bonaca.example', second);
});

it('says who has an account and who has none', async () => {
  const { auth } = shop();
  auth.createAccount.mockRejectedValue(new UserExists());
  auth.setPassword.mockRejectedValue(new NotFound());
  const run = (command: string) => runUserCommand({ auth }, [command, 'ana@bonaca.example']);

  await expect(run('create')).rejects.toThrow(/ana@bonaca.example has an account/);
  await expect(run('password')).rejects.toThrow('There is no account ana@bonaca.example.');
  await expect(run('create')).rejects.toBeInstanceOf(CommandError);
});

it('does not hide what it did not expect', async () => {
  const { auth } = shop();
  const broken = new Error('disk');
  auth.createAccount.mockRejectedValue(broken);

  await expect(runUserCommand({ auth }, ['create', 'ana@bonaca.example'])).rejects.toBe(broken);
});

it.each([
  [[]],
  [['create']],
  [['create', 'ana']],
  [['create', 'ana@bonaca.example', 'more']],
  [['delete', 'ana@bonaca.example']],
  [['create', 'ana@bonaca.example', '--scope=web']],
])('answers %j with its usage', async (args) => {
  const { auth } = shop();

  await expect(runUserCommand({ auth }, args)).rejects.toThrow(/^Usage: npm run user/);
  expect(auth.createAccount).not.toHaveBeenCalled();
});
