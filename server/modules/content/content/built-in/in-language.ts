import type { Locale } from '#domain/locales.ts';
import {
  type Bag,
  ELEMENT_TR_KEY,
  type ElementContent,
  type Node,
  type Translations,
} from '#schemas/content/element.ts';

type Texts = NonNullable<Translations[string][string]>;
type Owner = { meta?: Bag; mobileMeta?: Bag };

const TEXT_BAGS = ['meta', 'mobileMeta'] as const;

/**
 * The same content begun in another language: its texts in that become the ones of the element, and
 * those of before a translation. What was not translated stays as it is.
 */
export function inLanguage(content: ElementContent, locale: Locale): ElementContent {
  const { language_code: before, tr } = content;
  if (before === locale) return content;
  const texts = tr[locale] ?? {};
  const former: Record<string, Texts> = {};

  function swapped<T extends Owner>(owner: T, id: string): T {
    const own = texts[id];
    if (!own) return owner;
    former[id] = formerOf(owner, own);
    const bags = TEXT_BAGS.flatMap((bag) =>
      own[bag] ? [[bag, { ...owner[bag], ...own[bag] }] as const] : [],
    );
    return { ...owner, ...Object.fromEntries(bags) };
  }

  function swappedNode(node: Node): Node {
    const { slots } = node;
    const own = swapped(node, node.id);
    if (!slots) return own;
    const inside = Object.entries(slots).map(([name, list]) => [name, list.map(swappedNode)]);
    return { ...own, slots: Object.fromEntries(inside) };
  }

  const element = swapped(content, ELEMENT_TR_KEY);
  const parts = content.parts.map(swappedNode);
  const { [locale]: _taken, ...others } = tr;
  const hasFormer = Object.keys(former).length > 0;
  return {
    ...element,
    parts,
    language_code: locale,
    tr: { ...others, ...(hasFormer && { [before]: former }) },
  };
}

/** What an owner said so far in the fields that the texts are about. */
function formerOf(owner: Owner, texts: Texts): Texts {
  const bags = TEXT_BAGS.flatMap((bag) => {
    const fields = Object.keys(texts[bag] ?? {}).filter(
      (field) => owner[bag]?.[field] !== undefined,
    );
    const said = fields.map((field) => [field, owner[bag]?.[field]]);
    return fields.length > 0 ? [[bag, Object.fromEntries(said)] as const] : [];
  });
  return Object.fromEntries(bags);
}
