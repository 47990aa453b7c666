import { VAT_LIMITS, type VatFault, type VatRates, vatFaults } from '#domain/commerce/vat-rates.ts';
import type { Locale } from '#domain/locales.ts';
import { amountOf, shownAmount } from '../../records/controls/amount-controls.tsx';

/** A rate as it is typed. */
export interface VatLine {
  id: number;
  name: string;
  percent: string;
  from: string;
}

export interface VatDraft {
  lines: VatLine[];
  /** Of the line with the usual rate. */
  standard: number;
  /** The shop is outside the VAT system. */
  isExempt: boolean;
}

export function draftOf({ rates, standard, isExempt = false }: VatRates, locale: Locale): VatDraft {
  return {
    lines: rates.map(({ name, basisPoints, from }, id) => ({
      id,
      name,
      percent: shownAmount(basisPoints, locale, 0),
      from,
    })),
    standard: Math.max(
      0,
      rates.findIndex(({ basisPoints }) => basisPoints === standard),
    ),
    isExempt,
  };
}

/** What a line's percent is; -1 for what is none, which is out of every range. */
export function pointsOf({ percent }: VatLine, locale: Locale): number {
  const amount = amountOf(percent, locale);
  return typeof amount === 'number' ? amount : -1;
}

export function ratesOf({ lines, standard, isExempt }: VatDraft, locale: Locale): VatRates {
  const usual = lines.find(({ id }) => id === standard) ?? lines[0];
  return {
    rates: lines.map((line) => ({
      name: line.name.trim(),
      basisPoints: pointsOf(line, locale),
      from: line.from,
    })),
    standard: usual ? pointsOf(usual, locale) : VAT_LIMITS.basisPoints / 4,
    ...(isExempt && { isExempt }),
  };
}

export function faultsOf(draft: VatDraft, locale: Locale, day: string): Record<string, VatFault> {
  return vatFaults(ratesOf(draft, locale), day);
}
