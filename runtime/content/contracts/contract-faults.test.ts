import { describe, expect, it } from 'vitest';
import type { ElementContent, Node } from '#schemas/content/element.ts';
import { integerField } from '#schemas/fields.ts';
import { aChild, aContent, aMaster, aNode } from '#tests/support/content/builders.ts';
import { banner } from '#tests/support/content/toy-blocks.ts';
import type { BlockContractRules, BlockLookup, BlockRules } from '../types.ts';
import { contractFaults } from './contract-faults.ts';
import { dutiesOf } from './page-duties.ts';

const CONTRACTS: Record<string, BlockContractRules> = {
  header: { unique: true },
  steps: { provides: ['steps'] },
  delivery: { provides: ['delivery-method'] },
  payment: { unique: true, requires: ['delivery-method'], after: ['delivery-method'] },
  consents: { inside: 'last-step' },
  items: { provides: ['cart-items'] },
  sums: { provides: ['cart-summary', 'sums'] },
  total: { provides: ['sums'] },
  coupon: { requires: ['sums'] },
  buttons: { on: ['cart', 'product'] },
  window: { notOn: ['checkout'] },
};
const columns = {
  ...banner.schema,
  properties: {
    ...banner.schema.properties,
    count: integerField({ minimum: 1, maximum: 2, default: 2 }),
  },
};
const SLOTS: Record<string, NonNullable<BlockRules['slots']>> = {
  // In the order of the page, which is not that of the alphabet.
  steps: { second: { place: 'last-step' }, first: {} },
  columns: { one: {}, two: { when: { field: 'count', atLeast: 2 } } },
};

const TYPES = [...Object.keys(CONTRACTS), ...Object.keys(SLOTS)];

const registry: BlockLookup = {
  get: (type) => ({
    ...banner,
    type,
    ...(type === 'columns' && { schema: columns }),
    ...(CONTRACTS[type] && { contract: CONTRACTS[type] }),
    ...(SLOTS[type] && { slots: SLOTS[type] }),
  }),
  all: () => TYPES.flatMap((type) => registry.get(type) ?? []),
};

function faultsOf(
  parts: ReturnType<typeof aNode>[],
  masters = {},
  { around = [], ...content }: Partial<ElementContent> & { around?: ElementContent[] } = {},
) {
  const page = aContent({ parts, ...content });
  return contractFaults({ content: page, masters, registry, around }).map(({ rule, path, needs }) =>
    [path, rule, needs].filter(Boolean).join(' '),
  );
}

const node = (id: string, block: string, changes: Partial<Node> = {}) =>
  aNode(id, { block, ...changes });

