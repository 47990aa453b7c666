import {
  ELEMENT_LIMITS,
  type Element,
  type ElementContent,
  type Fault,
  STATIC_HANDLERS,
} from '#schemas/content/element.ts';
import { isOfSystemPage, SYSTEM_PAGES, type SystemPage } from '#schemas/content/system-pages.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import type { BuiltIns } from './built-in/built-ins.ts';
import { loadMasters } from './content.masters.ts';
import type { ContentRepository } from './content.repository.ts';
import { publishedOf } from './element-row.ts';

/** What the check of contracts looks at. */
export interface ContractParts {
  repository: ContentRepository;
  rules: ContentRules;
  builtIns: BuiltIns;
  siteId: number;
}

/** What becomes of an element for shoppers: another content, or null for one that they see no more. */
export interface Change {
  id: number;
  next: Element | null;
}

/** Header, footer and cookie notice as they stand around a page; one set for each language of them. */
type Around = readonly Element[];

/** Pages that are looked at together. */
const BATCH = 50;
/** Broken pages of one answer. */
const MOST_TOLD = 20;
/** Contracts do not ask what a shop is called. */
const ANY_SHOP = { name: '' };
const PAGES: readonly SystemPage[] = SYSTEM_PAGES;

/** Broken contracts of a content that is to be published, with what stands around pages. */
export async function contractFaults(
  parts: ContractParts,
  content: ElementContent,
  masters: Record<string, Element>,
): Promise<Fault[]> {
  const { rules } = parts;
  if (!rules.gate) return [];
  if (!isPage(content)) return rules.gate(content, masters);
  const sets = await aroundPages(parts, null);
  const known = { ...masters, ...(await mastersIn(parts, sets.flat())) };
  return distinct(sets.flatMap((around) => rules.gate?.(content, known, around) ?? []));
}

/**
 * Contracts of published pages that a change of a master, or of what stands around pages, would break.
 * What is broken already does not keep anybody from changing something else.
 */
export async function brokenPages(parts: ContractParts, change: Change): Promise<Fault[]> {
  const found: Fault[] = [];
  if (!parts.rules.gate) return found;
  const [before, after] = [await aroundPages(parts, null), await aroundPages(parts, change)];
  const inside = change.next ? await mastersIn(parts, [change.next]) : {};
  for await (const pages of pagesShowing(parts, change.id)) {
    const masters = await mastersIn(parts, [...pages, ...before.flat()]);
    const next = withChange({ ...masters, ...inside }, change);
    for (const page of pages) {
      const broken = newFaults(parts.rules, page, [masters, before], [next, after]);
      found.push(...broken.map((fault) => onPage(fault, page)));
    }
    if (found.length >= MOST_TOLD) break;
  }
  return found.slice(0, MOST_TOLD);
}

type World = readonly [Record<string, Element>, readonly Around[]];

function newFaults(rules: ContentRules, page: Element, before: World, after: World): Fault[] {
  const faultsIn = ([masters, sets]: World) =>
    distinct(
      (isPage(page) ? sets : [[]]).flatMap((around) => rules.gate?.(page, masters, around) ?? []),
    );
  const known = new Set(faultsIn(before).map(keyOf));
  return faultsIn(after).filter((fault) => !known.has(keyOf(fault)));
}

function withChange(masters: Record<string, Element>, { id, next }: Change) {
  const key = String(id);
  if (next?.type === 'section') return { ...masters, [key]: next };
  const { [key]: _gone, ...others } = masters;
  return next ? masters : others;
}

/** Each set that some language shows; with a change, as they will be after it. */
async function aroundPages(parts: ContractParts, change: Change | null): Promise<Around[]> {
  const { repository, builtIns, siteId } = parts;
  const rows = await repository.statics(siteId, STATIC_HANDLERS);
  const stored = rows
    .filter(({ id }) => id !== change?.id)
    .flatMap((row) => publishedOf(row) ?? []);
  const changed = change?.next?.type === 'static-element' ? [change.next] : [];
  const all = [...changed, ...stored];
  const languages = new Set(all.map(({ language_code }) => language_code));
  if (languages.size === 0) return [builtIns.completed(ANY_SHOP, STATIC_HANDLERS, [])];
  return [...languages].map((language) => {
    const rank = (element: Element) => (element.language_code === language ? 0 : 1);
    const ranked = all.toSorted((a, b) => rank(a) - rank(b));
    return builtIns.completed(ANY_SHOP, STATIC_HANDLERS, ranked);
  });
}

function mastersIn({ repository, rules, siteId }: ContractParts, elements: readonly Element[]) {
  const refs = elements.flatMap((element) => rules.masterRefs(element));
  return loadMasters(repository, rules, { siteId, version: 'published' }, refs);
}

/** Pages and templates that show an element: those that place the master, all for what is around them. */
async function* pagesShowing(parts: ContractParts, id: number): AsyncGenerator<Element[]> {
  const { repository, siteId } = parts;
  const row = await repository.find(siteId, id);
  const placed = row?.type === 'section' ? await elementsPlacing(parts, id) : null;
  const isAround = placed?.some(({ type }) => type === 'static-element') ?? true;
  if (placed) yield placed.filter((one) => one.type !== 'section' && !(isAround && isPage(one)));
  if (isAround) yield* allPages(parts);
}

/** Elements that show a master, also those that do so by another master. */
async function elementsPlacing({ repository, siteId }: ContractParts, id: number) {
  const found = new Map<number, Element>();
  let wanted = [id];
  for (let depth = 0; depth <= ELEMENT_LIMITS.masterDepth && wanted.length > 0; depth += 1) {
    const rows = await repository.placing(siteId, wanted);
    const fresh = rows.flatMap((row) => (found.has(row.id) ? [] : (publishedOf(row) ?? [])));
    for (const element of fresh) found.set(element.id, element);
    wanted = fresh.filter(({ type }) => type === 'section').map((element) => element.id);
  }
  return [...found.values()];
}

async function* allPages({ repository, builtIns, siteId }: ContractParts) {
  const own = new Set<SystemPage>();
  let last = 0;
  let rows = await repository.publishedPages(siteId, last, BATCH);
  while (rows.length > 0) {
    const pages = rows.flatMap((row) => publishedOf(row) ?? []);
    for (const page of PAGES) {
      if (pages.some((element) => isOfSystemPage(page, element))) own.add(page);
    }
    yield pages;
    last = rows.at(-1)?.id ?? last;
    rows = await repository.publishedPages(siteId, last, BATCH);
  }
  const others = PAGES.filter((page) => page.type !== 'static-element' && !own.has(page));
  yield others.map(({ name }) => builtIns.element(ANY_SHOP, name));
}

function isPage({ type }: Pick<ElementContent, 'type'>): boolean {
  return type === 'page' || type === 'template';
}

/** The node is of another element than the one that is published. */
function onPage({ nodeId: _node, ...fault }: Fault, { id, meta, slug }: Element): Fault {
  const [title = slug] = [meta['title'], meta['name']].filter((name) => typeof name === 'string');
  return { ...fault, on: { id, title } };
}

function distinct(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [keyOf(fault), fault])).values()];
}

function keyOf({ rule, path, needs = '' }: Fault): string {
  return `${rule} ${path} ${needs}`;
}
