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

/** The net part of a gross amount, rounded half up. */
export function netOf(grossCents: number, vatBasisPoints: number): number {
  return Math.floor(
    (grossCents * 20_000 + 10_000 + vatBasisPoints) / (2 * (10_000 + vatBasisPoints)),
  );
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
    finalPrice: toDecimal(reduced ?? retail),
    discount: reduced === null ? null : toPair(reduced),
  };
}
