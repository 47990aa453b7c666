import { TIME_ZONE } from './dates.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const wall = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

/** What the clock on the shop's wall shows. */
export interface ShopClock {
  /** From 1 (Monday) to 7. */
  day: number;
  /** `08:00`. */
  time: string;
}

/** The shop's clock at an instant, wherever the server or the reader is. */
export function shopClock(instant: number): ShopClock {
  const shown = new Date(wallOf(instant));
  return { day: shown.getUTCDay() || 7, time: shown.toISOString().slice(11, 16) };
}

/**
 * The instant at which the shop's clock shows a time (`08:00`), so many days after the day of `from`.
 * A day on which clocks are set is longer or shorter than others.
 */
export function shopInstant(from: number, daysLater: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = Math.floor(wallOf(from) / DAY_MS) * DAY_MS;
  const sought = today + daysLater * DAY_MS + (hours * 60 + minutes) * MINUTE_MS;
  const near = sought - aheadAt(from);
  return sought - aheadAt(near);
}

/** The shop's clock as if it were that of UTC, in milliseconds; its seconds are left out. */
function wallOf(instant: number): number {
  const parts = new Map(
    wall.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Milliseconds that the shop's clock is ahead of UTC. */
function aheadAt(instant: number): number {
  return wallOf(instant) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
