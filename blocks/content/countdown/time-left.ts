/** Parts of the time that is left, the largest first. */
export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

export type TimeLeft = Record<(typeof UNITS)[number], string>;

/** The time between two instants in figures; those below days have two digits. Null once it is over. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const seconds = Math.ceil((until - now) / 1000);
  if (!(seconds > 0)) return null;
  const two = (figure: number) => String(figure).padStart(2, '0');
  return {
    days: String(Math.floor(seconds / 86_400)),
    hours: two(Math.floor(seconds / 3600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}
