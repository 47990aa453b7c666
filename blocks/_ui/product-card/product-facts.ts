import { discountPercent } from '#domain/commerce/money.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { needsChoices } from '../product-page/bundle.ts';

/** Tag of products that carry the sanitary pictogram (PROD-10, CONST-03). */
const SANITARY_TAG = 53;

/** What a card's button does (CARD-04..06): add at once, choose options first, or nothing to buy. */
export type CardAction = 'add' | 'choose' | 'unavailable';

export function cardActionOf(product: Product): CardAction {
  if (!product.available) return 'unavailable';
  if (product.configurable || product.needsOptions || needsChoices(product)) return 'choose';
  return product.isPurchasable ? 'add' : 'unavailable';
}

/** What a card's badges say (CARD-01, CARD-02, PROD-09, PROD-10). */
export interface BadgeFacts {
  isNew: boolean;
  isBestSeller: boolean;
  isSanitary: boolean;
  hasChoices: boolean;
  /** Whole percent; 0 for a product that is not reduced. */
  discount: number;
}

export function badgeFactsOf(product: Product): BadgeFacts {
  const tagged = (name: string) => product.tags.some((tag) => tag.name.toUpperCase() === name);
  const { discount, retailPrice } = product;
  return {
    isNew: tagged('NOVO'),
    isBestSeller: tagged('NAJPRODAVANIJE'),
    isSanitary: product.tags.some((tag) => tag.id === SANITARY_TAG),
    hasChoices: cardActionOf(product) === 'choose',
    discount: discount ? discountPercent(retailPrice, discount.retailPrice) : 0,
  };
}
