/** Option of a site: for how many days answers to its forms are kept. */
export const FORM_DAYS_OPTION = 'FormAnswerDays';

/** Bounds of that option; `standard` holds while it is not set. */
export const FORM_DAYS = { min: 1, max: 3650, standard: 365 } as const;

/** The days as an option holds them. */
export function formDaysOf(value: unknown): number {
  const isGood =
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= FORM_DAYS.min &&
    value <= FORM_DAYS.max;
  return isGood ? value : FORM_DAYS.standard;
}
