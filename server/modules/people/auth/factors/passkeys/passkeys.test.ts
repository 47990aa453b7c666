import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/people/roles.ts';
import { MAX_PASSKEYS } from '#domain/people/second-factor.ts';
import { anAccount, logIn, PASSWORD } from '#tests/support/accounts.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import { mailsOf } from '#tests/support/outbox.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const EMAIL = 'ana@izlog.test';
const EDITOR = 'ivo@izlog.test';

let test: TestApp;
let jar: CookieJar;
beforeEach(async () => {
  test = await createTestApp();
  jar = new CookieJar();
  await addStaff(EMAIL, 'owner');
});

const addStaff = (email: string, role: Role) =>
  test.services.auth.createAccount(anAccount({ email, scope: 'backoffice', role }));

interface Sender {
  accessToken?: string;
  jar?: CookieJar;
  from?: string;
  headers?: Record<string, string>;
}

async function send(path: string, payload: object | null, sender: Sender = {}) {
  const { accessToken, jar: cookies, from = '192.0.2.1', headers = {} } = sender;
  const response = await test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/${path}`,
    remoteAddress: from,
    headers: {
      ...test.headers,
      ...(accessToken && { accesstoken: accessToken }),
      ...(cookies && { 'x-izlog-client': 'browser', cookie: cookies.header }),
      ...headers,
    },
    ...(payload && { payload }),
  });
  cookies?.take(response);
  return response;
}
type Response = Awaited<ReturnType<typeof send>>;

const outcomeOf = (response: Response) =>
  `${response.statusCode} ${response.json().error?.code ?? 'OK'}`;
const tokenOf = async (email: string) =>
  (await logIn(test.app, test.headers, email)).tokens.accessToken;

async function begin(sender: Sender) {
  return (await send('user/passkeys/begin', { password: PASSWORD }, sender)).json().data;
}

/** Adds a passkey of a new device; `accessToken` is that of a login by password. */
async function add(
  email = EMAIL,
  { counts = true, ...sender }: Sender & { counts?: boolean } = {},
) {
  const accessToken = sender.accessToken ?? (await tokenOf(email));
  const device = createAuthenticator({ counts });
  const made = device.create(await begin({ ...sender, accessToken }));
  const body = { name: 'Mobitel', ...made };
  const added = await send('user/passkeys/add', body, { ...sender, accessToken });
  const recoveryCodes: string[] = added.json().data?.recoveryCodes ?? [];
  return { device, accessToken, added, recoveryCodes };
}
type Device = Awaited<ReturnType<typeof add>>['device'];
type Faults = Parameters<Device['prove']>[1];

/** Logs in with a passkey in one browser. */
async function enter(device: Device, faults: Faults = {}, sender: Sender = { jar }) {
  const begun = await send('login/passkey/begin', {}, sender);
  return send('login/passkey', device.prove(begun.json().data, faults), sender);
}

const passwordLogin = (email = EMAIL) =>
  send('login', { username: email, password: PASSWORD, apiKey: '' }).then(outcomeOf);
const list = (accessToken: string) =>
  send('user/passkeys', null, { accessToken }).then((response) => response.json().data);
const mails = async () =>
  (await mailsOf(test)).filter(({ kind }) => kind === 'passkey').map(({ to }) => to);

describe('adding a passkey', () => {
  it('keeps its name and host, answers recovery codes, and tells by mail', async () => {
    const { added, accessToken, recoveryCodes } = await add();

    expect(outcomeOf(added)).toBe('200 OK');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await list(accessToken)).toEqual({
      host: 'localhost',
      passkeys: [
        {
          id: expect.any(Number),
          name: 'Mobitel',
          host: 'localhost',
          createdAt: expect.any(String),
          lastUsedAt: null,
        },
      ],
      recoveryCodesLeft: 10,
    });
    expect(await mails()).toEqual([EMAIL]);
  });

  it('asks for the password, and tells browsers to unlock and to keep the passkey', async () => {
    const accessToken = await tokenOf(EMAIL);
    const wrong = await send('user/passkeys/begin', { password: 'pogresna' }, { accessToken });

    expect(outcomeOf(wrong)).toBe('409 INCORRECT_PASSWORD');
    expect(await begin({ accessToken })).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: EMAIL },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('ends the other logins at the first, and gives new codes with no further one', async () => {
    const other = await tokenOf(EMAIL);
    const { accessToken } = await add();
    const second = await add(EMAIL, { accessToken });

    expect((await send('user/passkeys', null, { accessToken: other })).statusCode).toBe(401);
    expect(outcomeOf(second.added)).toBe('200 OK');
    expect(second.recoveryCodes).toEqual([]);
    const { excludeCredentials } = await begin({ accessToken });
    expect(excludeCredentials).toHaveLength(2);
  });

  it.each<[string, Faults]>([
    ['from another origin', { origin: 'https://zlo.test' }],
    ['by a device that nobody unlocked', { unverified: true }],
  ])('is refused %s', async (_what, faults) => {
    const accessToken = await tokenOf(EMAIL);
    const made = createAuthenticator().create(await begin({ accessToken }), faults);

    const added = await send('user/passkeys/add', { name: 'Zlo', ...made }, { accessToken });

    expect(outcomeOf(added)).toBe('409 PASSKEY_NOT_ADDED');
    expect(await passwordLogin()).toBe('200 OK');
  });

  it('is refused for another host, a foreign challenge, or one that was used', async () => {
    const accessToken = await tokenOf(EMAIL);
    const begun = await begin({ accessToken });
    const device = createAuthenticator();
    const sent = (body: object, sender: Sender = { accessToken }) =>
      send('user/passkeys/add', { name: 'Ključ', ...body }, sender).then(outcomeOf);

    const elsewhere = { ...begun, rp: { ...begun.rp, id: 'zlo.test' } };
    const faults = { origin: 'http://localhost' };
    expect(await sent(device.create(elsewhere, faults))).toBe('409 PASSKEY_NOT_ADDED');
    expect(await sent(device.create(begun))).toBe('401 PASSKEY_EXPIRED');
    await addStaff(EDITOR, 'editor');
    const stolen = device.create(await begin({ accessToken }));
    const thief = { accessToken: await tokenOf(EDITOR) };
    expect(await sent(stolen, thief)).toBe('401 PASSKEY_EXPIRED');
    const login = (await send('login/passkey/begin', {})).json().data;
    const ofLogin = device.create({ ...begun, challenge: login.challenge });
    expect(await sent(ofLogin)).toBe('401 PASSKEY_EXPIRED');
  });

  it('is refused for a credential that is somebody else’s', async () => {
    const { device } = await add();
    await addStaff(EDITOR, 'editor');
    const accessToken = await tokenOf(EDITOR);

    const body = { name: 'Isti', ...device.create(await begin({ accessToken })) };
    const added = await send('user/passkeys/add', body, { accessToken });

    expect(outcomeOf(added)).toBe('409 PASSKEY_NOT_ADDED');
  });

  it.each([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(61) },
    { id: 'nije base64!' },
    { clientDataJSON: 'x'.repeat(4001) },
    { attestationObject: '' },
    { more: 1 },
  ])('refuses a body with %o', async (wrong) => {
    const accessToken = await tokenOf(EMAIL);
    const made = createAuthenticator().create(await begin({ accessToken }));

    const added = await send(
      'user/passkeys/add',
      { name: 'Ključ', ...made, ...wrong },
      { accessToken },
    );

    expect(added.statusCode).toBe(400);
  });

  it('refuses bytes that are no answer of a browser', async () => {
    const accessToken = await tokenOf(EMAIL);
    const { challenge } = await begin({ accessToken });
    const clientData = { type: 'webauthn.create', challenge, origin: 'http://localhost' };
    const body = (clientDataJSON: string) => ({
      name: 'Ključ',
      id: 'AAAA',
      clientDataJSON,
      attestationObject: 'AAAA',
    });
    const sent = (json: string) =>
      send('user/passkeys/add', body(Buffer.from(json).toString('base64url')), { accessToken });

    expect(outcomeOf(await sent('null'))).toBe('401 PASSKEY_EXPIRED');
    expect(outcomeOf(await sent('{"challenge":1}'))).toBe('401 PASSKEY_EXPIRED');
    expect(outcomeOf(await sent(JSON.stringify(clientData)))).toBe('409 PASSKEY_NOT_ADDED');
  });

  it('ends at ten', async () => {
    const { accessToken } = await add();
    const spare = await begin({ accessToken });
    for (let index = 1; index < MAX_PASSKEYS; index += 1) await add(EMAIL, { accessToken });

    const more = await send('user/passkeys/begin', { password: PASSWORD }, { accessToken });
    expect(outcomeOf(more)).toBe('409 TOO_MANY_PASSKEYS');
    const body = { name: 'Jedanaesti', ...createAuthenticator().create(spare) };
    const late = await send('user/passkeys/add', body, { accessToken });
    expect(outcomeOf(late)).toBe('409 TOO_MANY_PASSKEYS');
  });

  it('is refused to customers', async () => {
    await test.services.auth.createAccount(anAccount());
    const accessToken = await tokenOf(anAccount().email);

    const begun = await send('user/passkeys/begin', { password: PASSWORD }, { accessToken });

    expect(outcomeOf(begun)).toBe('401 SCOPE_REQUIRED');
  });
});

describe('logging in with a passkey', () => {
  it('needs nothing else, and notes when', async () => {
    const { device } = await add();

    const done = await enter(device);

    expect(outcomeOf(done)).toBe('200 OK');
    expect(done.json().data.user).toMatchObject({ email: EMAIL, scope: 'backoffice' });
    expect(jar.names).toEqual(expect.arrayContaining(['izlog_access', 'izlog_device']));
    const accessToken =
      (await enter(device, {}, { jar: new CookieJar() })) && jar.get('izlog_access');
    const { passkeys } = await list(accessToken ?? '');
    expect(passkeys[0].lastUsedAt).not.toBeNull();
  });

  it('makes the password alone worth too little, for which a recovery code helps', async () => {
    const { recoveryCodes } = await add();

    const first = await send('login', { username: EMAIL, password: PASSWORD, apiKey: '' });
    expect(outcomeOf(first)).toBe('401 SECOND_FACTOR_REQUIRED');
    const { factorToken } = first.json().error.payload;
    const body = { factorToken, code: recoveryCodes[0] };
    expect(outcomeOf(await send('login/code', body))).toBe('200 OK');
  });

  it('is refused from another origin, to who did not unlock the device, and under another name', async () => {
    const { device } = await add();

    expect(outcomeOf(await enter(device, { origin: 'https://zlo.test' }))).toBe(
      '401 PASSKEY_REFUSED',
    );
    expect(outcomeOf(await enter(device, { unverified: true }))).toBe('401 PASSKEY_REFUSED');
    const userHandle = Buffer.from('izlog-999').toString('base64url');
    expect(outcomeOf(await enter(device, { userHandle }))).toBe('401 PASSKEY_REFUSED');
  });

  it('is refused to a passkey that nobody knows, or with the key of another', async () => {
    const { device, accessToken } = await add();
    const { device: second } = await add(EMAIL, { accessToken });
    const unknown = createAuthenticator();

    expect(outcomeOf(await enter(unknown))).toBe('401 PASSKEY_REFUSED');
    const begun = (await send('login/passkey/begin', {}, { jar })).json().data;
    const forged = { ...second.prove(begun), id: device.id };
    expect(outcomeOf(await send('login/passkey', forged, { jar }))).toBe('401 PASSKEY_REFUSED');
  });

  it('takes a challenge once, in the browser that asked for it, and for five minutes', async () => {
    const { device } = await add();
    const ask = async () => (await send('login/passkey/begin', {}, { jar })).json().data;
    const end = (proof: object, cookies = jar) =>
      send('login/passkey', proof, { jar: cookies }).then(outcomeOf);

    const proof = device.prove(await ask());
    expect(await end(proof)).toBe('200 OK');
    expect(await end(proof)).toBe('401 PASSKEY_EXPIRED');
    expect(await end(device.prove(await ask()), new CookieJar())).toBe('401 PASSKEY_EXPIRED');
    const late = device.prove(await ask());
    await test.database.db
      .updateTable('one_time_token')
      .set({ expires_at: new Date(0) })
      .where('purpose', '=', 'passkey')
      .execute();
    expect(await end(late)).toBe('401 PASSKEY_EXPIRED');
    expect(await end(device.prove({ ...(await ask()), challenge: 'AAAA' }))).toBe(
      '401 PASSKEY_EXPIRED',
    );
  });

  it('refuses a copy, whose counter stays behind, and tells the owner', async () => {
    const { device } = await add();
    expect(outcomeOf(await enter(device, { counter: 7 }))).toBe('200 OK');

    expect(outcomeOf(await enter(device, { counter: 7 }))).toBe('401 PASSKEY_COPIED');
    expect(outcomeOf(await enter(device, { counter: 3 }))).toBe('401 PASSKEY_COPIED');
    expect(outcomeOf(await enter(device, { counter: 0 }))).toBe('401 PASSKEY_COPIED');
    expect(outcomeOf(await enter(device, { counter: 8 }))).toBe('200 OK');
    expect(await mails()).toHaveLength(1 + 3);
  });

  it('goes on with a device that does not count', async () => {
    const { device } = await add(EMAIL, { counts: false });

    expect(outcomeOf(await enter(device))).toBe('200 OK');
    expect(outcomeOf(await enter(device))).toBe('200 OK');
  });

  it('is refused at another host than that it was made at', async () => {
    const { device } = await add();
    const begun = await send('login/passkey/begin', {}, { jar, headers: { host: 'shop.test' } });
    expect(begun.json().data.rpId).toBe('shop.test');

    const proof = device.prove({ ...begun.json().data, rpId: 'localhost' });
    const refused = await send('login/passkey', proof, { jar, headers: { host: 'shop.test' } });

    expect(outcomeOf(refused)).toBe('401 PASSKEY_REFUSED');
  });

  it('ends for who is shut out, and is refused at a site where its owner does not work', async () => {
    await addStaff(EDITOR, 'editor');
    const { device } = await add(EDITOR);
    const headers = await addSecondSite(test);

    const elsewhere = { jar, headers };
    expect(outcomeOf(await enter(device, {}, elsewhere))).toBe('401 PASSKEY_REFUSED');
    await test.services.auth.setDisabledByEmail(1, EDITOR, true);
    expect(outcomeOf(await enter(device))).toBe('401 PASSKEY_REFUSED');
  });

  it('slows down who tries too often, and nobody else', async () => {
    const { device } = await add();
    await enter(device);
    const stranger = new CookieJar();
    const outcomes: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const origin = 'https://zlo.test';
      outcomes.push(outcomeOf(await enter(device, { origin }, { jar: stranger })));
    }

    expect(outcomes.at(-2)).toBe('401 PASSKEY_REFUSED');
    expect(outcomes.at(-1)).toBe('429 TOO_MANY_REQUESTS');
    expect(outcomeOf(await enter(device))).toBe('200 OK');
    expect(await passwordLogin()).toBe('401 SECOND_FACTOR_REQUIRED');
  });

  it.each([{ signature: 'x y' }, { id: '' }, { authenticatorData: 'A'.repeat(4001) }, { more: 1 }])(
    'refuses a body with %o',
    async (wrong) => {
      const { device } = await add();
      const { data } = (await send('login/passkey/begin', {}, { jar })).json();

      const done = await send('login/passkey', { ...device.prove(data), ...wrong }, { jar });

      expect(done.statusCode).toBe(400);
    },
  );
});

describe('removing a passkey', () => {
  const remove = (id: number, password: string, accessToken: string) =>
    send('user/passkeys/remove', { id, password }, { accessToken }).then(outcomeOf);
  const idOf = async (accessToken: string) => (await list(accessToken)).passkeys[0].id;

  it('asks for the password, tells by mail, and lets the password do again', async () => {
    const { device, accessToken, recoveryCodes } = await add();
    const id = await idOf(accessToken);

    expect(await remove(id, 'pogresna', accessToken)).toBe('409 INCORRECT_PASSWORD');
    expect(await remove(id, PASSWORD, accessToken)).toBe('200 OK');
    expect(await remove(id, PASSWORD, accessToken)).toBe('404 NOT_FOUND');

    expect(outcomeOf(await enter(device))).toBe('401 PASSKEY_REFUSED');
    expect(await passwordLogin()).toBe('200 OK');
    expect(recoveryCodes).toHaveLength(10);
    expect((await list(accessToken)).recoveryCodesLeft).toBe(0);
    expect(await mails()).toEqual([EMAIL, EMAIL]);
  });

  it('of somebody else is not possible', async () => {
    const { accessToken } = await add();
    const id = await idOf(accessToken);
    await addStaff(EDITOR, 'editor');

    expect(await remove(id, PASSWORD, await tokenOf(EDITOR))).toBe('404 NOT_FOUND');
    expect((await list(accessToken)).passkeys).toHaveLength(1);
  });

  it('is done by the command for who lost it', async () => {
    const { device } = await add();

    expect(await test.services.ownFactor.reset(1, EMAIL)).toBe(true);

    expect(outcomeOf(await enter(device))).toBe('401 PASSKEY_REFUSED');
    expect(await passwordLogin()).toBe('200 OK');
    expect(await test.services.ownFactor.reset(1, EMAIL)).toBe(false);
  });
});

describe('where the site demands a second factor', () => {
  it('a passkey is one, from its first moment on', async () => {
    const accessToken = await tokenOf(EMAIL);
    await test.app.inject({
      method: 'PUT',
      url: '/api/v1/option/update/SecondFactor',
      headers: { ...test.headers, accesstoken: accessToken },
      payload: { value: 'everyone' },
    });
    const users = () => send('admin/user/filter', {}, { accessToken }).then(outcomeOf);
    expect(await users()).toBe('403 SECOND_FACTOR_MISSING');

    await add(EMAIL, { accessToken });

    expect(await users()).toBe('200 OK');
  });

  it('owners add one at another site than that of their account', async () => {
    const headers = await addSecondSite(test);
    const accessToken = await tokenOf(EMAIL);
    const there = { accessToken, headers: { ...headers, host: 'drugi.test' } };

    const { device, added } = await add(EMAIL, there);

    expect(outcomeOf(added)).toBe('200 OK');
    const cookies = { jar, headers: there.headers };
    expect(outcomeOf(await enter(device, {}, cookies))).toBe('200 OK');
    expect(outcomeOf(await enter(device))).toBe('401 PASSKEY_REFUSED');
  });
});
