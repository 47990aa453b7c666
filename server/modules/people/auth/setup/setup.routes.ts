import type { FastifyInstance } from 'fastify';
import { checkSetup, makeFirstOwner } from '#schemas/api/auth.ts';
import type { UserService } from '#server/modules/people/users/index.ts';
import { handOver, overHttp } from '../handing-over.ts';
import type { KnownDevices } from '../known-devices.ts';
import type { FirstOwnerService } from './first-owner.ts';

const QUARTER_HOUR = 15 * 60;

interface SetupServices {
  users: Pick<UserService, 'toUser'>;
  knownDevices: KnownDevices;
  firstOwner: FirstOwnerService;
}

/** Setting up a shop in which nobody works yet. */
export function setupRoutes(
  app: FastifyInstance,
  { users, knownDevices, firstOwner }: SetupServices,
) {
  app.implement(
    checkSetup,
    async ({ body }, { site }) => {
      await firstOwner.check(site.id, body.token);
      return {};
    },
    { limit: { max: 30, windowSeconds: QUARTER_HOUR } },
  );
  app.implement(
    makeFirstOwner,
    async ({ body: { token, ...person } }, ctx) => {
      const { request, reply } = overHttp(ctx);
      const session = await firstOwner.make(ctx.site.id, token, person);
      const tokens = handOver(knownDevices, request, reply, session);
      return { tokens, user: await users.toUser(session.account) };
    },
    { limit: { max: 30, windowSeconds: QUARTER_HOUR } },
  );
}
