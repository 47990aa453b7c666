import { vatOf } from '#domain/commerce/vat.ts';
import { spread } from './shares.ts';

/** Something that is taxed. */
export interface Taxed {
  grossCents: number;
  vatBasisPoints: number;
}

export interface TaxGroup {
  vatBasisPoints: number;
  grossCents: number;
  taxCents: number;
}

/**
 * The VAT of several amounts: of each rate's sum, rounded half up, and spread over its amounts, so
 * that amounts, groups and whole always agree (I8).
 */
export function taxTogether(amounts: readonly Taxed[]): { taxes: number[]; groups: TaxGroup[] } {
  const taxes = amounts.map(() => 0);
  const rates = [...new Set(amounts.map(({ vatBasisPoints }) => vatBasisPoints))].sort(
    (a, b) => b - a,
  );
  const groups = rates.flatMap((vatBasisPoints): TaxGroup[] => {
    const members = amounts.flatMap((amount, index) =>
      amount.vatBasisPoints === vatBasisPoints ? [{ index, gross: amount.grossCents }] : [],
    );
    const weights = members.map(({ gross }) => gross);
    const grossCents = weights.reduce((sum, gross) => sum + gross, 0);
    if (grossCents === 0) return [];
    const taxCents = vatOf(grossCents, vatBasisPoints);
    for (const [position, share] of spread(taxCents, weights).entries()) {
      const member = members[position];
      if (member) taxes[member.index] = share;
    }
    return [{ vatBasisPoints, grossCents, taxCents }];
  });
  return { taxes, groups };
}
