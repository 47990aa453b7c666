import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { getProduct, type ProductDetail } from '#schemas/api/product.ts';
import type { Media } from '#schemas/media.ts';
import { memberId, needsChoices } from '../../_ui/product-page/bundle.ts';
import { editedLine } from '../../_ui/product-page/edited-line.ts';
import {
  type MemberChoice,
  type MemberText,
  memberChoices,
  memberTexts,
} from './member-choices.ts';

/** A product of the bundle and what a shopper says about it. */
export interface BundleMember {
  id: number;
  name: string;
  picture: Media | null;
  quantity: number;
  /** Variants of a configurable one; empty for all others. */
  choices: readonly MemberChoice[];
  texts: readonly MemberText[];
}

/** The bundle of the page; null on other pages, and of a bundle that has nothing to choose. */
export interface BundleCustomiserData {
  bundle: { id: number; name: string; price: number; members: readonly BundleMember[] } | null;
  /** It has something to choose, but its members could not be had (BUND-07). */
  isBroken: boolean;
  /** The line of the visitor's cart that is edited here (PROD-04). */
  line: CartItem | null;
}

const NONE: BundleCustomiserData = { bundle: null, isBroken: false, line: null };

/** BUND-02..04. A member that cannot be had makes the bundle one that cannot be put together. */
export async function loadBundle({
  route,
  query,
  api,
}: Pick<LoadContext<unknown>, 'route' | 'query' | 'api'>): Promise<BundleCustomiserData> {
  const { product } = await loadPageProduct({ route, api });
  if (!(product?.isPurchasable && needsChoices(product))) return NONE;
  const [line, members] = await Promise.all([
    editedLine(api, query, product),
    loadMembers(api, product.bundles),
  ]);
  if (!members) return { ...NONE, isBroken: true };
  const { id, name, finalPrice: price } = product;
  return { bundle: { id, name, price, members }, isBroken: false, line };
}

/** All members, or null. */
function loadMembers(api: ApiPort, entries: readonly Entry[] = []) {
  return Promise.all(entries.map((entry) => loadMember(api, entry))).catch(() => null);
}

type Entry = NonNullable<ProductDetail['bundles']>[number];

async function loadMember(api: ApiPort, entry: Entry): Promise<BundleMember> {
  const product = await api.get(getProduct, { query: { id: memberId(entry) } });
  return {
    id: product.id,
    name: product.name,
    picture: product.media[0] ?? null,
    quantity: entry.quantity,
    choices: memberChoices(product),
    texts: memberTexts(product),
  };
}
