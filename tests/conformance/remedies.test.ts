import { describe, expect, it } from 'vitest';
import { allBlocks } from '#blocks/all-blocks.ts';
import { remedyOf } from '#editor/flows/publish/remedy/remedy.ts';
import type { EditorContextValue } from '#editor/kernel/editor-context.ts';
import { documentOf } from '#editor/kernel/store/documents.ts';
import { anEditor } from '#editor/testing/an-editor.ts';
import { opened } from '#editor/testing/toy-elements.ts';
import { PAGE_DUTIES } from '#runtime/content/contracts/page-duties.ts';
import { unflatten } from '#runtime/content/flat.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { walk } from '#runtime/content/tree.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { Element, ElementContent } from '#schemas/content/element.ts';
import { SYSTEM_PAGES } from '#schemas/content/system-pages.ts';
import { readBuiltIns } from '#server/seed/built-ins.ts';
import { withoutNode } from '#tests/support/content/without-node.ts';

const registry = createRegistry(allBlocks);
const rules = createContentRules(registry);
const builtIn = readBuiltIns();
const gate = (content: ElementContent) => rules.gate?.(content, {}) ?? [];

/** The element as it was stored once, so that editors may change it. */
const stored = (content: ElementContent): Element => ({
  ...content,
  id: 1,
  rev: 1,
  status: 'draft',
});

function draftIn({ store }: EditorContextValue): Element {
  const element = documentOf(store.getState().documents, 1);
  if (!element) throw new Error('The page is gone.');
  return stored(unflatten(element));
}

const contentOf = ({ id: _id, rev: _rev, status: _status, ...content }: Element) => content;

/** Presses what the gate offers until it offers no more; answers how often. */
async function pressAll(content: ElementContent) {
  const page = opened([], { page: stored(content) });
  const { editor } = await anEditor(page, new Map(), registry);
  let presses = 0;
  for (; presses < 20; presses += 1) {
    const [remedy] = gate(draftIn(editor)).flatMap((fault) => remedyOf(editor, 1, fault) ?? []);
    if (!remedy) break;
    remedy.apply();
  }
  return { editor, presses };
}

const order = (content: ElementContent) => [...walk(content)].map(({ node }) => node.block);

const CASES = SYSTEM_PAGES.flatMap(({ name }) => {
  const content = builtIn(name, 'Kod Ane');
  return [...walk(content)].flatMap(({ node }) => {
    const rest = withoutNode(content, node.id);
    return gate(rest).length > 0 ? [{ name, block: node.block, content, rest }] : [];
  });
});

describe('what the gate offers for a missing block', () => {
  it('is asked of every system page that has duties', () => {
    const bound = SYSTEM_PAGES.filter(({ name }) => PAGE_DUTIES[name]?.length);
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(bound.length);
  });

  it.each(CASES)('mends $name without $block', async ({ rest }) => {
    const { editor } = await pressAll(rest);

    expect(gate(draftIn(editor))).toEqual([]);
    expect(rules.check(contentOf(draftIn(editor)), {})).toEqual([]);
  });

  it.each(
    CASES.filter(({ name, content, rest }) => {
      const isOneBlock = order(content).length - order(rest).length === 1;
      return isOneBlock && (name === 'checkout' || name === 'profile' || name === 'search');
    }),
  )('puts $block of $name back where it was, with one press', async ({ content, rest }) => {
    const { editor, presses } = await pressAll(rest);

    expect(presses).toBe(1);
    expect(order(draftIn(editor))).toEqual(order(content));
    editor.history.undo();
    expect(order(draftIn(editor))).toEqual(order(rest));
  });

  it.each(SYSTEM_PAGES.filter(({ name }) => name !== 'home'))(
    'builds $name anew where nothing is left of it',
    async ({ name }) => {
      const { editor } = await pressAll({ ...builtIn(name, 'Kod Ane'), parts: [] });

      expect(gate(draftIn(editor))).toEqual([]);
      expect(rules.check(contentOf(draftIn(editor)), {})).toEqual([]);
    },
  );
});
