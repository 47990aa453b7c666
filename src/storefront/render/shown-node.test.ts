import { expect, it } from 'vitest';
import { aChild, aMaster, aNode, anElement } from '#tests/support/content/builders.ts';
import { toyRegistry } from '#tests/support/content/toy-blocks.ts';
import { shownNode } from './shown-node.ts';

const NOW = Date.parse('2026-11-27T08:00:00Z');
const asked = (key: string, locale: 'hr' | 'en' = 'hr') => ({ key, locale, now: NOW });

it('has the values that the page shows, of a master with what its child overrides', () => {
  const master = aMaster(7, aNode('root', { meta: { title: 'Zima', subtitle: 'Njega' } }));
  const element = anElement({
    parts: [aChild('child', 7, { meta: { title: 'Ljeto' } })],
    tr: { en: { child: { meta: { title: 'Summer' } } } },
  });
  const shown = { element, masters: { 7: master }, registry: toyRegistry };

  expect(shownNode(shown, asked('child'))).toMatchObject({
    block: 'banner',
    values: { title: 'Ljeto', subtitle: 'Njega' },
  });
  expect(shownNode(shown, asked('child', 'en'))?.values).toMatchObject({ title: 'Summer' });
});

it.each([
  ['is not there', 'other', aNode('hero')],
  ['is of an unknown block', 'hero', aNode('hero', { block: 'of-tomorrow' })],
  ['is not shown any more', 'hero', aNode('hero', { hide: { from: '2026-11-27T07:59:59Z' } })],
  ['is not shown yet', 'hero', aNode('hero', { hide: { until: '2026-11-27T08:00:01Z' } })],
  ['is not shown in the language', 'hero', aNode('hero', { hide: { languages: ['hr'] } })],
])('is null for a node that %s', (_what, key, node) => {
  const element = anElement({ parts: [node] });

  expect(shownNode({ element, masters: {}, registry: toyRegistry }, asked(key))).toBeNull();
});

it('is null for a node inside of one that is not shown', () => {
  const inner = aNode('inner');
  const outer = aNode('outer', { block: 'pane', slots: { main: [inner] } });
  const find = (node: typeof outer) =>
    shownNode(
      { element: anElement({ parts: [node] }), masters: {}, registry: toyRegistry },
      asked('inner'),
    );

  expect(find(outer)).not.toBeNull();
  expect(find({ ...outer, hide: { languages: ['hr'] } })).toBeNull();
});
