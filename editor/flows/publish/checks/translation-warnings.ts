import type { Locale } from '#domain/locales.ts';
import { plainTextOf } from '#editor/kernel/plain-text.ts';
import type { CanvasNode } from '#editor/kernel/store/nodes/canvas-node.ts';
import { isRecord } from '#runtime/content/json.ts';
import type { PageWarning } from './page-warning.ts';
import { partsOf, type ShownField } from './shown-fields.ts';

/** Two letters in a row: a phone number or a size needs no translation. */
const WORD = /\p{L}{2}/u;

/** Texts that shoppers of a language get in another one: one warning for each node and language. */
export function translationWarnings(
  fields: readonly ShownField[],
  labelOf: (node: CanvasNode, field: string) => string,
): PageWarning[] {
  const byPlace = new Map<string, { shown: ShownField; names: Set<string> }>();
  for (const shown of fields) {
    if (!shown.origin.untranslated || !hasWords(shown)) continue;
    const place = `${shown.locale} ${shown.node.key}`;
    const known = byPlace.get(place) ?? { shown, names: new Set() };
    known.names.add(shown.field.name);
    byPlace.set(place, known);
  }
  return [...byPlace.values()].map(({ shown, names }) => {
    const [field = ''] = names;
    const labels = [...names].map((name) => labelOf(shown.node, name));
    return {
      kind: 'untranslated',
      key: shown.node.key,
      field,
      locale: shown.locale,
      about: aboutOf(shown.locale, labels),
    };
  });
}

function aboutOf(locale: Locale, labels: readonly string[]): string {
  return `${locale.toUpperCase()}: ${labels.join(', ')}`;
}

function hasWords({ value, field }: ShownField): boolean {
  return partsOf(value, field.schema).some((part) => WORD.test(textOf(part.control, part.value)));
}

function textOf(control: unknown, value: unknown): string {
  if (control === 'text' || control === 'textarea') return typeof value === 'string' ? value : '';
  if (control === 'richtext') return plainTextOf(value);
  if (control !== 'link' || !isRecord(value)) return '';
  return typeof value['label'] === 'string' ? value['label'] : '';
}
