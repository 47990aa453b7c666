import type { TObject } from 'typebox';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import { isAsked } from '#editor/kernel/store/fields/is-asked.ts';
import type { CanvasNode, Composition } from '#editor/kernel/store/nodes/canvas-node.ts';
import { isHidden } from '#editor/kernel/store/titles/main-headings.ts';
import { type BlockField, fieldsOf } from '#runtime/content/block-fields.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import type { BlockLookup, Origin, Viewport } from '#runtime/content/types.ts';

/** A field of a node as shoppers of one language and width get it. */
export interface ShownField {
  node: CanvasNode;
  field: BlockField;
  value: unknown;
  origin: Origin;
  locale: Locale;
}

const VIEWPORTS: readonly Viewport[] = ['desktop', 'mobile'];

/** Fields of all nodes that shoppers see, in every language and on both widths. */
export function shownFields({ byKey }: Composition, registry: BlockLookup): ShownField[] {
  return [...byKey.values()].flatMap((node) => {
    const schema = registry.get(node.composed.block)?.schema;
    if (!schema || node.composed.problem !== undefined) return [];
    return VIEWPORTS.filter((viewport) => !isHidden(node, byKey, viewport)).flatMap((viewport) =>
      LOCALES.filter((locale) => !isHiddenIn(node, byKey, locale)).flatMap((locale) =>
        fieldsIn(node, schema, { locale, viewport }),
      ),
    );
  });
}

/** Hidden in a language, by itself or with what it is in. */
function isHiddenIn(node: CanvasNode, byKey: Composition['byKey'], locale: Locale): boolean {
  if (node.composed.hide.languages?.includes(locale)) return true;
  const around = node.parent === null ? undefined : byKey.get(node.parent);
  return around !== undefined && isHiddenIn(around, byKey, locale);
}

function fieldsIn(
  node: CanvasNode,
  schema: TObject,
  view: { locale: Locale; viewport: Viewport },
): ShownField[] {
  const { levels } = node.composed;
  const { values, origins } = resolveNode({ schema, levels, siteLocale: DEFAULT_LOCALE, ...view });
  return fieldsOf(schema).list.flatMap((field) => {
    const origin = origins[field.name];
    if (!origin || !isAsked(field, values)) return [];
    return [{ node, field, value: values[field.name], origin, locale: view.locale }];
  });
}
