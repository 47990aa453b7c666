import { Type } from 'typebox';
import { expect, it } from 'vitest';
import type { BlockExample } from './define-block.ts';
import { exampleMet, PAGE_STATES, statesOfBlocks } from './page-states.ts';

const Nothing = () => null;

function blockWith(examples: readonly BlockExample[]) {
  return {
    type: 'toy',
    version: 1,
    category: 'text' as const,
    icon: 'square',
    schema: Type.Object({}),
    texts: () => ({ title: '', description: '', fields: {} }),
    Component: Nothing,
    examples,
  };
}

const cart = blockWith([
  { name: 'typical', met: ['cart:typical', 'cart:short'] },
  { name: 'customer', met: ['cart:typical', 'visitor:member'] },
  { name: 'empty', met: ['cart:empty'] },
  { name: 'refused', met: ['answer:failed'] },
  { name: 'member', met: ['visitor:member'] },
]);

const met = (states: Parameters<typeof exampleMet>[1]) => exampleMet(cart, states)?.name;

it('shows what the shop answers as long as no state is chosen for the block', () => {
  expect(met({})).toBeUndefined();
  expect(met({ list: 'list:empty' })).toBeUndefined();
  expect(exampleMet(blockWith([{ name: 'typical' }]), { cart: 'cart:empty' })).toBeUndefined();
});

it('shows the example of any of the states that it names in a row', () => {
  expect(met({ cart: 'cart:short' })).toBe('typical');
  expect(met({ cart: 'cart:empty' })).toBe('empty');
  expect(met({ cart: 'cart:long' })).toBeUndefined();
});

it('needs a state of each row that an example names, and takes the one that names most', () => {
  expect(met({ cart: 'cart:typical' })).toBe('typical');
  expect(met({ cart: 'cart:typical', visitor: 'visitor:member' })).toBe('customer');
  expect(met({ cart: 'cart:typical', visitor: 'visitor:guest' })).toBe('typical');
});

it('lets the upper row win where two speak of the same block', () => {
  expect(met({ visitor: 'visitor:member', cart: 'cart:empty' })).toBe('empty');
  expect(met({ answer: 'answer:failed', visitor: 'visitor:member' })).toBe('refused');
});

it('offers the states that an example is met in, in the order of the list', () => {
  expect(statesOfBlocks([blockWith([{ name: 'typical' }])])).toEqual([]);
  expect(statesOfBlocks([cart])).toEqual([
    { row: 'cart', states: ['cart:empty', 'cart:typical', 'cart:short'] },
    { row: 'answer', states: ['answer:failed'] },
    { row: 'visitor', states: ['visitor:member'] },
  ]);
  expect(Object.keys(PAGE_STATES)[0]).toBe('cart');
});
