import type { LoggedPrice } from './product.repository.ts';

type Step = Pick<LoggedPrice, 'cents' | 'reduced' | 'since'>;

/** Days before a reduction whose prices count (Directive 98/6/EC, Article 6a). */
const DAYS = 30;
const ZONE = 'Europe/Zagreb';
const HOUR_MS = 3_600_000;

/**
 * The lowest price of the 30 days before the reduction that holds now, in cents; null when the price
 * is not reduced, or there was none before. A reduction in steps without a break began with its first
 * step. Days are those of Zagreb, the thirtieth counts whole.
 *
 * @param log Every price the product had, the oldest first.
 */
export function lowestPriceBefore(log: readonly Step[]): number | null {
  const first = firstStepOf(log);
  const reduction = log[first];
  if (!reduction) return null;
  const from = dayBefore(reduction.since, DAYS);
  const lasted = log.slice(0, first).filter((_, index) => {
    const endsAt = log[index + 1]?.since ?? reduction.since;
    return endsAt.getTime() > from.getTime() && endsAt > (log[index]?.since ?? endsAt);
  });
  return lasted.length > 0 ? Math.min(...lasted.map(({ cents }) => cents)) : null;
}

/** Index of the price with which the reduction of today began; -1 when nothing is reduced. */
function firstStepOf(log: readonly Step[]): number {
  let step = log.length - 1;
  if (!log[step]?.reduced) return -1;
  while (isDeeper(log[step - 1], log[step])) step -= 1;
  return step;
}

function isDeeper(before: Step | undefined, after: Step | undefined): boolean {
  return before?.reduced === true && after !== undefined && after.cents < before.cents;
}

/** Start of the day in Zagreb that lies this many days before the day of a moment. */
function dayBefore(moment: Date, days: number): Date {
  const { year, month, day } = dayIn(moment);
  const midnight = new Date(Date.UTC(year, month - 1, day - days));
  return new Date(midnight.getTime() - offsetAt(midnight));
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

function dayIn(moment: Date) {
  const parts = new Map(
    CLOCK.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { year: at('year'), month: at('month'), day: at('day'), hour: at('hour') };
}

/** How far the clocks of Zagreb are ahead. Clocks change at one o'clock UTC, so midnight is safe. */
function offsetAt(midnightUtc: Date): number {
  return dayIn(midnightUtc).hour * HOUR_MS;
}
