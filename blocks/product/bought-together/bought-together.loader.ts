import { chosenProducts } from '#blocks/_ui/chosen-products.ts';
import { cardActionOf } from '#blocks/_ui/product-card/product-facts.ts';
import { loadPageProduct } from '#blocks/_ui/product-page/page-product.ts';
import { relatedProducts } from '#blocks/_ui/product-page/related-products.ts';
import { variantChoices } from '#blocks/_ui/product-page/variants.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import { filterProducts, type Product } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import type { BoughtTogetherValues } from './bought-together.schema.ts';

export interface BoughtTogetherData {
  /** What one press puts into the cart, that of the page first; at least two, or none. */
  products: readonly Product[];
  /** All but that of the page were in orders with it; else nobody says so. */
  isHabit: boolean;
  /** When the orders are asked again. */
  renewAt: string | null;
}

const NONE: BoughtTogetherData = { products: [], isHabit: false, renewAt: null };
/** More than are shown, since some cannot be added by one press. */
const LOOKED_AT = 12;
const DAY_MS = 24 * 3_600_000;

/**
 * The page's product with what is bought with it, or else with what goes with it. All of them can be
 * put into the cart by one press: nothing that is sold out, and nothing that has to be chosen first. Of
 * a product with variants it is the one that its page begins with; where the product itself cannot be
 * among them there is nothing to offer.
 */
export async function loadTogether({
  values,
  route,
  api,
}: Pick<
  LoadContext<BoughtTogetherValues>,
  'values' | 'route' | 'api'
>): Promise<BoughtTogetherData> {
  const { product } = await loadPageProduct({ route, api });
  const own = product && ownPart(product);
  if (!own) return NONE;
  const together = (found: readonly Product[]) => {
    const companions = found.filter((one) => one.id !== product.id && isAddable(one));
    return companions.length > 0 ? [own, ...companions.slice(0, values.limit)] : [];
  };
  if (values.source === 'chosen') {
    const chosen = await chosenProducts(api, values.selectedProductIds);
    return { ...NONE, products: together(chosen) };
  }
  const habits = together(await boughtWith(api, product.id));
  const isHabit = habits.length > 0;
  const related = isHabit ? [] : await relatedProducts(api, product, LOOKED_AT);
  return {
    products: isHabit ? habits : together(related),
    isHabit,
    renewAt: new Date(Date.now() + DAY_MS).toISOString(),
  };
}

/** The product as one press can add it; null where it is sold out, has options of its own or is a set itself. */
function ownPart(product: ProductDetail): Product | null {
  if (product.customOptions.length > 0 || product.format === 'bundle') return null;
  if (!product.configurable) return isAddable(product) ? product : null;
  const { preset } = variantChoices(product);
  const variant = product.associatedProducts.find(({ id }) => id === preset);
  if (!variant) return null;
  const { id, name, finalPrice, retailPrice, discount, media } = variant;
  return { ...product, id, name, finalPrice, retailPrice, discount, media };
}

function isAddable(product: Product): boolean {
  return cardActionOf(product) === 'add';
}

async function boughtWith(api: ApiPort, id: number): Promise<readonly Product[]> {
  const body = { filters: [{ key: 'boughtWith', value: id }], limit: LOOKED_AT };
  return (await api.get(filterProducts, { body })).records;
}
