import type { OpeningHours } from '#schemas/api/branch-fields.ts';

/** Why hours make no sense together: a rule, or null. */
export function hoursFault(hours: readonly OpeningHours[]): string | null {
  if (hours.some(({ fromDay, toDay, opens, closes }) => fromDay > toDay || opens >= closes)) {
    return 'hoursOrder';
  }
  const overlaps = hours.some((one, index) =>
    hours.slice(index + 1).some((other) => isSameDay(one, other) && isSameTime(one, other)),
  );
  return overlaps ? 'hoursOverlap' : null;
}

const isSameDay = (one: OpeningHours, other: OpeningHours) =>
  one.fromDay <= other.toDay && other.fromDay <= one.toDay;
const isSameTime = (one: OpeningHours, other: OpeningHours) =>
  one.opens < other.closes && other.opens < one.closes;

/** `1-5 08:00-20:00`, as files have it. */
export function hoursText({ fromDay, toDay, opens, closes }: OpeningHours): string {
  const days = fromDay === toDay ? `${fromDay}` : `${fromDay}-${toDay}`;
  return `${days} ${opens}-${closes}`;
}

/** The hours that a text of a file tells; the schema has checked its form. */
export function hoursOf(text: string): OpeningHours {
  const [days = '', times = ''] = text.split(' ');
  const [from = '', to = from] = days.split('-');
  const [opens = '', closes = ''] = times.split('-');
  return { fromDay: Number(from), toDay: Number(to), opens, closes };
}
