import { ACTIONS } from './actions.ts';

/**
 * What a page needs to prove that a person uses it (SITE-19); absent where no key is set up (G-055).
 * The answer of the provider travels in the header `captchaToken`.
 */
export interface CaptchaSettings {
  siteKey: string;
  /** Of the provider's script, without a query. */
  scriptUrl: string;
  version: number;
  size: 'invisible' | 'normal' | 'compact';
}

/** What the captcha's provider is asked for unless the site says otherwise (SITE-19). */
export const CAPTCHA_DEFAULTS = { version: 2, size: 'invisible' } as const;

/** Name of the header with the token, as HTTP spells it. */
export const CAPTCHA_HEADER = 'captchatoken';

/** Forms that ask for it; their calls are declared with `captcha`. */
export const CAPTCHA_FORMS: readonly string[] = [
  ACTIONS.login,
  ACTIONS.register,
  ACTIONS.forgotPassword,
  ACTIONS.newsletter,
  ACTIONS.contact,
  ACTIONS.form,
];
