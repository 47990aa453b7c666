import { type Static, Type } from 'typebox';
import { PASSWORD_MAX_LENGTH } from '#domain/people/password.ts';
import { PASSKEY_NAME_MAX_LENGTH } from '#domain/people/second-factor.ts';
import { instantSchema, rowIdSchema } from '../primitives.ts';
import { tokensSchema } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { userSchema } from './users.ts';

const strict = { additionalProperties: false };
const passwordSchema = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const credentialIdSchema = bytes(1400);
const clientDataSchema = bytes(4000);

/**
 * What a browser needs to ask for any passkey of this address. The challenge is good once, for five
 * minutes, in the browser that asked: an answer without the cookie that comes along is refused.
 */
export const beginPasskeyLogin = defineEndpoint({
  key: 'auth.beginPasskeyLogin',
  method: 'POST',
  path: '/api/v1/login/passkey/begin',
  summary: 'Begin a login with a passkey',
  access: 'public',
  body: Type.Object({}, strict),
  data: Type.Object({
    challenge: Type.String(),
    rpId: Type.String(),
    timeout: Type.Integer(),
    userVerification: Type.Literal('required'),
  }),
});

/**
 * Both factors at once. 401 PASSKEY_REFUSED, PASSKEY_EXPIRED when the login has to begin again,
 * PASSKEY_COPIED when a copy of the passkey was used before.
 */
export const passkeyLogin = defineEndpoint({
  key: 'auth.passkeyLogin',
  method: 'POST',
  path: '/api/v1/login/passkey',
  summary: 'Log in to the back office with a passkey',
  access: 'public',
  body: Type.Object(
    {
      id: credentialIdSchema,
      clientDataJSON: clientDataSchema,
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: Type.Optional(bytes(100)),
    },
    strict,
  ),
  data: Type.Object({ tokens: tokensSchema, user: userSchema }),
});

/** What a browser answers to a login with a passkey. */
export type PasskeyProof = Static<NonNullable<(typeof passkeyLogin)['body']>>;

const passkeySchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Host that it is good at; at others nobody can use it. */
  host: Type.String(),
  createdAt: instantSchema,
  lastUsedAt: Type.Union([instantSchema, Type.Null()]),
});
/** A passkey as its owner sees it. */
export type Passkey = Static<typeof passkeySchema>;

export const passkeys = defineEndpoint({
  key: 'auth.passkeys',
  method: 'GET',
  path: '/api/v1/user/passkeys',
  summary: 'The own passkeys',
  access: 'backoffice',
  beforeFactor: true,
  data: Type.Object({
    /** Host that a new one would be good at. */
    host: Type.String(),
    passkeys: Type.Array(passkeySchema),
    recoveryCodesLeft: Type.Integer(),
  }),
});

/** 409 INCORRECT_PASSWORD, TOO_MANY_PASSKEYS. */
export const beginPasskey = defineEndpoint({
  key: 'auth.beginPasskey',
  method: 'POST',
  path: '/api/v1/user/passkeys/begin',
  summary: 'Begin to add a passkey',
  access: 'backoffice',
  beforeFactor: true,
  body: Type.Object({ password: passwordSchema }, strict),
  data: Type.Object({
    challenge: Type.String(),
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(
      Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') }),
    ),
    timeout: Type.Integer(),
    attestation: Type.Literal('none'),
    excludeCredentials: Type.Array(
      Type.Object({ id: Type.String(), type: Type.Literal('public-key') }),
    ),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Literal(true),
      userVerification: Type.Literal('required'),
    }),
  }),
});

/**
 * The first second factor of an account ends its other logins, and answers recovery codes; after it
 * there are none. 401 PASSKEY_EXPIRED, 409 PASSKEY_NOT_ADDED, TOO_MANY_PASSKEYS.
 */
export const addPasskey = defineEndpoint({
  key: 'auth.addPasskey',
  method: 'POST',
  path: '/api/v1/user/passkeys/add',
  summary: 'Add a passkey',
  access: 'backoffice',
  beforeFactor: true,
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX_LENGTH, pattern: '\\S' }),
      id: credentialIdSchema,
      clientDataJSON: clientDataSchema,
      attestationObject: bytes(16_000),
    },
    strict,
  ),
  data: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
});

/** What a browser answers when it has made a passkey, and how its owner calls it. */
export type NewPasskey = Static<NonNullable<(typeof addPasskey)['body']>>;

/** 404 for one that is somebody else's, 409 INCORRECT_PASSWORD. */
export const removePasskey = defineEndpoint({
  key: 'auth.removePasskey',
  method: 'POST',
  path: '/api/v1/user/passkeys/remove',
  summary: 'Remove an own passkey',
  access: 'backoffice',
  body: Type.Object({ id: rowIdSchema, password: passwordSchema }, strict),
  data: Type.Object({}),
});
