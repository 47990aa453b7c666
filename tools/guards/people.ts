import type { Guard } from '../lib/mutation.ts';

/** Guards of accounts: who may log in, and how long. */
export const PEOPLE_GUARDS: readonly Guard[] = [
  {
    name: 'A refresh token that was used before ends the login',
    file: 'server/modules/people/auth/refresh-tokens.ts',
    text: 'return rotatedAt !== null && now.getTime() - rotatedAt.getTime() > GRACE_MS;',
    becomes: 'return false;',
    tests: ['server/modules/people/auth/session.test.ts'],
  },
  {
    name: "A form of another site is nobody's",
    file: 'server/modules/people/auth/identify.ts',
    text: "return request.headers['siteid'] !== undefined || isSameOrigin(request);",
    becomes: 'return true;',
    tests: ['server/modules/people/auth/browser-session.test.ts'],
  },
  {
    name: 'A login is of one site',
    file: 'server/modules/people/auth/identify.ts',
    text: "return login.isGood && (isOfSite || isOwner(login.user)) ? null : 'foreign';",
    becomes: 'return null;',
    tests: ['server/plugins/access.test.ts', 'server/modules/people/auth/owners.test.ts'],
  },
  {
    name: 'Who was shut out does not log in',
    file: 'server/modules/people/auth/auth.service.ts',
    text: ' || account.disabled',
    becomes: '',
    tests: ['server/modules/people/auth/login.test.ts'],
  },
  {
    name: 'A secret of a mail is used once',
    file: 'server/modules/people/auth/one-time-token.repository.ts',
    text: ".where('used_at', 'is', null)\n        .where('expires_at', '>', (eb) => eb.fn<Date>('now'))\n        .returning('subject')",
    becomes: ".where('expires_at', '>', (eb) => eb.fn<Date>('now'))\n        .returning('subject')",
    tests: ['tests/races/accounts.test.ts'],
  },
  {
    name: 'A new password ends the logins with the old one',
    file: 'server/modules/people/auth/passwords/password.service.ts',
    text: "        await tokens.revoke(trx, { purpose: 'reset', subject: String(id) });\n        await logins.revokeOthers(trx, id);",
    becomes: "        await tokens.revoke(trx, { purpose: 'reset', subject: String(id) });",
    tests: ['server/modules/people/auth/passwords/password.test.ts'],
  },
  {
    name: 'The old password is not guessed for ever',
    file: 'server/modules/people/auth/passwords/own-password.ts',
    text: '    await throttle.hit(LIMIT, who);\n',
    becomes: '',
    tests: ['server/modules/people/auth/passwords/password.test.ts'],
  },
  {
    name: 'A device proves that it is known',
    file: 'server/modules/people/auth/known-devices.ts',
    text: 'given.length === expected.length && timingSafeEqual(given, expected)',
    becomes: 'given.length === expected.length',
    tests: ['server/modules/people/auth/known-devices.test.ts'],
  },
  {
    name: 'A refresh token is of one site',
    file: 'server/modules/people/auth/refresh-tokens.ts',
    text: ' && isHere',
    becomes: '',
    tests: ['server/modules/people/auth/refresh-tokens.test.ts'],
  },
  {
    name: 'A token of another kind is no login',
    file: 'server/modules/people/auth/access-token.ts',
    text: "          typ: 'at+jwt',\n",
    becomes: '',
    tests: ['server/modules/people/auth/session.test.ts'],
  },
  {
    name: 'One address guesses so many logins at most',
    file: 'server/modules/people/auth/login-limits.ts',
    text: 'await throttle.hit(perAddress, address);',
    becomes: '',
    tests: ['server/modules/people/auth/login.test.ts'],
  },
];
