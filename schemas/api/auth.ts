import { Type } from 'typebox';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/people/password.ts';
import { acceptedConsentsSchema } from './consents.ts';
import { defineEndpoint } from './endpoint.ts';
import { emailSchema, nameSchema, userSchema } from './users.ts';

/** Empty strings where the browser's tokens travel in httpOnly cookies instead. */
export const tokensSchema = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.String(),
});

/**
 * 401 `EMAIL_NOT_CONFIRMED` where the site insists on it (API-01). A browser (it sends
 * `x-izlog-client: browser`) gets cookies and no token in the body.
 */
export const login = defineEndpoint({
  key: 'auth.login',
  method: 'POST',
  path: '/api/v1/login',
  summary: 'Log in with e-mail and password',
  access: 'public',
  captcha: true,
  body: Type.Object(
    {
      username: emailSchema,
      password: Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH }),
      apiKey: Type.String({ maxLength: 200 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ tokens: tokensSchema, user: userSchema }),
});

/** Reads the refresh token from the `refreshToken` header or the cookie; rotates it (API-02). */
export const refresh = defineEndpoint({
  key: 'auth.refresh',
  method: 'GET',
  path: '/api/v1/refresh',
  summary: 'Exchange the refresh token for new tokens',
  access: 'public',
  data: Type.Object({ tokens: tokensSchema }),
});

/** Ends the token family of this session (API-18). */
export const logout = defineEndpoint({
  key: 'auth.logout',
  method: 'POST',
  path: '/api/v1/user/logout',
  summary: 'Log out',
  access: 'user',
  body: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({}),
});

/** The profile of a customer (API-03). */
export const shopperProfile = defineEndpoint({
  key: 'auth.shopperProfile',
  method: 'GET',
  path: '/api/v1/user/web/profile',
  summary: 'Profile of the logged-in shopper',
  access: 'user',
  data: userSchema,
});

/** The profile of a back-office user (API-04). */
export const adminProfile = defineEndpoint({
  key: 'auth.adminProfile',
  method: 'GET',
  path: '/api/v1/user/profile',
  summary: 'Profile of the logged-in back-office user',
  access: 'backoffice',
  beforeFactor: true,
  data: Type.Object({
    ...userSchema.properties,
    adminLanguage: Type.String(),
    /** Every other call of the back office answers 403 SECOND_FACTOR_MISSING. */
    mustSetFactor: Type.Optional(Type.Boolean()),
  }),
});

/** G-035: older paths of the same calls. */
export const legacyLogin = defineEndpoint({
  ...login,
  key: 'auth.legacyLogin',
  path: '/api/auth/login',
});
export const legacyLogout = defineEndpoint({
  ...logout,
  key: 'auth.legacyLogout',
  path: '/api/auth/logout',
});
export const legacyUser = defineEndpoint({
  ...shopperProfile,
  key: 'auth.legacyUser',
  path: '/api/auth/user',
});

/** A new password (AUTH-20). */
export const newPasswordSchema = Type.String({
  maxLength: PASSWORD_MAX_LENGTH,
  format: 'password',
});
/** A password typed again or typed before: compared, not checked for strength. */
const typedPasswordSchema = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
/** A secret from a mail. */
const mailedTokenSchema = Type.String({ minLength: 1, maxLength: 200 });

/** Logs in at once (G-094) and mails a link that confirms the address (API-19). */
export const register = defineEndpoint({
  key: 'auth.register',
  method: 'POST',
  path: '/api/v1/user/web/register',
  summary: 'Make an account',
  access: 'public',
  captcha: true,
  body: Type.Object(
    {
      firstName: nameSchema,
      lastName: nameSchema,
      email: emailSchema,
      password: newPasswordSchema,
      confirmedPassword: typedPasswordSchema,
      acceptedConsents: Type.Optional(acceptedConsentsSchema),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ tokens: tokensSchema, user: userSchema }),
});

const setupTokenSchema = Type.String({ minLength: 1, maxLength: 200 });

/** Whether the address that the start of the server printed is still good. 400 SETUP_LINK_INVALID. */
export const checkSetup = defineEndpoint({
  key: 'auth.checkSetup',
  method: 'POST',
  path: '/api/v1/setup/check',
  summary: 'Check the address to set up a shop',
  access: 'public',
  body: Type.Object({ token: setupTokenSchema }, { additionalProperties: false }),
  data: Type.Object({}),
});

/**
 * Makes the first owner of a back office without accounts, and logs in. 400 SETUP_LINK_INVALID, 409
 * USER_EXISTS.
 */
export const makeFirstOwner = defineEndpoint({
  key: 'auth.makeFirstOwner',
  method: 'POST',
  path: '/api/v1/setup/owner',
  summary: 'Make the first owner of a shop',
  access: 'public',
  body: Type.Object(
    {
      token: setupTokenSchema,
      firstName: nameSchema,
      lastName: nameSchema,
      email: emailSchema,
      password: newPasswordSchema,
      confirmedPassword: typedPasswordSchema,
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ tokens: tokensSchema, user: userSchema }),
});

/**
 * The link of the mail opens a page, and only that page's script makes this call: what merely
 * fetches links confirms nothing. 404 for a secret that is used, expired or unknown (API-10).
 */
export const verifyEmail = defineEndpoint({
  key: 'auth.verify',
  method: 'GET',
  path: '/api/v1/user/web/verify/:id',
  summary: 'Confirm an e-mail address',
  access: 'public',
  params: Type.Object({ id: mailedTokenSchema }),
  data: Type.Object({ confirmed: Type.Literal(true), email: Type.String() }),
});

/** The same answer, as fast, for an address without an account (API-15, S30). */
export const forgotPassword = defineEndpoint({
  key: 'auth.forgotPassword',
  method: 'POST',
  path: '/api/v1/user/web/forgotPassword',
  summary: 'Mail a link to choose a new password',
  access: 'public',
  captcha: true,
  body: Type.Object({ email: emailSchema }, { additionalProperties: false }),
  data: Type.Object({}),
});

/** Ends every login of the account (API-16, I39). */
export const resetPassword = defineEndpoint({
  key: 'auth.resetPassword',
  method: 'POST',
  path: '/api/v1/user/web/resetPassword',
  summary: 'Choose a new password by the secret from the mail',
  access: 'public',
  body: Type.Object(
    {
      token: mailedTokenSchema,
      newPassword: newPasswordSchema,
      newPasswordAgain: typedPasswordSchema,
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
});

/** Ends every other login of the account (API-21, I39). */
export const changePassword = defineEndpoint({
  key: 'auth.changePassword',
  method: 'PATCH',
  path: '/api/v1/user/web/changePassword',
  summary: 'Change the own password',
  access: 'user',
  body: Type.Object(
    {
      oldPassword: typedPasswordSchema,
      newPassword: newPasswordSchema,
      newPasswordAgain: typedPasswordSchema,
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
});
