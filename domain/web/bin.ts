/** Option of a site: for how many days what was deleted can be brought back. */
export const BIN_OPTION = 'BinDays';

/** Bounds of that option; `standard` holds while it is not set. */
export const BIN_DAYS = { min: 7, max: 365, standard: 30 } as const;

/** The days as an option holds them. */
export function binDaysOf(value: unknown): number {
  const isGood =
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= BIN_DAYS.min &&
    value <= BIN_DAYS.max;
  return isGood ? value : BIN_DAYS.standard;
}
