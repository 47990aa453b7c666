import type { LoadContext } from '#runtime/define-block.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { type Goal, hostsOf, readGoal } from './goal.ts';

/** Option with the hosts that links of mails may lead to (G-022). */
const HOSTS_OPTION = 'EmailRedirectHosts';

export interface EmailConfirmationData {
  /** null for a link that leads nowhere. */
  goal: Goal | null;
}

/** MAIL-01..04: what the query of the page asks for, as far as it is allowed. */
export async function loadEmailConfirmation({
  query,
  api,
}: Pick<LoadContext<unknown>, 'query' | 'api'>): Promise<EmailConfirmationData> {
  const goal = readGoal(query, await hosts(api));
  return { goal: typeof goal === 'string' ? null : goal };
}

async function hosts(api: LoadContext<unknown>['api']): Promise<string[]> {
  const options = await api.get(filterOptions, { body: { keys: [HOSTS_OPTION] } });
  return hostsOf(options.records[0]?.value);
}
