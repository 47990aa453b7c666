import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import {
  BAGS,
  type Bag,
  type BagName,
  ELEMENT_TR_KEY,
  type ElementContent,
} from '#schemas/content/element.ts';
import type { BagHolder } from '../bag-set.ts';
import { fieldsOf } from '../block-fields.ts';
import { isRecord, recordEntries } from '../json.ts';
import { walk } from '../tree.ts';
import type { BlockLookup } from '../types.ts';
import { type FieldRules, likelyFields } from '../usual-fields.ts';

/** A stored value with where it is. */
export interface StoredField {
  /** The bag that holds it: writing into it changes the content. */
  bag: Bag;
  name: string;
  /** Unique in the content; the same until somebody moves or changes nodes. */
  key: string;
  rules: FieldRules;
  nodeId: string | null;
  block: string | null;
  language: Locale;
  small: boolean;
}

/** Texts of an element itself that people read; a page has more than the others. */
const OWN_FIELDS: Readonly<Record<string, FieldRules>> = {
  title: { 'x-control': 'text' },
  seo: {
    properties: {
      title: { 'x-control': 'text' },
      description: { 'x-control': 'textarea' },
      image: { 'x-control': 'media' },
    },
  },
};

interface Holder {
  holder: BagHolder;
  /** Begins the keys of its fields. */
  key: string;
  rulesOf(name: string, value: unknown): FieldRules | undefined;
  nodeId: string | null;
  block: string | null;
  language: Locale;
}

/**
 * Every stored value of a content whose field is known: its own texts, those of its nodes, of what
 * children lay over their masters, and all of that in every language.
 */
export function* storedFields(
  content: ElementContent,
  registry: BlockLookup,
): Generator<StoredField> {
  for (const holder of holdersOf(content, registry)) {
    for (const name of BAGS) {
      const bag: unknown = isRecord(holder.holder) ? holder.holder[name] : undefined;
      if (isRecord(bag)) yield* fieldsOfBag(holder, name, bag);
    }
  }
}

function* fieldsOfBag(holder: Holder, bagName: BagName, bag: Bag): Generator<StoredField> {
  const { key, rulesOf, nodeId, block, language } = holder;
  const small = bagName === 'mobileMeta' || bagName === 'mobileOptions';
  for (const name of Object.keys(bag)) {
    const rules = rulesOf(name, bag[name]);
    if (!rules || rules['x-private'] === true) continue;
    yield { bag, name, key: `${key}/${bagName}.${name}`, rules, nodeId, block, language, small };
  }
}

/** What the holders of one node have in common, in whatever language. */
type About = Pick<Holder, 'rulesOf' | 'nodeId' | 'block'>;

function* holdersOf(content: ElementContent, registry: BlockLookup): Generator<Holder> {
  const language = content.language_code;
  const own: About = { rulesOf: (name) => OWN_FIELDS[name], nodeId: null, block: null };
  const known = new Map<string, About>([[ELEMENT_TR_KEY, own]]);
  yield { ...own, holder: content, key: language, language };
  for (const { about, name, holder } of nodeHolders(content, registry)) {
    known.set(name, about);
    yield { ...about, holder, key: `${language}/${name}`, language };
  }
  for (const [locale, byKey] of recordEntries(content.tr)) {
    const translated = LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE;
    for (const [name, holder] of recordEntries(byKey)) {
      const about = known.get(name);
      if (about) yield { ...about, holder, key: `${locale}/${name}`, language: translated };
    }
  }
}

/** Nodes, and what children lay over their masters, under the names that translations have for them. */
function* nodeHolders(content: ElementContent, registry: BlockLookup) {
  const likely = likelyFields(registry);
  for (const { node } of walk(content)) {
    const block = registry.get(node.block);
    const fields = block?.version === node.v ? fieldsOf(block.schema).byName : undefined;
    const rulesOf: Holder['rulesOf'] = fields ? (name) => fields.get(name)?.schema : likely;
    const about: About = { rulesOf, nodeId: node.id, block: node.block };
    yield { about, name: node.id, holder: node as BagHolder };
    for (const [name, override] of recordEntries(node.overrides)) {
      const inside: About = { rulesOf: likely, nodeId: node.id, block: null };
      yield { about: inside, name: `${node.id}/${name}`, holder: override as BagHolder };
    }
  }
}
