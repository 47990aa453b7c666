import { shopClock, shopInstant } from '#domain/shop-clock.ts';
import type { OpeningHours } from '#schemas/api/branch-fields.ts';

/** Whether a place is open, and what comes next. Times are `08:00`, days 1 (Monday) to 7. */
export type Opening =
  | { isOpen: true; until: string; changesAt: string }
  | { isOpen: false; opens: string; day: number; daysLater: number; changesAt: string };

/** From when to when a place is open on a day. */
export type Span = Pick<OpeningHours, 'opens' | 'closes'>;

/** Days in a row that are alike; without spans the place is closed. */
export interface DayRow {
  fromDay: number;
  toDay: number;
  spans: readonly Span[];
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** What is so at an instant by the clock of the shop; null where no hours are kept. */
export function openingAt(hours: readonly OpeningHours[], now: number): Opening | null {
  const { day, time } = shopClock(now);
  const today = spansOn(hours, day);
  const current = today.find(({ opens, closes }) => opens <= time && time < closes);
  const isoOf = (daysLater: number, at: string) =>
    new Date(shopInstant(now, daysLater, at)).toISOString();
  if (current) {
    return { isOpen: true, until: current.closes, changesAt: isoOf(0, current.closes) };
  }
  const next = nextOpening(hours, day, time);
  if (!next) return null;
  // At midnight tomorrow becomes today.
  const changesAt = next.daysLater === 0 ? isoOf(0, next.opens) : isoOf(1, '00:00');
  return { isOpen: false, ...next, changesAt };
}

function nextOpening(hours: readonly OpeningHours[], today: number, time: string) {
  for (const daysLater of [0, ...WEEK]) {
    const day = ((today - 1 + daysLater) % 7) + 1;
    const span = spansOn(hours, day).find(({ opens }) => daysLater > 0 || opens > time);
    if (span) return { opens: span.opens, day, daysLater };
  }
  return null;
}

/** The week from Monday on, with days that are alike in one row. */
export function weekOf(hours: readonly OpeningHours[]): DayRow[] {
  const rows: DayRow[] = [];
  for (const day of WEEK) {
    const spans = spansOn(hours, day);
    const last = rows.at(-1);
    if (last && isSame(last.spans, spans)) last.toDay = day;
    else rows.push({ fromDay: day, toDay: day, spans });
  }
  return rows;
}

/** In their order; spans that follow each other without a break are one. */
function spansOn(hours: readonly OpeningHours[], day: number): Span[] {
  const spans: Span[] = [];
  const own = hours.filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
  for (const { opens, closes } of own.toSorted((a, b) => (a.opens < b.opens ? -1 : 1))) {
    const last = spans.at(-1);
    if (last?.closes === opens) last.closes = closes;
    else spans.push({ opens, closes });
  }
  return spans;
}

function isSame(some: readonly Span[], others: readonly Span[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ opens, closes }, index) =>
        others[index]?.opens === opens && others[index].closes === closes,
    )
  );
}
