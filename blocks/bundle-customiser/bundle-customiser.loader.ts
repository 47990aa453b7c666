import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { getProduct, type ProductDetail } from '#schemas/api/product.ts';
import type { Media } from '#schemas/media.ts';
import { memberId, needsChoices } from '../_ui/product-page/bundle.ts';
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
}

/** BUND-02..04. A member that cannot be had makes the bundle one that cannot be put together. */
export async function loadBundle({
  route,
  api,
}: Pick<LoadContext<unknown>, 'route' | 'api'>): Promise<BundleCustomiserData> {
  const { product } = await loadPageProduct({ route, api });
  if (!(product?.isPurchasable && needsChoices(product))) return { bundle: null };
  const members = await Promise.all((product.bundles ?? []).map((entry) => loadMember(api, entry)));
  const { id, name, finalPrice: price } = product;
  return { bundle: { id, name, price, members } };
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
