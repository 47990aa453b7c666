import type { ScreenName } from '#runtime/links/screens.ts';
import type { Element } from '#schemas/content/element.ts';
import { builtIn, part } from './built-in-template.ts';

/** Pages of screens that mails and logins lead to, for shops that have published none of their own. */
export const BUILT_IN_SCREENS: Readonly<Partial<Record<ScreenName, Element>>> = {
  socialLogin: builtIn([part('login', 'social-login-view')]),
  confirmEmail: builtIn([part('confirmation', 'email-confirmation')]),
};
