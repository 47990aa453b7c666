import { defineError } from '#server/errors.ts';

/** `methods` names the ways of delivery that go to no other country of the shop. */
export const CountryInUse = defineError('COUNTRY_IN_USE', 'Ways of delivery would go nowhere', 409);
