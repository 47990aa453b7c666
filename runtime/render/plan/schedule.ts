import type { Locale } from '#domain/locales.ts';
import type { Hide } from '#schemas/content/element.ts';

/** Whether a node is hidden in a language, or at an instant (milliseconds) as `isHiddenAt` says. */
export function isHiddenFor(hide: Hide, locale: Locale, now: number): boolean {
  return (hide.languages?.includes(locale) ?? false) || isHiddenAt(hide, now);
}

/**
 * Whether a node is hidden at an instant (milliseconds). `from` alone hides from then on, `until`
 * alone up to then; both hide what lies between them, or, when `from` is the later one, all but it.
 */
export function isHiddenAt(hide: Hide, now: number): boolean {
  const from = hide.from === undefined ? null : Date.parse(hide.from);
  const until = hide.until === undefined ? null : Date.parse(hide.until);
  if (from === null) return until !== null && now < until;
  if (until === null) return now >= from;
  return from <= until ? now >= from && now < until : now >= from || now < until;
}

/** The next instant after `now` at which the answer of `isHiddenAt` may change; null for never. */
export function nextChange(hide: Hide, now: number): number | null {
  const instants = [hide.from, hide.until]
    .flatMap((value) => (value === undefined ? [] : [Date.parse(value)]))
    .filter((instant) => instant > now);
  return instants.length > 0 ? Math.min(...instants) : null;
}
