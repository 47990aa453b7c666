import type { Locale } from '#domain/locales.ts';
import type { Registry } from '#runtime/registry.ts';

/** Name of a slot in the language of the editor; as the block's definition calls it when it has none. */
export function slotTitle(registry: Registry, block: string, slot: string, locale: Locale): string {
  return registry.get(block)?.texts(locale).slots?.[slot] ?? slot;
}
