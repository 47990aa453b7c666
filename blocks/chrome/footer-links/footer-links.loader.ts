import type { LoadContext } from '#runtime/define-block.ts';
import { type NavNode, navigationTree } from '#schemas/api/site.ts';
import type { FooterLinksValues } from './footer-links.schema.ts';

/** Columns of the footer (FOOT-01). */
const MAX_COLUMNS = 4;

export interface FooterLinksData {
  /** First level = columns; empty for a block with columns of its own. */
  tree: NavNode[];
}

export async function loadFooterLinks({
  values,
  api,
}: LoadContext<FooterLinksValues>): Promise<FooterLinksData> {
  if (values.source === 'own') return { tree: [] };
  const tree = await api.get(navigationTree, { params: { id: values.navigationId } });
  return { tree: tree.slice(0, MAX_COLUMNS) };
}
