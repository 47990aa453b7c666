import { VAT_OPTION } from '../commerce/vat-rates.ts';
import { COMPANY_OPTION } from '../company/company.ts';
import { EMBED_OPTION } from '../web/embeds/embedded-html.ts';
import type { Role } from './roles.ts';

/** Option of a site: who of the back office has to log in with a code, too. */
export const FACTOR_OPTION = 'SecondFactor';
export const FACTOR_RULES = ['optional', 'owners', 'everyone'] as const;

/**
 * Options of a site that only owners change: who gets in, where money is paid to, what the state gets of
 * it, and whose code runs in frames.
 */
export const OWNER_OPTIONS: readonly string[] = [
  FACTOR_OPTION,
  COMPANY_OPTION,
  VAT_OPTION,
  EMBED_OPTION,
];

/** Options of a site that are for its back office alone, though any other option may be read by its pages. */
export const PRIVATE_OPTIONS: readonly string[] = [FACTOR_OPTION, 'ContactRecipients'];

/** Whether the value of the option demands a code of somebody with that role; unset demands nothing. */
export function demandsFactor(rule: unknown, role: Role | null | undefined): boolean {
  return rule === 'everyone' || (rule === 'owners' && role === 'owner');
}

/** Passkeys that an account may have. */
export const MAX_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;
