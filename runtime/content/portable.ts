import { BAGS, type ElementContent } from '#schemas/content/element.ts';
import { LINK_KINDS } from '#schemas/content/values.ts';
import type { NamedKind, NameOf } from '#schemas/site-entry.ts';
import type { BagHolder } from './bag-set.ts';
import { fieldsOf } from './block-fields.ts';
import { isRecord, recordEntries } from './json.ts';
import { walk } from './tree.ts';
import type { BlockLookup } from './types.ts';
import { type RulesOf, usualFields } from './usual-fields.ts';

/**
 * A copy of a content in which everything that has an id in one installation has a name that another
 * one understands. What `nameOf` has no name for is left out; a child of a master without one, too.
 * Like `mediaIds` it goes by the schema of a known block, elsewhere by the shape of a value and by
 * what other blocks call a field.
 */
export function toPortable(
  content: ElementContent,
  registry: BlockLookup,
  nameOf: NameOf,
): Record<string, unknown> {
  const copy = structuredClone(content);
  const usual = usualFields(registry);
  const byNode = new Map<string, RulesOf>();
  nameBags(copy, usual, nameOf);
  for (const { node } of walk(copy)) {
    const block = registry.get(node.block);
    const fields = block?.version === node.v ? fieldsOf(block.schema).byName : undefined;
    const schemaOf: RulesOf = fields ? (name) => fields.get(name)?.schema : usual;
    byNode.set(node.id, schemaOf);
    nameBags(node, schemaOf, nameOf);
    for (const [, override] of recordEntries(node.overrides)) nameBags(override, usual, nameOf);
    // Revisions are counted anew elsewhere: a pinned child shows the master as it is.
    if (node.master) Object.assign(node, { master: { id: nameOf('element', node.master.id) } });
  }
  const translated = recordEntries(copy.tr).flatMap(([, byKey]) => recordEntries(byKey));
  for (const [key, bags] of translated) nameBags(bags, byNode.get(key) ?? usual, nameOf);
  return { ...copy };
}

function nameBags(holder: BagHolder, schemaOf: RulesOf, nameOf: NameOf): void {
  for (const bagName of BAGS) {
    const bag: unknown = isRecord(holder) ? holder[bagName] : undefined;
    if (!isRecord(bag)) continue;
    for (const [name, value] of Object.entries(bag)) {
      const named = nameIn(value, schemaOf(name), nameOf);
      if (named === undefined) delete bag[name];
      else bag[name] = named;
    }
  }
}

const RECORD_CONTROLS: ReadonlySet<unknown> = new Set(['product', 'category', 'tag', 'post']);

/** Undefined for what has no name. */
function nameIn(value: unknown, schema: unknown, nameOf: NameOf): unknown {
  const rules = isRecord(schema) ? schema : {};
  if (Array.isArray(value)) {
    const control = rules['x-control'];
    const items = RECORD_CONTROLS.has(control) ? { 'x-control': control } : rules['items'];
    return value.flatMap((item) => nameIn(item, items, nameOf) ?? []);
  }
  if (typeof value === 'number' && isNamedKind(rules['x-control'])) {
    return nameOf(rules['x-control'], value);
  }
  if (!isRecord(value)) return value;
  if (isLink(value)) return nameLink(value, nameOf);
  if (isPicture(value)) return namePicture(value, nameOf);
  const properties = isRecord(rules['properties']) ? rules['properties'] : {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const named = nameIn(inner, properties[name], nameOf);
      return named === undefined ? [] : [[name, named]];
    }),
  );
}

function isNamedKind(control: unknown): control is NamedKind {
  return RECORD_CONTROLS.has(control);
}

const PICTURE_KEYS = new Set(['id', 'alt', 'focus']);

function isPicture(value: Record<string, unknown>): boolean {
  return (
    typeof value['id'] === 'number' && Object.keys(value).every((key) => PICTURE_KEYS.has(key))
  );
}

function namePicture(value: Record<string, unknown>, nameOf: NameOf) {
  const id = nameOf('media', Number(value['id']));
  return id === undefined ? undefined : { ...value, id };
}

const KINDS: ReadonlySet<unknown> = new Set(LINK_KINDS);

function isLink(value: Record<string, unknown>): boolean {
  return KINDS.has(value['kind']) && ('href' in value || 'slug' in value || 'id' in value);
}

/** Links lead by slug; only an event has none. */
function nameLink({ id, ...link }: Record<string, unknown>, nameOf: NameOf) {
  if (link['kind'] !== 'event' || typeof id !== 'number') return link;
  const name = nameOf('event', id);
  return name === undefined ? undefined : { ...link, id: name };
}