describe('contracts of blocks', () => {
  it('are kept by blocks that promise nothing', () => {
    expect(faultsOf([node('a', 'banner'), node('b', 'banner')])).toEqual([]);
  });

  it('are broken by the second block that may stand once, also inside a slot', () => {
    const grid = aNode('g', { block: 'grid', slots: { main: [node('b', 'header')] } });

    expect(faultsOf([node('a', 'header'), grid])).toEqual([
      'parts[1].slots.main[0] contract-unique',
    ]);
  });

  it('are broken where nothing provides what a block needs', () => {
    expect(faultsOf([node('a', 'payment')])).toEqual([
      'parts[0] contract-requires delivery-method',
    ]);
  });

  it('are broken by the wrong order', () => {
    expect(faultsOf([node('a', 'payment'), node('b', 'delivery')])).toEqual([
      'parts[0] contract-after delivery-method',
    ]);
    expect(faultsOf([node('b', 'delivery'), node('a', 'payment')])).toEqual([]);
  });

  it('follow the order of the slots of a block, not that in which they are stored', () => {
    const steps = (slots: Node['slots']) => node('s', 'steps', slots && { slots });
    const [delivery, payment] = [node('d', 'delivery'), node('p', 'payment')];

    expect(faultsOf([steps({ first: [payment], second: [delivery] })])).toEqual([]);
    expect(faultsOf([steps({ first: [delivery], second: [payment] })])).toEqual([
      'parts[0].slots.second[0] contract-after delivery-method',
    ]);
  });

  it('are satisfied by the first that keeps a promise', () => {
    const parts = [node('d', 'delivery'), node('p', 'payment'), node('e', 'delivery')];
    expect(faultsOf(parts)).toEqual([]);
  });

  it('are broken outside the place that a block works in, where the page has it', () => {
    const consents = node('c', 'consents');

    expect(faultsOf([consents])).toEqual([]);
    expect(faultsOf([node('s', 'steps', { slots: { second: [] } }), consents])).toEqual([
      'parts[1] contract-inside last-step',
    ]);
    const inside = node('g', 'columns', { slots: { one: [consents] } });
    expect(faultsOf([node('s', 'steps', { slots: { second: [inside] } })])).toEqual([]);
    expect(faultsOf([node('s', 'steps', { slots: { first: [inside], second: [] } })])).toEqual([
      'parts[0].slots.first[0].slots.one[0] contract-inside last-step',
    ]);
  });

  it('count blocks of masters where their child stands', () => {
    const masters = { 7: aMaster(7, node('root', 'delivery')) };

    expect(faultsOf([aChild('c', 7), node('a', 'payment')], masters)).toEqual([]);
    expect(faultsOf([node('a', 'payment'), aChild('c', 7)], masters)).toEqual([
      'parts[0] contract-after delivery-method',
    ]);
  });

  it('count what a child puts into a slot of its master', () => {
    const root = node('root', 'columns', { slots: { one: [node('p', 'payment')] } });
    const master = { ...aMaster(7, root), expose: { 'root.one': 'extend' as const } };
    const child = aChild('c', 7, { slots: { one: [node('d', 'delivery')] } });

    expect(faultsOf([aChild('c', 7)], { 7: master })).toEqual([
      'parts[0] contract-requires delivery-method',
    ]);
    expect(faultsOf([child], { 7: master })).toEqual(['parts[0] contract-after delivery-method']);
  });

  it('come to an end when masters place each other', () => {
    const masters = { 7: aMaster(7, aChild('x', 8)), 8: aMaster(8, aChild('y', 7)) };

    expect(faultsOf([aChild('c', 7)], masters)).toEqual([]);
  });
});

describe('what shoppers do not see', () => {
  const payment = node('p', 'payment');

  it.each([
    ['on phones', { mobile: true }],
    ['on large screens', { desktop: true }],
    ['from a day on', { from: '2030-01-01T00:00:00Z' }],
  ])('keeps no promise: hidden %s', (_when, hide) => {
    expect(faultsOf([node('d', 'delivery', { hide }), payment])).toEqual([
      'parts[0] contract-hidden delivery-method',
    ]);
  });

  it('keeps none in a hidden section, nor in a column that is not there', () => {
    const inside = (changes: Partial<Node>) =>
      node('g', 'columns', { slots: { two: [node('d', 'delivery')] }, ...changes });

    expect(faultsOf([inside({}), payment])).toEqual([]);
    const hidden = ['parts[0].slots.two[0] contract-hidden delivery-method'];
    expect(faultsOf([inside({ hide: { mobile: true } }), payment])).toEqual(hidden);
    expect(faultsOf([inside({ options: { count: 1 } }), payment])).toEqual(hidden);
    expect(faultsOf([inside({ mobileOptions: { count: 1 } }), payment])).toEqual(hidden);
  });

  it('needs nothing there either', () => {
    const onPhones = { hide: { desktop: true } };
    const parts = [node('d', 'delivery', onPhones), node('p', 'payment', onPhones)];
    expect(faultsOf(parts)).toEqual([]);
  });

  it('may be one block for each kind of screen', () => {
    const parts = [
      node('d', 'delivery', { hide: { mobile: true } }),
      node('e', 'delivery', { hide: { desktop: true } }),
      payment,
    ];
    expect(faultsOf(parts)).toEqual([]);
  });
});

