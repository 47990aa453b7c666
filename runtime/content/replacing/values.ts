import type { Replacing } from '#schemas/content/replacing.ts';
import { LINK_KINDS, type Link } from '#schemas/content/values.ts';
import { isRecord } from '../json.ts';
import type { FieldRules } from '../usual-fields.ts';
import { type ChangeWords, type Outcome, together, untouched, wordChanger } from './words.ts';

/** Changes a stored value, by the rules of its field. */
export type ChangeValue = (value: unknown, rules: FieldRules) => Outcome;

/** Values that are changed as a whole; null for one that has its parts looked at instead. */
interface Changes {
  words: ChangeWords;
  link(link: Record<string, unknown>): Outcome | null;
  picture(picture: Record<string, unknown>): Outcome | null;
  /** A bare number that names a media record. */
  mediaId(id: number): Outcome;
}

const NOTHING: Changes = {
  words: untouched,
  link: () => null,
  picture: () => null,
  mediaId: untouched,
};

/** What puts the replacement in the place of what is looked for; a replacement of null changes nothing, but counts. */
export function valueChanger(replacing: Replacing): ChangeValue {
  const changes = changesOf(replacing);
  return (value, rules) => changed(value, rules, changes);
}

function changesOf(replacing: Replacing): Changes {
  switch (replacing.kind) {
    case 'text':
      return { ...NOTHING, words: wordChanger(replacing) };
    case 'link':
      return { ...NOTHING, link: (link) => linkOutcome(link, replacing) };
    case 'media': {
      const { find, replace } = replacing;
      const found = (value: unknown): Outcome => ({ value, count: 1, excerpts: [] });
      return {
        ...NOTHING,
        // A description and a focus of the place belong to the picture that goes.
        picture: (picture) =>
          picture['id'] === find ? found(replace === null ? picture : { id: replace }) : null,
        mediaId: (id) => (id === find ? found(replace ?? id) : untouched(id)),
      };
    }
  }
}

const TEXT_CONTROLS: ReadonlySet<unknown> = new Set(['text', 'textarea']);

function changed(value: unknown, rules: FieldRules, changes: Changes): Outcome {
  const control = rules['x-control'];
  if (typeof value === 'string' && TEXT_CONTROLS.has(control)) return changes.words(value);
  if (typeof value === 'number' && control === 'media') return changes.mediaId(value);
  if (control === 'richtext') return changedNode(value, changes);
  if (Array.isArray(value)) {
    return changedList(value, (item) => changed(item, itemRules(rules), changes));
  }
  return isRecord(value) ? changedRecord(value, rules, changes) : untouched(value);
}

function changedRecord(
  value: Record<string, unknown>,
  rules: FieldRules,
  changes: Changes,
): Outcome {
  if (isLink(value)) return changes.link(value) ?? changedParts(value, LINK_RULES, changes);
  if (isPicture(value)) {
    return changes.picture(value) ?? changedParts(value, PICTURE_RULES, changes);
  }
  return changedParts(value, rules, changes);
}

const TEXT = { 'x-control': 'text' };
const LINK_RULES = { properties: { label: TEXT } };
const PICTURE_RULES = { properties: { alt: TEXT } };

function itemRules(rules: FieldRules): FieldRules {
  return isRecord(rules['items']) ? rules['items'] : {};
}

function changedList(list: readonly unknown[], change: (item: unknown) => Outcome): Outcome {
  const outcomes = list.map(change);
  const all = together(outcomes);
  return all.count === 0 ? untouched(list) : { value: outcomes.map(({ value }) => value), ...all };
}

function changedParts(
  value: Record<string, unknown>,
  rules: FieldRules,
  changes: Changes,
): Outcome {
  const properties = isRecord(rules['properties']) ? rules['properties'] : {};
  const outcomes = Object.entries(value).map(([name, part]) => {
    const inner = properties[name];
    return [name, changed(part, isRecord(inner) ? inner : {}, changes)] as const;
  });
  const all = together(outcomes.map(([, outcome]) => outcome));
  if (all.count === 0) return untouched(value);
  return {
    value: Object.fromEntries(outcomes.map(([name, { value: part }]) => [name, part])),
    ...all,
  };
}

