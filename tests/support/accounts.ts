import type { FastifyInstance } from 'fastify';
import type { User } from '#schemas/api/users.ts';
import type { Services } from '#server/services.ts';

export const PASSWORD = 'Lozinka#1';

/** An account to log in with; `overrides` name what the test is about. */
export function anAccount(
  overrides: Partial<Parameters<Services['auth']['createAccount']>[0]> = {},
) {
  return {
    siteId: 1,
    email: 'kupac@izlog.test',
    password: PASSWORD,
    scope: 'web' as const,
    firstName: 'Ana',
    lastName: 'Kovač',
    ...overrides,
  };
}

interface LoginReply {
  data: { tokens: { accessToken: string; refreshToken: string }; user: User };
}

/** Logs in as a client that is no browser. */
export async function logIn(
  app: FastifyInstance,
  headers: Record<string, string>,
  username: string,
): Promise<LoginReply['data']> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers,
    payload: { username, password: PASSWORD, apiKey: '' },
  });
  if (response.statusCode !== 200) throw new Error(`Login failed: ${response.body}`);
  return response.json<LoginReply>().data;
}
