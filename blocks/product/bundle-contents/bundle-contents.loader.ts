import { memberId } from '#blocks/_ui/product-page/bundle.ts';
import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { getPublicProducts, type ProductDetail } from '#schemas/api/product.ts';
import type { Media } from '#schemas/media.ts';
import { type Saving, savingOf } from './bundle-saving.ts';

/** A product of the bundle. */
export interface BundlePart {
  id: number;
  name: string;
  /** Of the page to link to: that of the configurable product for a variant. */
  slug: string;
  picture: Media | null;
  quantity: number;
  /** What one piece costs by itself now, gross; of a product with variants the cheapest of them. */
  price: number;
  /** The variants cost differently. */
  isFrom: boolean;
}

/** What is in the bundle of the page: nothing for all other products. */
export interface BundleContentsData {
  parts: readonly BundlePart[];
  /** Null where the bundle saves nothing, or a product of it cannot be had by itself. */
  saving: Saving | null;
}

const NONE: BundleContentsData = { parts: [], saving: null };

/** Members that are withdrawn are left out; one that is hidden has a page all the same. */
export async function loadContents({
  route,
  api,
}: Pick<LoadContext<unknown>, 'route' | 'api'>): Promise<BundleContentsData> {
  const { product } = await loadPageProduct({ route, api });
  const entries = (product?.format === 'bundle' && product.bundles) || [];
  if (!product || entries.length === 0) return NONE;
  const members = await membersOf(api, entries.map(memberId));
  const parts = entries.flatMap((entry) => {
    const member = members.get(memberId(entry));
    return member ? [partOf(member, entry.quantity)] : [];
  });
  const isWhole = parts.length === entries.length;
  return { parts, saving: isWhole ? savingOf(parts, product.finalPrice) : null };
}

/** Most ids that one call takes. */
const MOST_IDS = 100;

async function membersOf(
  api: ApiPort,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductDetail>> {
  const query = { ids: ids.slice(0, MOST_IDS).join(',') };
  const products = await api.get(getPublicProducts, { query });
  return new Map(products.map((product) => [product.id, product]));
}

function partOf(product: ProductDetail, quantity: number): BundlePart {
  const { id, name, slug, mainProductSlug = slug, media, associatedProducts: variants } = product;
  const prices = variants.map(({ finalPrice }) => finalPrice);
  const price = prices.length > 0 ? Math.min(...prices) : product.finalPrice;
  return {
    id,
    name,
    slug: mainProductSlug,
    picture: media[0] ?? variants[0]?.media[0] ?? null,
    quantity,
    price,
    isFrom: prices.some((other) => other > price),
  };
}
