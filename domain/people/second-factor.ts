import type { Role } from './roles.ts';

/** Option of a site: who of the back office has to log in with a code, too. */
export const FACTOR_OPTION = 'SecondFactor';
export const FACTOR_RULES = ['optional', 'owners', 'everyone'] as const;

/** Options of a site that only owners change. */
export const OWNER_OPTIONS: readonly string[] = [FACTOR_OPTION];

/** Whether the value of the option demands a code of somebody with that role; unset demands nothing. */
export function demandsFactor(rule: unknown, role: Role | null | undefined): boolean {
  return rule === 'everyone' || (rule === 'owners' && role === 'owner');
}