/** A node of a rich text. A run of text that has no letters left goes: a document holds no empty one. */
function changedNode(node: unknown, changes: Changes): Outcome {
  if (!isRecord(node)) return untouched(node);
  const { text, marks, attrs, content } = node;
  const parts: [string, Outcome][] = [];
  if (typeof text === 'string') parts.push(['text', changes.words(text)]);
  if (Array.isArray(marks))
    parts.push(['marks', changedList(marks, (mark) => changedMark(mark, changes))]);
  if (isRecord(attrs) && isPicture(attrs)) parts.push(['attrs', changed(attrs, {}, changes)]);
  if (Array.isArray(content)) {
    const inside = changedList(content, (child) => changedNode(child, changes));
    const kept = Array.isArray(inside.value)
      ? inside.value.filter((child) => !isEmptyRun(child))
      : [];
    parts.push(['content', inside.count === 0 ? inside : { ...inside, value: kept }]);
  }
  const all = together(parts.map(([, outcome]) => outcome));
  if (all.count === 0) return untouched(node);
  const values = parts.map(([name, { value }]) => [name, value] as const);
  return { value: { ...node, ...Object.fromEntries(values) }, ...all };
}

function isEmptyRun(node: unknown): boolean {
  return isRecord(node) && node['type'] === 'text' && node['text'] === '';
}

function changedMark(mark: unknown, changes: Changes): Outcome {
  if (!isRecord(mark) || mark['type'] !== 'link' || !isRecord(mark['attrs']))
    return untouched(mark);
  const { href, file } = mark['attrs'];
  if (isRecord(file)) {
    const outcome = changed(file, {}, changes);
    return { ...outcome, value: { ...mark, attrs: { file: outcome.value } } };
  }
  const link = typeof href === 'string' ? { kind: 'url', href } : mark['attrs'];
  const outcome = changes.link(link);
  if (!(outcome && isRecord(outcome.value))) return untouched(mark);
  const { kind, label: _label, ...target } = outcome.value;
  return { ...outcome, value: { ...mark, attrs: kind === 'url' ? target : { kind, ...target } } };
}

const KINDS: ReadonlySet<unknown> = new Set(LINK_KINDS);

function isLink(value: Record<string, unknown>): boolean {
  return KINDS.has(value['kind']) && ['href', 'slug', 'id'].some((name) => name in value);
}

const PICTURE_KEYS: ReadonlySet<string> = new Set(['id', 'alt', 'focus']);

function isPicture(value: Record<string, unknown>): boolean {
  return (
    typeof value['id'] === 'number' && Object.keys(value).every((key) => PICTURE_KEYS.has(key))
  );
}

function linkOutcome(
  link: Record<string, unknown>,
  { find, replace }: Extract<Replacing, { kind: 'link' }>,
): Outcome | null {
  if (!leadsTo(link, find)) return null;
  const label = typeof link['label'] === 'string' ? { label: link['label'] } : {};
  const { label: _own, ...target } = replace ?? find;
  return {
    value: replace === null ? link : { ...target, ...label },
    count: 1,
    excerpts: [{ lead: '', found: label.label ?? nameOf(find), tail: '' }],
  };
}

/** Links to one record may carry its id, its slug, or both. */
function leadsTo(link: Record<string, unknown>, target: Link): boolean {
  if (link['kind'] !== target.kind) return false;
  if (target.kind === 'url') return link['href'] === target.href;
  const isSameId = target.id !== undefined && link['id'] === target.id;
  return isSameId || (target.slug !== undefined && link['slug'] === target.slug);
}

function nameOf({ href, slug, id }: Link): string {
  return href ?? slug ?? String(id);
}
