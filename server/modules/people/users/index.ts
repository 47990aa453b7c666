import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { periodically } from '#server/plugins/periodic.ts';
import { createAddressRepository } from './address.repository.ts';
import { toAddress, toColumns } from './address-fields.ts';
import { type AddressService, createAddressService } from './addresses.service.ts';
import { createLoyaltyRepository } from './loyalty.repository.ts';
import { createLoyaltyService, type LoyaltyService } from './loyalty.service.ts';
import { profileForms } from './profile.forms.ts';
import { MemberCardInvalid, UserExists } from './users.errors.ts';
import { createUserRepository } from './users.repository.ts';
import { userRoutes } from './users.routes.ts';
import { createUserService, type UserService } from './users.service.ts';

export type { AddressType } from '#server/db/tables/users.ts';
export { MemberCardInvalid, profileForms, toAddress, toColumns, UserExists };

const HOUR_MS = 60 * 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Users as they see themselves, and member cards. */
    users: UserService;
    /** Addresses of accounts. */
    userAddresses: AddressService;
    /** Points. */
    loyalty: LoyaltyService;
  }
}

/** Profiles, addresses, member cards, points. Needs consents. */
export const usersModule = fp(async (app: FastifyInstance) => {
  const addresses = createAddressService(createAddressRepository(app.db), app.consents);
  const loyalty = createLoyaltyService(createLoyaltyRepository(app.db));
  const users = createUserService({
    repository: createUserRepository(app.db),
    addresses,
    throttle: app.throttle,
    options: app.site.options,
    emailChanged: (...args) => app.auth.emailChanged(...args),
  });
  app.decorate('users', users);
  app.decorate('userAddresses', addresses);
  app.decorate('loyalty', loyalty);
  userRoutes(app, { users, addresses, loyalty });
  periodically(app, { name: 'booking ended points', everyMs: HOUR_MS }, loyalty.bookExpired);
});
