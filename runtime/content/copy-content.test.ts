import { expect, it } from 'vitest';
import { aChild, aContent, aNode } from '#tests/support/content/builders.ts';
import { copyContent } from './copy-content.ts';
import { walk } from './tree.ts';

const hero = aNode('hero', { meta: { title: 'Mir' }, slots: { main: [aNode('inner')] } });
const child = aChild('child', 7, { overrides: { root: { slots: { main: [aNode('deep')] } } } });
const page = aContent({
  parts: [hero, child],
  meta: { title: 'Savjeti' },
  tr: {
    en: {
      '.': { meta: { title: 'Advice' } },
      hero: { meta: { title: 'Calm' } },
      'child/root': { meta: { title: 'Winter' } },
      gone: { meta: { title: 'Gone' } },
    },
  },
});

it('gives every node an id of its own, at any depth, and leaves the rest as it is', () => {
  const before = structuredClone(page);
  const copy = copyContent(page);

  const idsOf = (content: typeof page) => [...walk(content)].map(({ node }) => node.id);
  expect(idsOf(page)).toHaveLength(4);
  expect(new Set([...idsOf(page), ...idsOf(copy)]).size).toBe(8);
  expect(copy.parts[0]?.meta).toEqual({ title: 'Mir' });
  expect(copy.parts[1]?.master).toEqual({ id: 7 });
  expect(Object.keys(copy.parts[1]?.overrides ?? {})).toEqual(['root']);
  expect(copy.meta).toEqual(page.meta);
  expect(page).toEqual(before);
});

it('takes translations along, without those of nodes that are not there', () => {
  const { parts, tr } = copyContent(page);

  expect(tr).toEqual({
    en: {
      '.': { meta: { title: 'Advice' } },
      [parts[0]?.id ?? '']: { meta: { title: 'Calm' } },
      [`${parts[1]?.id}/root`]: { meta: { title: 'Winter' } },
    },
  });
});
