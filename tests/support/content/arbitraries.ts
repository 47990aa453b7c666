import fc from 'fast-check';

import type { Bag, Element, ElementContent, Node, NodeOverride } from '#schemas/content/element.ts';
import { aContent } from './builders.ts';

/** Fields of the banner block with values that are easy to tell apart. */
const words = fc.constantFrom('', 'more', 'škoj', 'bonaca', 'lađa', 'vjetar');
const unset = fc.constant({ $unset: true });
const metaFields = {
  title: fc.oneof(words, words, unset),
  subtitle: fc.oneof(words, unset),
  image: fc.oneof(fc.record({ id: fc.integer({ min: 1, max: 5 }) }), unset),
  cta: fc.record({ kind: fc.constant('page'), slug: words, label: words }),
};
const optionFields = {
  columns: fc.oneof(fc.integer({ min: 1, max: 6 }), unset),
  align: fc.constantFrom('start', 'center', 'end'),
  wide: fc.boolean(),
};

export const metaBag: fc.Arbitrary<Bag> = fc.record(metaFields, { requiredKeys: [] });
export const optionsBag: fc.Arbitrary<Bag> = fc.record(optionFields, { requiredKeys: [] });
const translated = fc.record({ meta: metaBag, mobileMeta: metaBag }, { requiredKeys: [] });

const bags = {
  meta: metaBag,
  mobileMeta: metaBag,
  options: optionsBag,
  mobileOptions: optionsBag,
};
const hide = fc.record({ desktop: fc.boolean(), mobile: fc.boolean() }, { requiredKeys: [] });

/** The bags of a node or an override, each present or not. */
export const someBags = fc.record({ ...bags, hide }, { requiredKeys: [] });

/** Shape of a tree: how many nodes are in the slots of each node. */
interface Shape {
  slots: { main: Shape[]; side: Shape[] } | null;
}

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record(
    {
      slots: fc.option(
        fc.record({
          main: fc.array(tie('shape'), { maxLength: 3, depthIdentifier: 'tree' }),
          side: fc.array(tie('shape'), { maxLength: 2, depthIdentifier: 'tree' }),
        }),
        { depthIdentifier: 'tree', maxDepth: 3 },
      ),
    },
    { noNullPrototype: true },
  ),
}));

/** Own nodes under ids `<prefix>1`, `<prefix>2` ...; with slots they are grids, without banners. */
function ownNodes(prefix: string, maxLength: number): fc.Arbitrary<Node[]> {
  return fc
    .tuple(fc.array(shape, { maxLength }), fc.infiniteStream(someBags))
    .map(([shapes, contents]) => {
      let count = 0;
      const build = ({ slots }: Shape): Node => {
        count += 1;
        const content = contents.next().value;
        const node: Node = {
          id: `${prefix}${count}`,
          block: 'banner',
          v: 1,
          role: 'own',
          ...content,
        };
        return slots === null
          ? node
          : {
              ...node,
              block: 'pane',
              slots: { main: slots.main.map(build), side: slots.side.map(build) },
            };
      };
      return shapes.map(build);
    });
}

/** Ids of all nodes of a list, at any depth. */
export function idsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => [
    node.id,
    ...Object.values(node.slots ?? {}).flatMap(idsOf),
    ...Object.values(node.overrides ?? {}).flatMap((o) =>
      Object.values(o.slots ?? {}).flatMap(idsOf),
    ),
  ]);
}

function translationsFor(keys: readonly string[]) {
  const entries = fc.dictionary(fc.constantFrom('none', ...keys), translated, {
    noNullPrototype: true,
    maxKeys: 4,
  });
  return fc.record({ de: entries, en: entries }, { requiredKeys: [] });
}

/** Elements with own nodes, nested up to four deep, and translations. */
export const someContent: fc.Arbitrary<ElementContent> = ownNodes('node', 4).chain((parts) =>
  fc
    .record({ tr: translationsFor([...idsOf(parts), '.']), meta: metaBag, mobileMeta: metaBag })
    .map((rest) => aContent({ parts, ...rest })),
);

/** A page with one child of master 2, which may place master 3 as its root or below it. */
export interface Placing {
  page: Element;
  masters: Record<string, Element>;
}