describe('a system page', () => {
  const cart = { slug: 'kosarica' };

  it('has duties of its own, also when it has lost every block', () => {
    expect(faultsOf([], {}, cart)).toEqual([
      'parts contract-page cart-items',
      'parts contract-page cart-summary',
    ]);
    expect(faultsOf([node('i', 'items'), node('s', 'sums')], {}, cart)).toEqual([]);
  });

  it('asks once for a block that keeps several promises', () => {
    const coupon = node('c', 'coupon');
    expect(faultsOf([coupon, node('i', 'items')], {}, cart)).toEqual([
      'parts contract-page cart-summary',
    ]);
    expect(faultsOf([coupon])).toEqual(['parts[0] contract-requires sums']);
  });

  it('tells of a block that is hidden', () => {
    const items = node('i', 'items', { hide: { mobile: true } });
    expect(faultsOf([items, node('s', 'sums')], {}, cart)).toEqual([
      'parts[0] contract-hidden cart-items',
    ]);
  });

  it('is asked for nothing that no block does', () => {
    expect(faultsOf([], {}, { slug: 'prijava' })).toEqual([]);
  });

  it('is known by its kind or handler where it has no address', () => {
    expect(dutiesOf(aContent({ type: 'template', meta: { kind: 'product' } }))).toContain(
      'buy-box',
    );
    const header = aContent({ type: 'static-element', handler: 'header-section', slug: '' });
    expect(dutiesOf(header)).toEqual(['site-header']);
    expect(dutiesOf(aContent({ slug: 'o-nama' }))).toEqual([]);
  });
});

describe('a block that works on some pages only', () => {
  const buttons = [node('b', 'buttons')];
  const refused = ['parts[0] contract-on'];

  it('may not stand on others, nor come there with a master', () => {
    const master = { 7: aMaster(7, node('b', 'buttons')) };
    expect(faultsOf(buttons, {}, { slug: 'o-nama' })).toEqual(refused);
    expect(faultsOf([aChild('c', 7)], master, { slug: 'o-nama' })).toEqual(refused);
  });

  it('may stand on its pages, on every template of them, and in a section', () => {
    const kind = (name: string) => ({ type: 'template', meta: { kind: name } }) as const;
    expect(faultsOf(buttons, {}, { slug: 'kosarica' })).not.toContain(refused[0]);
    expect(faultsOf(buttons, {}, kind('product'))).toEqual([]);
    expect(faultsOf(buttons, {}, kind('post'))).toEqual(refused);
    expect(faultsOf(buttons, {}, { type: 'section', slug: '' })).toEqual([]);
  });
});

it('a block that does harm on a page may stand on all others', () => {
  const window = [node('w', 'window')];

  expect(faultsOf(window, {}, { slug: 'naplata' })).toContain('parts[0] contract-on');
  expect(faultsOf(window, {}, { slug: 'kosarica' })).not.toContain('parts[0] contract-on');
  expect(faultsOf(window, {}, { slug: 'o-nama' })).toEqual([]);
});

describe('what stands around a page', () => {
  const header = (block: string) =>
    aContent({ type: 'static-element', handler: 'header-section', parts: [node('h', block)] });

  it('keeps promises, and takes the place of what may stand once', () => {
    const payment = node('p', 'payment');
    expect(faultsOf([payment], {}, { around: [header('delivery')] })).toEqual([]);
    expect(faultsOf([node('a', 'header')], {}, { around: [header('header')] })).toEqual([
      'parts[0] contract-unique',
    ]);
  });
});

it('a master is no page: only what may stand once is looked at', () => {
  const root = node('root', 'columns', {
    slots: { one: [node('a', 'payment'), node('b', 'payment')] },
  });
  expect(faultsOf([root], {}, { type: 'section', slug: '' })).toEqual([
    'parts[0].slots.one[1] contract-unique',
  ]);
});
