/** The site's option that holds them. */
export const VAT_OPTION = 'VatRates';

export const VAT_LIMITS = { rates: 12, name: 40, basisPoints: 10_000 };

/** One rate of value added tax. */
export interface VatRate {
  name: string;
  /** Hundredths of a percent. */
  basisPoints: number;
  /** The day from which products may have it, `2027-01-01`; empty: they always may. */
  from: string;
}

/** What a shop sells at. */
export interface VatRates {
  /** None: products may have any. */
  rates: VatRate[];
  /** What new products have where nothing is said. */
  standard: number;
  /** The seller is not in the VAT system: whatever rate something has, no VAT is part of its price. */
  isExempt?: boolean;
}

/** Of a shop that has said nothing: the general rate of Croatia for what is new, and any other. */
export const NO_RATES: VatRates = { rates: [], standard: 2500 };

/** The rates of Croatia since 2025. */
export const CROATIAN_RATES: VatRates = {
  rates: [
    { name: 'PDV 25 %', basisPoints: 2500, from: '' },
    { name: 'PDV 13 %', basisPoints: 1300, from: '' },
    { name: 'PDV 5 %', basisPoints: 500, from: '' },
    { name: 'PDV 0 %', basisPoints: 0, from: '' },
  ],
  standard: 2500,
};

export type VatFault = 'name' | 'range' | 'twice' | 'date' | 'standard' | 'used';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The day it is in the shop. */
export function shopDay(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zagreb' }).format(now);
}

/** What an option holds; no rates where it holds none. */
export function readVat(value: unknown): VatRates {
  if (typeof value !== 'object' || value === null) return NO_RATES;
  const { rates, standard, isExempt }: { [Key in keyof VatRates]?: unknown } = value;
  const exempt = isExempt === true && { isExempt };
  if (!Array.isArray(rates) || typeof standard !== 'number') return { ...NO_RATES, ...exempt };
  const known = rates.filter(isRate);
  return { ...(known.length === 0 ? NO_RATES : { rates: known, standard }), ...exempt };
}

function isRate(value: unknown): value is VatRate {
  if (typeof value !== 'object' || value === null) return false;
  const { name, basisPoints, from }: { [Key in keyof VatRate]?: unknown } = value;
  return typeof name === 'string' && Number.isInteger(basisPoints) && typeof from === 'string';
}

/** The rates that a product may be given on a day. */
export function ratesOn(day: string, { rates }: VatRates): VatRate[] {
  return rates.filter(({ from }) => from <= day);
}

/** What keeps rates from being used, by `rates.<place>.<field>` or `standard`. */
export function vatFaults(vat: VatRates, day: string): Record<string, VatFault> {
  const { rates, standard } = vat;
  const faults = rates.flatMap(({ name, basisPoints, from }, place) => {
    const isTwice = rates.findIndex((other) => other.basisPoints === basisPoints) < place;
    const isInRange = basisPoints >= 0 && basisPoints <= VAT_LIMITS.basisPoints;
    return [
      ...(name.trim() === '' ? [[`rates.${place}.name`, 'name'] as const] : []),
      ...(Number.isInteger(basisPoints) && isInRange
        ? []
        : [[`rates.${place}.basisPoints`, 'range'] as const]),
      ...(isTwice ? [[`rates.${place}.basisPoints`, 'twice'] as const] : []),
      ...(from === '' || isDay(from) ? [] : [[`rates.${place}.from`, 'date'] as const]),
    ];
  });
  const isStandard = ratesOn(day, vat).some(({ basisPoints }) => basisPoints === standard);
  return {
    ...Object.fromEntries(faults),
    ...(rates.length > 0 && !isStandard && { standard: 'standard' }),
  };
}
