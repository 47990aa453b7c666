import type { Locale } from '#domain/locales.ts';
import type { Registry } from '#runtime/registry.ts';

/** Name of a block in the language of the editor; its type when nobody knows it. */
export function blockTitle(registry: Registry, type: string, locale: Locale): string {
  return registry.get(type)?.texts(locale).title ?? type;
}