const exposure = fc.constantFrom('fixed' as const, 'open' as const, 'extend' as const);

function aStored(
  id: number,
  type: Element['type'],
  parts: Node[],
  rest: Partial<Element>,
): Element {
  return { id, status: 'published', rev: 1, ...aContent({ type, parts }), ...rest };
}

const language = fc.constantFrom('hr' as const, 'en' as const);

function masterOf(id: number, prefix: string, innerId: number | null): fc.Arbitrary<Element> {
  return ownNodes(prefix, 3)
    .chain((nodes) =>
      fc.record({
        bags: someBags,
        inner: fc.option(overridesFor(['inner1', 'inner2', 'inner3', 'gone'], `${prefix}Own`)),
        innerIsRoot: fc.boolean(),
        nodes: fc.constant(nodes),
      }),
    )
    .chain(({ bags: rootBags, inner, innerIsRoot, nodes }) => {
      const places = innerId !== null && inner !== null;
      const placed: Node | null = places
        ? {
            id: `${prefix}Child`,
            block: 'pane',
            v: 1,
            role: 'child',
            master: { id: innerId },
            ...rootBags,
            overrides: inner,
          }
        : null;
      const own: Node = {
        id: `${prefix}Root`,
        block: 'pane',
        v: 1,
        role: 'own',
        ...rootBags,
        slots: { main: placed && !innerIsRoot ? [...nodes, placed] : nodes, side: [] },
      };
      const root = placed && innerIsRoot ? placed : own;
      const exposeKeys = idsOf([root]).flatMap((node) => [`${node}.main`, `${node}.side`]);
      return fc
        .record({
          tr: translationsFor(idsOf([root])),
          expose: fc.dictionary(fc.constantFrom(...exposeKeys), exposure, {
            noNullPrototype: true,
          }),
          language_code: language,
        })
        .map((rest) => aStored(id, 'section', [root], rest));
    });
}

function overridesFor(
  keys: readonly string[],
  prefix: string,
): fc.Arbitrary<Record<string, NodeOverride>> {
  const entry = fc.record({ bags: someBags, own: fc.option(ownNodes(prefix, 2), { freq: 2 }) });
  return fc
    .dictionary(fc.constantFrom(...keys), entry, { noNullPrototype: true, maxKeys: 4 })
    .map((entries) =>
      Object.fromEntries(
        Object.entries(entries).map(([key, { bags: content, own }], index) => [
          key,
          own
            ? { ...content, slots: { main: own.map((node) => suffixed(node, `x${index}`)) } }
            : content,
        ]),
      ),
    );
}

function suffixed(node: Node, suffix: string): Node {
  const slots = node.slots && {
    slots: Object.fromEntries(
      Object.entries(node.slots).map(([name, list]) => [
        name,
        list.map((n) => suffixed(n, suffix)),
      ]),
    ),
  };
  return { ...node, ...slots, id: `${node.id}${suffix}` };
}

/** Pages that place masters in masters, with overrides, slots, exposures and translations. */
export const somePlacing: fc.Arbitrary<Placing> = fc
  .tuple(masterOf(3, 'inner', null), masterOf(2, 'outer', 3))
  .chain(([inner, outer]) => {
    const outerIds = idsOf(outer.parts);
    const innerIds = idsOf(inner.parts);
    const keys = [...outerIds, ...innerIds.map((id) => `outerChild/${id}`)];
    return fc
      .record({
        content: someBags,
        overrides: overridesFor(keys, 'pageOwn'),
        own: ownNodes('slotOwn', 2),
      })
      .chain(({ content, overrides, own }) => {
        const child: Node = {
          id: 'child',
          block: 'pane',
          v: 1,
          role: 'child',
          master: { id: 2 },
          ...content,
          overrides,
          slots: { main: own },
        };
        const trKeys = [
          'child',
          ...Object.keys(overrides).map((key) => `child/${key}`),
          ...idsOf([child]).slice(1),
        ];
        return fc.record({ tr: translationsFor(trKeys), language_code: language }).map((rest) => ({
          page: aStored(1, 'page', [child], rest),
          masters: { 2: outer, 3: inner },
        }));
      });
  });
