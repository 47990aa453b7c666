import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { anAccount } from '#tests/support/accounts.ts';
import { createTestApp, TEST_SECRET, type TestApp } from '#tests/support/test-app.ts';
import { createAccountRepository } from './account.repository.ts';
import { createRefreshTokens, type RefreshTokens } from './refresh-tokens.ts';
import { createTokenRepository } from './token.repository.ts';

let database: TestApp['database'];
/** The same logins, as two processes with one secret see them. */
let processes: readonly [RefreshTokens, RefreshTokens];
beforeEach(async () => {
  const test = await createTestApp();
  database = test.database;
  await test.services.auth.createAccount(anAccount());
  const create = () => createRefreshTokens(createTokenRepository(database.db), TEST_SECRET);
  processes = [create(), create()];
});

const USES = 20;

async function logIn(): Promise<string> {
  const account = await createAccountRepository(database.db).byEmail(1, anAccount().email);
  const issued = account && (await processes[0].start(account, 1));
  if (!issued) throw new Error('The login failed.');
  return issued.token;
}

const use = (token: string, index = 0) =>
  (index % 2 ? processes[1] : processes[0]).rotate(token, 1);
const tokensOf = (answers: readonly Awaited<ReturnType<typeof use>>[]) => [
  ...new Set(answers.map((issued) => issued?.token ?? null)),
];
const ageRotations = () =>
  sql`update refresh_token set rotated_at = rotated_at - interval '11 seconds'`.execute(
    database.db,
  );

async function inTurn(token: string) {
  const answers: Awaited<ReturnType<typeof use>>[] = [];
  for (let index = 0; index < USES; index += 1) answers.push(await use(token, index));
  return answers;
}
const atOnce = (token: string) =>
  Promise.all(Array.from({ length: USES }, (_, index) => use(token, index)));

it.each([
  ['one after another', inTurn],
  ['at once', atOnce],
])(
  'twenty uses of a token %s within the grace give one successor (S27)',
  async (_how, useOften) => {
    const token = await logIn();

    const successors = tokensOf(await useOften(token));

    expect(successors).toEqual([expect.any(String)]);
    expect(successors).not.toContain(token);
    const rows = await database.db.selectFrom('refresh_token').select('hash').execute();
    expect(rows).toHaveLength(2);
  },
);

it('a token that was used within the grace ends the login when it is used later, too', async () => {
  const token = await logIn();
  const [successor] = tokensOf(await inTurn(token));
  await ageRotations();

  expect(await use(token, 1)).toBeNull();

  expect(await use(successor ?? '')).toBeNull();
});

it('one line goes on after twenty uses, and a thief who held its beginning ends it', async () => {
  const token = await logIn();
  const [mine] = tokensOf(await atOnce(token));
  const [theirs] = tokensOf([await use(token, 1)]);
  const next = await use(mine ?? '');
  await ageRotations();

  expect(theirs).toBe(mine);
  expect(await use(theirs ?? '', 1)).toBeNull();
  expect(await use(next?.token ?? '')).toBeNull();
});

it('successors cannot be worked out without the secret', async () => {
  const token = await logIn();
  const stranger = createRefreshTokens(
    createTokenRepository(database.db),
    new Uint8Array(32).fill(1),
  );
  const [mine] = tokensOf([await use(token)]);

  expect((await stranger.rotate(token, 1))?.token).not.toBe(mine);
});

it('a token of another site is worth nothing, and stays good for its own', async () => {
  const token = await logIn();

  expect(await processes[0].rotate(token, 2)).toBeNull();

  expect(await use(token)).not.toBeNull();
});
