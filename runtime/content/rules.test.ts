import { describe, expect, it } from 'vitest';

import type { Patch } from '#schemas/content/element.ts';
import { aChild, aContent, aNode } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { createContentRules } from './rules.ts';

const rules = createContentRules(toyRegistry);
const content = aContent({ parts: [aNode('one', { meta: { title: 'Prije', image: { id: 4 } } })] });
const patch: Patch = { op: 'replace', path: ['nodes', 'one', 'meta', 'title'], value: 'Poslije' };

describe('createContentRules', () => {
  it('applies patches of the flat form to stored content', () => {
    expect(rules.applyPatches(content, [patch])).toEqual(
      aContent({ parts: [aNode('one', { meta: { title: 'Poslije', image: { id: 4 } } })] }),
    );
    expect(content.parts[0]?.meta?.['title']).toBe('Prije');
  });

  it('refuses patches that leave no tree', () => {
    const twice: Patch = { op: 'add', path: ['rootIds', 0], value: 'one' };
    const nowhere: Patch = { op: 'replace', path: ['rootIds', 0], value: 'gone' };

    expect(() => rules.applyPatches(content, [twice])).toThrow(RangeError);
    expect(() => rules.applyPatches(content, [nowhere])).toThrow(RangeError);
  });

  it('says what leads from one content to another', () => {
    const after = rules.applyPatches(content, [patch]);

    expect(rules.diff(content, after)).toEqual([patch]);
  });

  it('rebases, checks, cleans and lists references', () => {
    const after = rules.applyPatches(content, [patch]);
    const other = aContent({ parts: [aChild('one', 7)] });

    expect(rules.rebase(after, [patch], [{ ...patch, value: 'Moje' }], false)).toMatchObject({
      ok: false,
    });
    expect(rules.check(content, {})).toEqual([]);
    expect(rules.clean(content)).toEqual(content);
    expect(rules.mediaIds(content)).toEqual([4]);
    expect(rules.masterRefs(other)).toEqual([{ id: 7 }]);
  });
});
