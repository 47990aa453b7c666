import { netOf, paidCents } from '#domain/commerce/vat.ts';
import type { Product } from '#schemas/api/catalog.ts';

interface PriceCents {
  retail_cents: number;
  discount_cents: number | null;
  vat_basis_points: number;
}

/** Cents as the decimal of the wire. */
export function toDecimal(cents: number): number {
  return cents / 100;
}

/** Prices as the wire has them (G-072): basic is net, retail is gross, final is what is paid. */
export function pricesOf(
  price: PriceCents,
): Pick<Product, 'basicPrice' | 'retailPrice' | 'finalPrice' | 'discount'> {
  const { retail_cents: retail, discount_cents: reduced, vat_basis_points: vat } = price;
  const toPair = (gross: number) => ({
    basicPrice: toDecimal(netOf(gross, vat)),
    retailPrice: toDecimal(gross),
  });
  return {
    ...toPair(retail),
    finalPrice: toDecimal(paidCents(retail, reduced)),
    discount: reduced === null ? null : toPair(reduced),
  };
}
