import type { FastifyInstance } from 'fastify';
import { adminProfile, legacyUser, shopperProfile } from '#schemas/api/auth.ts';
import {
  createAddress,
  loyaltyFigures,
  updateAddress,
  updateUser,
  validateMemberBarcode,
} from '#schemas/api/users.ts';
import { Unauthenticated } from '#server/errors.ts';
import type { CallContext, CallUser } from '#server/plugins/call-context.ts';
import type { AddressService } from './addresses.service.ts';
import type { LoyaltyService } from './loyalty.service.ts';
import type { UserService } from './users.service.ts';

export interface UserServices {
  users: UserService;
  userAddresses: AddressService;
  loyalty: LoyaltyService;
}

export function userRoutes(app: FastifyInstance, { users, userAddresses, loyalty }: UserServices) {
  const own = async (ctx: CallContext) => users.account(ctx.site.id, userOf(ctx).id);

  app.implement(shopperProfile, async (_input, ctx) => users.toUser(await own(ctx)));
  app.implement(legacyUser, async (_input, ctx) => users.toUser(await own(ctx)));
  app.implement(adminProfile, async (_input, ctx) => {
    const account = await own(ctx);
    const profile = { ...(await users.toUser(account)), adminLanguage: account.admin_language };
    return ctx.user?.mustSetFactor ? { ...profile, mustSetFactor: true } : profile;
  });
  app.implement(updateUser, ({ body }, ctx) => users.update(ctx, userOf(ctx), body));
  app.implement(validateMemberBarcode, async ({ body }, ctx) => ({
    isValid: await users.isGoodCard(ctx.site.id, userOf(ctx).id, body.barcode),
  }));
  app.implement(loyaltyFigures, (_input, ctx) => loyalty.figures(userOf(ctx).id));
  app.implement(createAddress, ({ body: { acceptedConsents = [], ...address } }, ctx) =>
    userAddresses.create(ctx, userOf(ctx), address, acceptedConsents),
  );
  app.implement(updateAddress, ({ params, body: { acceptedConsents = [], ...change } }, ctx) =>
    userAddresses.update(ctx, userOf(ctx), params.id, change, acceptedConsents),
  );
}

/** The access rule lets nobody else through. */
function userOf({ user }: CallContext): CallUser {
  if (!user) throw new Unauthenticated();
  return user;
}
