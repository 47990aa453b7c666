const YEAR = '{year}';

/** `Bonaca d.o.o.` -> `© 2026 Bonaca d.o.o.`; a text that has a place for the year is kept as it is. */
export function copyrightLine(text: string, year: number): string {
  return text.includes(YEAR) ? text.replaceAll(YEAR, String(year)) : `© ${year} ${text}`.trim();
}
