import type { Locale } from '#domain/locales.ts';
import { wordsOf } from '#editor/kernel/field-parts.ts';
import type { OpenElement } from '#editor/kernel/store/documents.ts';
import type { CanvasNode } from '#editor/kernel/store/nodes/canvas-node.ts';
import { elementLevel } from '#runtime/content/compose.ts';
import { isStale, staleFields } from '#runtime/content/stale.ts';
import type { BlockLookup } from '#runtime/content/types.ts';
import type { Translate } from '#runtime/i18n/texts.ts';
import { pageSchema } from '#schemas/content/page-fields.ts';
import type { PageWarning } from './page-warning.ts';
import type { ShownField } from './shown-fields.ts';

/** Two letters in a row: a phone number or a size needs no translation. */
const WORD = /\p{L}{2}/u;

type LabelOf = (node: CanvasNode, field: string) => string;

/**
 * Texts that shoppers of a language get in another one, and translations whose source has changed
 * since: one warning for each node and language.
 */
export function translationWarnings(
  fields: readonly ShownField[],
  registry: BlockLookup,
  labelOf: LabelOf,
): PageWarning[] {
  const isMissing = (shown: ShownField) => shown.origin.untranslated && hasWords(shown);
  const isOld = ({ node, field, origin }: ShownField) => {
    const schema = registry.get(node.composed.block)?.schema;
    return (
      schema !== undefined && isStale({ schema, levels: node.composed.levels }, field.name, origin)
    );
  };
  return [
    ...placesWith('untranslated', fields.filter(isMissing), labelOf),
    ...placesWith('staleTranslation', fields.filter(isOld), labelOf),
  ];
}

/** Stale translations of the page's own texts: its title, its words for search engines. */
export function pageTranslationWarnings(page: OpenElement, t: Translate): PageWarning[] {
  return staleFields({ schema: pageSchema, levels: [elementLevel(page)] }).map(
    ({ field, locale }) => ({
      kind: 'staleTranslation',
      key: null,
      about: aboutOf(locale, [t(field === 'seo' ? 'panel.page.seo' : 'panel.page.name')]),
      locale,
    }),
  );
}

function placesWith(
  kind: 'untranslated' | 'staleTranslation',
  fields: readonly ShownField[],
  labelOf: LabelOf,
): PageWarning[] {
  const byPlace = new Map<string, { shown: ShownField; names: Set<string> }>();
  for (const shown of fields) {
    const place = `${shown.locale} ${shown.node.key}`;
    const known = byPlace.get(place) ?? { shown, names: new Set() };
    known.names.add(shown.field.name);
    byPlace.set(place, known);
  }
  return [...byPlace.values()].map(({ shown, names }) => {
    const [field = ''] = names;
    const labels = [...names].map((name) => labelOf(shown.node, name));
    return {
      kind,
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
  return wordsOf(value, field.schema).some((text) => WORD.test(text));
}
