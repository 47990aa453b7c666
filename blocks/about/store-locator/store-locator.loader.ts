import type { LoadContext } from '#runtime/define-block.ts';
import { type Branch, listBranches } from '#schemas/api/branches.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { type Opening, openingAt } from './opening.ts';
import type { StoreLocatorValues } from './store-locator.schema.ts';

/** A shop, and whether it is open as the page is made. */
export interface ShownBranch extends Branch {
  opening: Opening | null;
}

export interface StoreLocatorData {
  branches: readonly ShownBranch[];
}

const PART = 100;

/** The shops of the site, or of a town, with what the clock says of their hours. */
export async function loadStores({
  values: { shown, town },
  api,
}: Pick<LoadContext<StoreLocatorValues>, 'values' | 'api'>): Promise<StoreLocatorData> {
  const branches = await allBranches(api, shown === 'town' ? town.trim() : '');
  const now = Date.now();
  return {
    branches: branches.map((branch) => ({ ...branch, opening: openingAt(branch.hours, now) })),
  };
}

async function allBranches(api: ApiPort, town: string): Promise<Branch[]> {
  const found: Branch[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { records, totalPages } = await api.get(listBranches, {
      query: { page, limit: PART, ...(town && { town }) },
    });
    found.push(...records);
    last = totalPages;
  }
  return found;
}

/** The next instant at which one of them opens or closes, or is said to open on another day. */
export function nextChange({ branches }: StoreLocatorData): string | undefined {
  return branches
    .flatMap(({ opening }) => (opening ? [opening.changesAt] : []))
    .toSorted()
    .at(0);
}
