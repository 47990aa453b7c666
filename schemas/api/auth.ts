import { type Static, Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';

/** A user as the API shows it (ENT-01). `scope` is `web` or `backoffice`. */
export const userSchema = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  scope: Type.Enum(['web', 'backoffice']),
  isBackofficeUser: Type.Boolean(),
  memberCardBarcode: Type.String(),
  details: Type.Object({ firstName: Type.String(), lastName: Type.String() }),
  company: Type.Object({ name: Type.String() }),
  addresses: Type.Array(Type.Unknown()),
});
export type User = Static<typeof userSchema>;

/** Empty strings where the browser's tokens travel in httpOnly cookies instead. */
export const tokensSchema = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.String(),
});

/** API-01. A browser (it sends `x-izlog-client: browser`) gets cookies and no token in the body. */
export const login = defineEndpoint({
  key: 'auth.login',
  method: 'POST',
  path: '/api/v1/login',
  summary: 'Log in with e-mail and password',
  access: 'public',
  body: Type.Object(
    {
      username: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
      password: Type.String({ minLength: 8, maxLength: 200 }),
      apiKey: Type.String({ maxLength: 200 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ tokens: tokensSchema, user: userSchema }),
});

/** API-02. Reads the refresh token from the `refreshToken` header or the cookie; rotates it. */
export const refresh = defineEndpoint({
  key: 'auth.refresh',
  method: 'GET',
  path: '/api/v1/refresh',
  summary: 'Exchange the refresh token for new tokens',
  access: 'public',
  data: Type.Object({ tokens: tokensSchema }),
});

/** API-18. Ends the token family of this session. */
export const logout = defineEndpoint({
  key: 'auth.logout',
  method: 'POST',
  path: '/api/v1/user/logout',
  summary: 'Log out',
  access: 'user',
  body: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({}),
});

/** API-03. */
export const shopperProfile = defineEndpoint({
  key: 'auth.shopperProfile',
  method: 'GET',
  path: '/api/v1/user/web/profile',
  summary: 'Profile of the logged-in shopper',
  access: 'user',
  data: userSchema,
});

/** API-04. */
export const adminProfile = defineEndpoint({
  key: 'auth.adminProfile',
  method: 'GET',
  path: '/api/v1/user/profile',
  summary: 'Profile of the logged-in back-office user',
  access: 'backoffice',
  data: Type.Object({ ...userSchema.properties, adminLanguage: Type.String() }),
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
