import type { Locale } from '#domain/locales.ts';
import { errorTexts } from '#locales/server-texts.ts';

/** The text of a failure for its reader; `message` where there is none. */
export function errorTextOf(
  locale: Locale,
  { code, message, payload }: { code: string; message: string; payload: Record<string, unknown> },
): string {
  const texts = errorTexts(locale);
  const longer = payload['more'] === undefined ? undefined : texts[`${code}_MORE`];
  const text = longer ?? texts[code] ?? message;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => wordsOf(payload[name]));
}

/** Products that are short are listed by name, each with what is left of it. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { name, free }: { name?: unknown; free?: unknown } = value;
  return `${String(name ?? '')} (${String(free ?? 0)})`;
}
