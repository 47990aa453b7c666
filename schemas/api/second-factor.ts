import { Type } from 'typebox';
import { PASSWORD_MAX_LENGTH } from '#domain/people/password.ts';
import { tokensSchema } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { userSchema } from './users.ts';

const strict = { additionalProperties: false };
/** Of the app, or a recovery code; people type blanks and dashes. */
const codeSchema = Type.String({ minLength: 6, maxLength: 40 });
const passwordSchema = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
const recoveryCodesSchema = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

/**
 * Second step of a login, with what `auth.login` gave along with 401 `SECOND_FACTOR_REQUIRED`. 409
 * WRONG_CODE, 401 FACTOR_LOGIN_EXPIRED when the login has to begin again.
 */
export const enterCode = defineEndpoint({
  key: 'auth.enterCode',
  method: 'POST',
  path: '/api/v1/login/code',
  summary: 'End a login with a code of the app or a recovery code',
  access: 'public',
  body: Type.Object(
    {
      factorToken: Type.String({ minLength: 1, maxLength: 200 }),
      code: codeSchema,
    },
    strict,
  ),
  data: Type.Object({ tokens: tokensSchema, user: userSchema }),
});

export const factorState = defineEndpoint({
  key: 'auth.factorState',
  method: 'GET',
  path: '/api/v1/user/factor',
  summary: 'Whether the own login asks for a code',
  access: 'backoffice',
  beforeFactor: true,
  data: Type.Object({ isOn: Type.Boolean(), recoveryCodesLeft: Type.Integer() }),
});

/** 409 INCORRECT_PASSWORD, FACTOR_ALREADY_ON. */
export const beginFactor = defineEndpoint({
  key: 'auth.beginFactor',
  method: 'POST',
  path: '/api/v1/user/factor/begin',
  summary: 'Get a secret for an app that makes codes',
  access: 'backoffice',
  beforeFactor: true,
  body: Type.Object({ password: passwordSchema }, strict),
  data: Type.Object({
    /** Base 32, for typing it. */
    secret: Type.String(),
    /** `otpauth:` address, for opening it. */
    address: Type.String(),
    /** The address as a QR code: its width, and the dark squares as the path of an SVG. */
    qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
  }),
});

/** Ends the other logins of the account. 409 WRONG_CODE, FACTOR_NOT_BEGUN. */
export const confirmFactor = defineEndpoint({
  key: 'auth.confirmFactor',
  method: 'POST',
  path: '/api/v1/user/factor/confirm',
  summary: 'Turn the code at the login on',
  access: 'backoffice',
  beforeFactor: true,
  body: Type.Object({ code: codeSchema }, strict),
  data: recoveryCodesSchema,
});

/** Those of before are worth nothing any more. 409 INCORRECT_PASSWORD, WRONG_CODE, FACTOR_NOT_ON. */
export const newRecoveryCodes = defineEndpoint({
  key: 'auth.newRecoveryCodes',
  method: 'POST',
  path: '/api/v1/user/factor/recoveryCodes',
  summary: 'Make new recovery codes',
  access: 'backoffice',
  body: Type.Object({ password: passwordSchema, code: codeSchema }, strict),
  data: recoveryCodesSchema,
});

/** 409 INCORRECT_PASSWORD, WRONG_CODE, FACTOR_NOT_ON. */
export const removeFactor = defineEndpoint({
  key: 'auth.removeFactor',
  method: 'POST',
  path: '/api/v1/user/factor/remove',
  summary: 'Turn the code at the login off',
  access: 'backoffice',
  body: Type.Object({ password: passwordSchema, code: codeSchema }, strict),
  data: Type.Object({}),
});
