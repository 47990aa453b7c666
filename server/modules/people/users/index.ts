import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Consents } from '#server/modules/people/consents/index.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import type { Throttle } from '#server/plugins/throttle.ts';
import { createAddressRepository } from './address.repository.ts';
import { toAddress, toColumns } from './address-fields.ts';
import { createAddressService } from './addresses.service.ts';
import { createLoyaltyRepository } from './loyalty.repository.ts';
import { createLoyaltyService } from './loyalty.service.ts';
import { profileForms } from './profile.forms.ts';
import { MemberCardInvalid, UserExists } from './users.errors.ts';
import { createUserRepository } from './users.repository.ts';
import { type UserServices, userRoutes } from './users.routes.ts';
import { createUserService, type EmailChanged, mustConfirm } from './users.service.ts';

export type { AddressType } from '#server/db/tables/users.ts';
export type { UserService } from './users.service.ts';
export { MemberCardInvalid, mustConfirm, profileForms, toAddress, toColumns, UserExists };

const HOUR_MS = 60 * 60_000;

interface UserDeps extends Pick<ServiceDeps, 'db'> {
  consents: Consents;
  throttle: Throttle;
  options: SiteService['options'];
  emailChanged: EmailChanged;
}

/** Profiles, addresses, member cards, points. */
export function createUsers({ db, consents, throttle, options, emailChanged }: UserDeps) {
  const userAddresses = createAddressService(createAddressRepository(db), consents);
  const repository = createUserRepository(db);
  return {
    users: createUserService({
      repository,
      addresses: userAddresses,
      throttle,
      options,
      emailChanged,
    }),
    userAddresses,
    loyalty: createLoyaltyService(createLoyaltyRepository(db)),
  };
}

export const usersModule = fp(async (app: FastifyInstance, services: UserServices) => {
  userRoutes(app, services);
  const { bookExpired } = services.loyalty;
  periodically(app, { name: 'booking ended points', everyMs: HOUR_MS }, bookExpired);
});
