import type { LoadContext } from '#runtime/define-block.ts';
import { type NavNode, navigationTree } from '#schemas/api/site.ts';
import type { MainNavValues } from './main-nav.schema.ts';

export interface MainNavData {
  tree: NavNode[];
}

/** The tree of the chosen navigation, `main` unless an editor chose another (NAV-03). */
export async function loadMainNav({
  values,
  api,
}: LoadContext<MainNavValues>): Promise<MainNavData> {
  return { tree: await api.get(navigationTree, { params: { id: values.navigationId } }) };
}
