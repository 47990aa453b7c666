import type { UnitPrice } from '#schemas/api/catalog.ts';
import type { ProductDetail } from '#schemas/api/product.ts';

/** The price that a product's page shows. */
export interface PriceFacts {
  price: number;
  /** Regular price of a reduced product. */
  regular: number | undefined;
  /** Variants cost more than this. */
  isFrom: boolean;
}

/** Of a configurable product the lowest price of what can be chosen. */
export function priceFactsOf(product: ProductDetail): PriceFacts {
  const { associatedProducts: variants } = product;
  const [cheapest = product, ...others] = [...variants].sort((a, b) => a.finalPrice - b.finalPrice);
  return {
    price: cheapest.finalPrice,
    regular: cheapest.discount ? cheapest.retailPrice : undefined,
    isFrom: others.some(({ finalPrice }) => finalPrice > cheapest.finalPrice),
  };
}

/** `100 ml`, `1 l`, `1 kg`; null for a piece, which has a word of its own. */
export function unitAmount({ amount, unit }: NonNullable<UnitPrice>): string | null {
  if (unit === 'piece') return null;
  const isLarge = amount >= 1000;
  const name = isLarge ? { ml: 'l', g: 'kg' }[unit] : unit;
  return `${isLarge ? amount / 1000 : amount}\u00a0${name}`;
}
