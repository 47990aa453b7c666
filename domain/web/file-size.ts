const KILOBYTE = 1024;
const UNITS = ['kB', 'MB'] as const;

/** A size as people read it: `640 kB`, `2.4 MB`; the decimal sign is that of the language. */
export function fileSize(bytes: number, locale?: string): string {
  const isSmall = bytes < KILOBYTE * KILOBYTE;
  const value = Math.max(isSmall ? 1 : 0, bytes / (isSmall ? KILOBYTE : KILOBYTE * KILOBYTE));
  const digits = isSmall || value >= 10 ? 0 : 1;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  return `${number} ${UNITS[isSmall ? 0 : 1]}`;
}
