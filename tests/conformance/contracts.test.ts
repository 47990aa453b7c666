import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { LOCALES } from '#domain/locales.ts';
import { dutiesOf, PAGE_DUTIES } from '#runtime/content/contracts/page-duties.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { walk } from '#runtime/content/tree.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { Element, ElementContent, Fault } from '#schemas/content/element.ts';
import { SYSTEM_PAGES } from '#schemas/content/system-pages.ts';
import { PRESET_NAMES } from '#server/seed/beginning.ts';
import { readBuiltIns } from '#server/seed/built-ins.ts';
import { presetElements } from '#server/seed/format/preset-contracts.ts';
import { presetFiles, readPreset } from '#server/seed/preset.ts';
import { withoutNode } from '#tests/support/content/without-node.ts';

const registry = createRegistry(allBlocks);
const rules = createContentRules(registry);
const builtIn = readBuiltIns();

interface Stored {
  shop: string;
  masters: Record<string, Element>;
  around: readonly Element[];
  elements: { name: string; element: ElementContent }[];
}

/** Everything that is stored for system pages anywhere: what comes with the product, and in presets. */
const SHOPS: Stored[] = [
  {
    shop: 'built in',
    masters: {},
    around: [],
    elements: SYSTEM_PAGES.map(({ name }) => ({ name, element: builtIn(name, 'Kod Ane') })),
  },
  ...PRESET_NAMES.map((shop) => ({ shop, ...presetElements(readPreset(presetFiles(shop))) })),
];

const contractOf = (block: string) => registry.get(block)?.contract ?? {};

const missing = (faults: readonly Fault[]) =>
  faults.flatMap(({ needs, rule }) =>
    needs !== undefined && /requires|page/.test(rule) ? [needs] : [],
  );

describe.each(SHOPS)('the contracts of blocks, in the shop "$shop"', (stored) => {
  const { elements, masters, around } = stored;
  const gate = (content: ElementContent) =>
    rules.gate?.(content, masters, content.type === 'static-element' ? [] : around) ?? [];

  it.each(elements)('are kept by $name', ({ element }) => {
    expect(gate(element)).toEqual([]);
  });

  const contracted = elements.flatMap(({ name, element }) =>
    [...walk(element)].flatMap(({ node }) => {
      const provides = contractOf(node.block).provides ?? [];
      return provides.length > 0 && element.type !== 'section'
        ? [{ name, element, id: node.id, block: node.block, provides }]
        : [];
    }),
  );
  const isNeeded = ({ element, id, provides }: (typeof contracted)[number]) => {
    const needs = needsOf(withoutNode(element, id));
    return provides.some((promise) => needs.has(promise));
  };

  it.each(contracted.filter(isNeeded))(
    'refuse $name without its $block, and name what is missing',
    ({ element, id, provides }) => {
      const named = missing(gate(withoutNode(element, id)));

      expect(provides.some((promise) => named.includes(promise))).toBe(true);
    },
  );

  it('refuse every system page that has lost all its blocks', () => {
    for (const { name, element } of elements) {
      const duties = dutiesOf(element);
      expect([name, missing(gate({ ...element, parts: [] }))]).toEqual([name, duties]);
    }
  });
});

/** What an element must keep: by what it is, and by what its blocks need. */
function needsOf(element: ElementContent): Set<string> {
  const blocks = [...walk(element)].map(({ node }) => node.block);
  return new Set([
    ...dutiesOf(element),
    ...blocks.flatMap((block) => contractOf(block).requires ?? []),
  ]);
}

describe('the names of promises', () => {
  const slots = allBlocks.flatMap(({ slots = {} }) => Object.values(slots));
  const contracts = allBlocks.flatMap(({ contract }) => contract ?? []);
  const made = new Set(contracts.flatMap(({ provides }) => provides ?? []));
  const needed = new Set([
    ...contracts.flatMap(({ requires = [], after = [] }) => [...requires, ...after]),
    ...Object.values(PAGE_DUTIES).flat(),
  ]);

  it('are those that some block keeps', () => {
    expect([...needed].filter((name) => !made.has(name))).toEqual([]);
  });

  it('are needed by a page or by another block', () => {
    expect([...made].filter((name) => !needed.has(name))).toEqual([]);
  });

  it('of places are those of slots', () => {
    const places = new Set(slots.flatMap(({ place }) => place ?? []));
    const named = contracts.flatMap(({ inside }) => inside ?? []);
    expect(named.filter((name) => !places.has(name))).toEqual([]);
  });

  it.each(LOCALES)('have words for people (%s)', async (locale) => {
    const later = await readFile(`locales/${locale}/editor-later.json`, 'utf8');
    const inside = contracts.flatMap((contract) => contract.inside ?? []);
    const silent = [...made, ...inside].filter((name) => !later.includes(`"promise.${name}":`));
    expect(silent).toEqual([]);
  });

  it('are kept on every kind of system page but those that any words serve', () => {
    const free = SYSTEM_PAGES.filter(({ name }) => !PAGE_DUTIES[name]?.length);
    expect(free.map(({ name }) => name)).toEqual(['home', 'failure', 'maintenance', 'brokenLink']);
  });
});
