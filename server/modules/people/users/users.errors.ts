import { defineError } from '#server/errors.ts';

/** The text is the contract's (ERR-05). Tells that an account exists, where that is specified (S31). */
export const UserExists = defineError('USER_EXISTS', 'User already exist.', 409);
export const MemberCardInvalid = defineError(
  'MEMBER_CARD_INVALID',
  'Membership card is not valid.',
  400,
);
