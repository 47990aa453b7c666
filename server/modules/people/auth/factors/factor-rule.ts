import { demandsFactor, FACTOR_OPTION } from '#domain/people/second-factor.ts';
import type { SiteService } from '#server/modules/site/site/index.ts';
import type { Authenticate, CallUser } from '#server/plugins/call-context.ts';
import type { FactorRepository } from './factor.repository.ts';

interface Parts {
  options: SiteService['options'];
  factors: Pick<FactorRepository, 'hasAny'>;
}

/**
 * Reads the caller of a call as `authenticate` does. Somebody of the back office whose site demands
 * a second factor that is not set up counts as a customer until it is, and is marked so.
 */
export function underFactorRule(authenticate: Authenticate, parts: Parts): Authenticate {
  const { options, factors } = parts;

  async function isMissing(siteId: number, { id, scope, role }: CallUser) {
    if (scope !== 'backoffice') return false;
    const [option] = await options(siteId, [FACTOR_OPTION]);
    return demandsFactor(option?.value, role) && !(await factors.hasAny(id));
  }

  return async (request, site) => {
    const identity = await authenticate(request, site);
    const { user } = identity;
    if (!(user && (await isMissing(site.id, user)))) return identity;
    return { ...identity, user: { ...user, scope: 'web', role: null, mustSetFactor: true } };
  };
}
