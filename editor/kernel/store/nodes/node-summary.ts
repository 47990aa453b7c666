import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import { resolveField } from '#runtime/content/resolve.ts';
import type { Registry } from '#runtime/registry.ts';
import type { CanvasNode } from './canvas-node.ts';

const MAX_LENGTH = 60;

/** What a node says of itself: the first text that it shows; null when it says nothing. */
export function nodeSummary(
  registry: Registry,
  { composed }: CanvasNode,
  locale: Locale,
): string | null {
  const schema = registry.get(composed.block)?.schema;
  if (!schema || composed.problem) return null;
  for (const field of fieldsOf(schema).list) {
    if (!field.translated || field.schema['type'] !== 'string') continue;
    const { value } = resolveField(
      {
        schema,
        levels: composed.levels,
        locale,
        viewport: 'desktop',
        siteLocale: DEFAULT_LOCALE,
      },
      field.name,
    );
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, MAX_LENGTH);
  }
  return null;
}
