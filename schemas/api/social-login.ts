import { Type } from 'typebox';
import { SOCIAL_PROVIDERS } from '#domain/people/social-providers.ts';
import { tokensSchema } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { userSchema } from './users.ts';

/** An address of the shop that the provider sends the visitor back to. */
const redirectUriSchema = Type.String({ minLength: 1, maxLength: 500 });

/** Providers that are set up here, in the order of their buttons. */
export const socialProviders = defineEndpoint({
  key: 'auth.socialProviders',
  method: 'GET',
  path: '/api/v1/social/providers',
  summary: 'Providers one can log in at',
  access: 'public',
  data: Type.Object({ providers: Type.Array(Type.Enum([...SOCIAL_PROVIDERS])) }),
});

/** Begins a login; the cookie that it sets proves later that the same browser ends it (API-06). */
export const socialRedirect = defineEndpoint({
  key: 'auth.socialRedirect',
  method: 'GET',
  path: '/api/v1/social/redirect-login',
  summary: 'Address of the provider to log in at',
  access: 'public',
  query: Type.Object({
    provider: Type.Enum([...SOCIAL_PROVIDERS]),
    redirectUri: redirectUriSchema,
  }),
  data: Type.Object({ url: Type.String() }),
});

/**
 * Ends a login with the code that the provider gave (API-05). `state` and `iss` are handed on from
 * the provider's answer; a browser may leave `state` to its cookie. 401 `SOCIAL_ACCOUNT_EXISTS`
 * when an account with a password has the e-mail: it is not taken over (S32).
 */
export const socialLogin = defineEndpoint({
  key: 'auth.social',
  method: 'POST',
  path: '/api/v1/user/social/oauth',
  summary: 'Log in by a provider',
  access: 'public',
  body: Type.Object(
    {
      provider: Type.Enum([...SOCIAL_PROVIDERS]),
      code: Type.String({ minLength: 1, maxLength: 2000 }),
      redirectUri: redirectUriSchema,
      apiKey: Type.String({ maxLength: 200 }),
      state: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      iss: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ tokens: tokensSchema, user: userSchema }),
});
