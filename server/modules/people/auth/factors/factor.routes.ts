import type { FastifyInstance } from 'fastify';
import {
  beginFactor,
  confirmFactor,
  enterCode,
  factorState,
  newRecoveryCodes,
  removeFactor,
} from '#schemas/api/second-factor.ts';
import { Unauthenticated } from '#server/errors.ts';
import type { UserService } from '#server/modules/people/users/index.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { handOver, overHttp } from '../handing-over.ts';
import { familyOf } from '../identify.ts';
import { DEVICE_COOKIE, type KnownDevices } from '../known-devices.ts';
import type { FactorLogin } from './factor-login.ts';
import type { OwnFactor } from './own-factor.ts';

const LIMIT = { max: 60, windowSeconds: 15 * 60 };

export interface FactorServices {
  users: Pick<UserService, 'toUser'>;
  knownDevices: KnownDevices;
  factorLogin: FactorLogin;
  ownFactor: OwnFactor;
}

/** The second step of a login, and what people of the back office change about their own. */
export function factorRoutes(
  app: FastifyInstance,
  { users, knownDevices, factorLogin, ownFactor }: FactorServices,
) {
  app.implement(
    enterCode,
    async ({ body }, ctx) => {
      const { request, reply } = overHttp(ctx);
      const session = await factorLogin.enter({
        site: ctx.site,
        address: request.ip,
        deviceCookie: request.cookies[DEVICE_COOKIE],
        ...body,
      });
      const tokens = handOver(knownDevices, request, reply, session);
      return { tokens, user: await users.toUser(session.account) };
    },
    { limit: LIMIT },
  );
  app.implement(factorState, (_input, ctx) => ownFactor.state(callerOf(ctx).user));
  app.implement(beginFactor, ({ body }, ctx) => ownFactor.begin(callerOf(ctx), body.password), {
    limit: LIMIT,
  });
  app.implement(
    confirmFactor,
    async ({ body }, ctx) => ({
      recoveryCodes: await ownFactor.confirm(callerOf(ctx), body.code),
    }),
    { limit: LIMIT },
  );
  app.implement(
    newRecoveryCodes,
    async ({ body }, ctx) => ({
      recoveryCodes: await ownFactor.newCodes(callerOf(ctx), body.password, body.code),
    }),
    { limit: LIMIT },
  );
  app.implement(
    removeFactor,
    async ({ body }, ctx) => {
      await ownFactor.turnOff(callerOf(ctx), body.password, body.code);
      return {};
    },
    { limit: LIMIT },
  );
}

function callerOf({ site, user, request }: CallContext) {
  if (!user) throw new Unauthenticated();
  return { site, user, familyId: request && familyOf(request) };
}
