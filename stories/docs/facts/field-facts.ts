import { blockLabels } from '#kit/fields/block-labels.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { commonFields, type FieldKeywords } from '#schemas/fields.ts';
import { wordsIn } from './words.ts';

/** What a field's schema says that the documentation of a block tells. */
export interface FieldSchema extends FieldKeywords {
  type?: string;
  enum?: readonly unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, FieldSchema>>;
  items?: FieldSchema;
}

/** A field of a block in words; labels first in English, then in Croatian. */
export interface FieldFact {
  /** `items.title` for a field of an item. */
  path: string;
  labels: readonly [english: string, croatian: string];
  help: string | undefined;
  kind: string;
  initial: string;
  /** Labels of the choices, in their order. */
  choices: readonly string[];
  phones: string;
  translated: boolean;
  /** Shows only for some values of another field. */
  condition: string | undefined;
  isCommon: boolean;
}

const KINDS: Readonly<Record<string, string>> = {
  text: 'One line of text',
  textarea: 'Text',
  richtext: 'Formatted text',
  range: 'Number',
  number: 'Number',
  toggle: 'On or off',
  select: 'One of',
  segmented: 'One of',
  colour: 'Colour',
  link: 'Link',
  icon: 'Icon',
  list: 'List',
  product: 'Products',
  category: 'Categories',
  tag: 'Tags',
  post: 'Posts',
  navigation: 'A menu of the shop',
  datetime: 'Date and time',
};
const MEDIA = { picture: 'Picture', video: 'Video', document: 'Document', captions: 'Captions' };
/** More are told by their number: lists of icons and instants have dozens. */
const MOST_CHOICES = 12;

/** Groups of fields, as the panel of the editor has them one after another. */
const GROUPS = ['content', 'layout', 'style', 'advanced'];

/** Fields of a block's schema with their names: group by group, what every section has last in each. */
export function fieldsOf(block: AnyBlock): [string, FieldSchema][] {
  const fields = Object.entries(block.schema.properties as Record<string, FieldSchema>);
  return fields.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf([name, field]: [string, FieldSchema]): number {
  return 2 * GROUPS.indexOf(field['x-group'] ?? 'content') + (name in commonFields ? 1 : 0);
}

/** All fields of a block, those of items below their lists. */
export function fieldFacts(block: AnyBlock): FieldFact[] {
  return fieldsOf(block).flatMap(([name, field]) => factsOf(block, name, field, field));
}

function factsOf(
  block: AnyBlock,
  path: string,
  field: FieldSchema,
  /** The field of the block itself: what differs on phones and by language is that as a whole. */
  whole: FieldSchema,
): FieldFact[] {
  const english = blockLabels(block, 'en', wordsIn('en'));
  const croatian = blockLabels(block, 'hr', wordsIn('hr'));
  const fact: FieldFact = {
    path,
    labels: [english.field(path), croatian.field(path)],
    help: english.help?.(path),
    kind: kindOf(field),
    initial: english.shownWhenEmpty?.(field) ?? initialOf(field, (v) => english.choice(path, v)),
    choices: choicesOf(field, (value) => english.choice(path, value)),
    phones: phonesOf(whole),
    translated: whole['x-i18n'] === true,
    condition: conditionOf(block, path, field),
    isCommon: path in commonFields && !(path in block.texts('en').fields),
  };
  const inner = field['x-control'] === 'list' ? (field.items?.properties ?? {}) : {};
  return [
    fact,
    ...Object.entries(inner).flatMap(([name, one]) =>
      factsOf(block, `${path}.${name}`, one, whole),
    ),
  ];
}

function kindOf(field: FieldSchema): string {
  const { minimum, maximum, maxLength, maxItems } = field;
  const control = field['x-control'];
  const kind =
    control === 'media' ? MEDIA[field['x-media'] ?? 'picture'] : (KINDS[control ?? ''] ?? 'Value');
  const bounds = [
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`,
    maxLength !== undefined && !field.enum && `up to ${maxLength} signs`,
    maxItems !== undefined && `up to ${maxItems}`,
  ].filter(Boolean);
  return [kind, ...bounds].join(', ');
}

function initialOf(field: FieldSchema, choice: (value: string) => string): string {
  const { default: initial } = field;
  if (initial === true) return 'On';
  if (initial === false) return 'Off';
  if (typeof initial === 'number') return String(initial);
  if (typeof initial !== 'string' || initial === '') return 'Empty';
  return field.enum ? choice(initial) : initial;
}

function choicesOf(field: FieldSchema, choice: (value: string) => string): string[] {
  const values = (field.enum ?? []).map(String);
  return values.length > MOST_CHOICES ? [`${values.length} to choose from`] : values.map(choice);
}

function phonesOf({ 'x-mobile': mobile }: FieldSchema): string {
  return mobile === false ? 'The same' : 'May differ';
}

function conditionOf(block: AnyBlock, path: string, field: FieldSchema): string | undefined {
  const when = field['x-when'];
  if (!when) return undefined;
  const labels = blockLabels(block, 'en', wordsIn('en'));
  const sibling = [...path.split('.').slice(0, -1), when.field].join('.');
  const values = when.in.map((value) => {
    if (typeof value === 'boolean') return value ? 'on' : 'off';
    return typeof value === 'string' ? `“${labels.choice(sibling, value)}”` : String(value);
  });
  return `Where “${labels.field(sibling)}” is ${values.join(' or ')}`;
}
