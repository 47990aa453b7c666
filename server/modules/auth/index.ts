import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { CallUser } from '#server/plugins/call-context.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Secrets } from '#server/secrets.ts';
import { createAccessTokens } from './access-token.ts';
import { createAuthRepository } from './auth.repository.ts';
import { authRoutes } from './auth.routes.ts';
import { type AuthService, createAuthService } from './auth.service.ts';
import { createAuthenticate, createIdentify } from './identify.ts';
import { createRefreshTokens } from './refresh-tokens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Accounts and logins, for sample data and forms. */
    auth: AuthService;
    /**
     * Who opens a page; renews an expired login on the fly and then sets cookies, so such an answer
     * must not be cached.
     */
    identify(request: FastifyRequest, reply: FastifyReply): Promise<CallUser | null>;
  }
}

/** Accounts, login, tokens. */
export const authModule = fp(async (app: FastifyInstance, { secrets }: { secrets: Secrets }) => {
  const repository = createAuthRepository(app.db);
  const access = createAccessTokens(secrets.token);
  const refresh = createRefreshTokens(repository);
  const auth = createAuthService({ repository, access, refresh, throttle: app.throttle });

  app.decorate('auth', auth);
  const authenticate = createAuthenticate(access, repository);
  app.decorate('authenticate', authenticate);
  app.decorate('identify', createIdentify(authenticate, auth));
  authRoutes(app, auth);
  periodically(app, { name: 'forgetting ended logins', everyMs: 60 * 60_000 }, () =>
    repository.deleteEndedFamilies(),
  );
});
