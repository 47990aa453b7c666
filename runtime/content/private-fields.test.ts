import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { textField } from '#schemas/fields.ts';
import { aChild, aContent, aNode } from '#tests/support/content/builders.ts';
import { withoutPrivate } from './private-fields.ts';
import type { BlockLookup, BlockRules } from './types.ts';

const letter: BlockRules = {
  type: 'letter',
  version: 1,
  schema: Type.Object({
    title: textField(),
    to: textField({ 'x-bag': 'options', 'x-private': true }),
  }),
};
const banner: BlockRules = { type: 'banner', version: 1, schema: Type.Object({ to: textField() }) };
const blocks = [letter, banner];
const registry: BlockLookup = {
  get: (type) => blocks.find((block) => block.type === type),
  all: () => blocks,
};
const SAID = { meta: { title: 'Pismo' }, options: { to: 'a@b.hr', space: 'l' } };
const TOLD = { meta: { title: 'Pismo' }, options: { space: 'l' } };

it('leaves private fields out at any depth, and everything else as it is', () => {
  const inner = aNode('inner', { block: 'letter', ...SAID });
  const content = aContent({
    parts: [aNode('outer', { meta: { to: 'home' }, slots: { main: [inner] } })],
  });

  expect(withoutPrivate(content, registry).parts).toEqual([
    aNode('outer', { meta: { to: 'home' }, slots: { main: [{ ...inner, ...TOLD }] } }),
  ]);
  expect(inner.options).toEqual(SAID.options);
});

it('leaves out whatever may be private of a node that it does not know', () => {
  const added = aNode('added', { block: 'letter', ...SAID });
  const content = aContent({
    parts: [
      aNode('gone', { block: 'of-yesterday', ...SAID }),
      aChild('child', 7, { overrides: { root: { ...SAID, slots: { main: [added] } } } }),
    ],
  });

  expect(withoutPrivate(content, registry).parts).toEqual([
    aNode('gone', { block: 'of-yesterday', ...TOLD }),
    aChild('child', 7, {
      overrides: { root: { ...TOLD, slots: { main: [{ ...added, ...TOLD }] } } },
    }),
  ]);
});

it('is the same content where nothing is private', () => {
  const content = aContent({ parts: [aNode('plain', { meta: { to: 'home' } })] });

  expect(withoutPrivate(content, { get: () => banner, all: () => [banner] })).toBe(content);
});
