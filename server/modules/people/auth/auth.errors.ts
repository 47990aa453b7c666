import { defineError } from '#server/errors.ts';

/** One answer for an unknown user and a wrong password, so that accounts cannot be found out. */
export const InvalidLogin = defineError('INVALID_LOGIN', 'Unknown username or password!', 401);
/** Strangers guess at the account; devices that it knows, and who resets the password, get in. */
export const UnknownDeviceLimited = defineError(
  'UNKNOWN_DEVICE_LIMITED',
  'Too many failed logins from unknown devices',
  429,
);
/** Only for somebody who knows the password (G-094). */
export const EmailNotConfirmed = defineError('EMAIL_NOT_CONFIRMED', 'E-mail is not confirmed', 401);
/** Without an owner nobody could let anybody into the back office any more. */
export const LastOwner = defineError('LAST_OWNER', 'The last owner cannot be removed', 409);
/** Used, expired, taken back by a later start, or somebody works in the back office already. */
export const SetupLinkInvalid = defineError(
  'SETUP_LINK_INVALID',
  'The set-up address is not valid any more',
  400,
);
export const ResetTokenInvalid = defineError('RESET_TOKEN_INVALID', 'reset token invalid', 400);
export const IncorrectOldPassword = defineError(
  'INCORRECT_OLD_PASSWORD',
  'Incorrect old password.',
  409,
);
/** The password was right; `factorToken` and a code of the app end the login. */
export const SecondFactorRequired = defineError(
  'SECOND_FACTOR_REQUIRED',
  'A code of the app is needed',
  401,
);
export const FactorLoginExpired = defineError(
  'FACTOR_LOGIN_EXPIRED',
  'The login has to begin again',
  401,
);
/** Of an app or of those that help without it: wrong, expired, or used before. */
export const WrongCode = defineError('WRONG_CODE', 'The code is not right', 409);
export const IncorrectPassword = defineError(
  'INCORRECT_PASSWORD',
  'The password is not right',
  409,
);
export const FactorAlreadyOn = defineError(
  'FACTOR_ALREADY_ON',
  'The code at the login is on already',
  409,
);
export const FactorNotBegun = defineError(
  'FACTOR_NOT_BEGUN',
  'No secret waits for its first code',
  409,
);
export const FactorNotOn = defineError('FACTOR_NOT_ON', 'The code at the login is not on', 409);
/** Unknown, of another address or account, or not signed as it has to be. */
export const PasskeyRefused = defineError('PASSKEY_REFUSED', 'The passkey is not valid here', 401);
/** The challenge is used or old, or another browser asked for it. */
export const PasskeyExpired = defineError(
  'PASSKEY_EXPIRED',
  'The passkey has to be asked for again',
  401,
);
/** Its counter did not go up: somebody else used a copy before. */
export const PasskeyCopied = defineError(
  'PASSKEY_COPIED',
  'A copy of the passkey seems to be in use',
  401,
);
export const PasskeyNotAdded = defineError('PASSKEY_NOT_ADDED', 'The passkey is not valid', 409);
export const TooManyPasskeys = defineError(
  'TOO_MANY_PASSKEYS',
  'The account has as many passkeys as it may have',
  409,
);
export const SocialLoginRefused = defineError(
  'SOCIAL_LOGIN_REFUSED',
  'The login at the provider is not valid',
  401,
);
export const SocialEmailUnverified = defineError(
  'SOCIAL_EMAIL_UNVERIFIED',
  'The provider does not vouch for the e-mail',
  401,
);
/** An account with a password is not taken over by who logs in elsewhere with its e-mail (S32). */
export const SocialAccountExists = defineError(
  'SOCIAL_ACCOUNT_EXISTS',
  'Log in with the password of this e-mail',
  401,
);
