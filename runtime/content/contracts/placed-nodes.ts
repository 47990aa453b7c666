import type { Element, ElementContent } from '#schemas/content/element.ts';
import { isOfferedOn } from '../compose/slots.ts';
import { composeElement } from '../compose.ts';
import { walk } from '../tree.ts';
import type {
  BlockContractRules,
  BlockLookup,
  ComposedNode,
  MasterMap,
  Viewport,
} from '../types.ts';

/** A node of a page with what its block promises. */
export interface Placed {
  block: string;
  contract: BlockContractRules;
  /** Present where its content comes from data. */
  load?: unknown;
  /** Of the page itself, not of what stands around it. */
  isOwn: boolean;
  /** Where it is in the element; of a node of a master, where its child is. */
  path: string;
  nodeId: string;
  /** Screens on which it shows at some time, in some language. */
  mayShow: readonly Viewport[];
  /** Screens on which it shows at all times, in every language. */
  alwaysShows: readonly Viewport[];
  /** Named places (`SlotDefinition.place`) that it is in, at any depth. */
  places: readonly string[];
  /** Named places that its own slots are. */
  offers: readonly string[];
}

interface Scene {
  content: ElementContent;
  around: readonly ElementContent[];
  masters: MasterMap;
  registry: BlockLookup;
}

type Inherited = Pick<Placed, 'mayShow' | 'alwaysShows' | 'places'>;

const SCREENS: readonly Viewport[] = ['desktop', 'mobile'];
const EVERYWHERE: Inherited = { mayShow: SCREENS, alwaysShows: SCREENS, places: [] };
const NO_CONTRACT: BlockContractRules = {};

/** All nodes that a page shows with what stands around it, in the order in which shoppers meet them. */
export function placedNodes({ content, around, masters, registry }: Scene): Placed[] {
  const headers = around.filter(({ handler }) => handler === 'header-section');
  const others = around.filter((element) => !headers.includes(element));
  const nodesOf = (element: ElementContent, isOwn: boolean) =>
    nodesIn(element, isOwn, masters, registry);
  return [
    ...headers.flatMap((element) => nodesOf(element, false)),
    ...nodesOf(content, true),
    ...others.flatMap((element) => nodesOf(element, false)),
  ];
}

function nodesIn(
  content: ElementContent,
  isOwn: boolean,
  masters: MasterMap,
  registry: BlockLookup,
): Placed[] {
  const element: Element = { ...content, id: 0, rev: 1, status: 'draft' };
  const paths = new Map([...walk(content)].map(({ node, path }) => [node.id, path]));

  function placed(node: ComposedNode, inherited: Inherited): Placed[] {
    const block = registry.get(node.block);
    if (node.problem || !block) return [];
    const shown = shownOf(node, inherited);
    // The key of a node in a master begins with the id of its child on the page.
    const [nodeId = node.id] = node.key.split('/');
    const slots = Object.entries(node.slots);
    const placeOf = (name: string) => block.slots?.[name]?.place;
    const inside = slots.flatMap(([name, { nodes }]) => {
      const offered = SCREENS.filter((screen) => isOfferedOn(name, block, node.levels, screen));
      const place = placeOf(name);
      const within: Inherited = {
        mayShow: shown.mayShow.filter((screen) => offered.includes(screen)),
        alwaysShows: shown.alwaysShows.filter((screen) => offered.includes(screen)),
        places: place === undefined ? shown.places : [...shown.places, place],
      };
      return nodes.flatMap((child) => placed(child, within));
    });
    const one: Placed = {
      block: node.block,
      contract: block.contract ?? NO_CONTRACT,
      load: block.load,
      isOwn,
      path: paths.get(nodeId) ?? 'parts',
      nodeId,
      ...shown,
      offers: slots.flatMap(([name]) => placeOf(name) ?? []),
    };
    return [one, ...inside];
  }

  return composeElement(element, masters, registry).flatMap((node) => placed(node, EVERYWHERE));
}

function shownOf({ hide }: ComposedNode, inherited: Inherited): Inherited {
  const mayShow = inherited.mayShow.filter((screen) => !hide[screen]);
  const isScheduled = hide.from !== undefined || hide.until !== undefined;
  const isEverywhere = !isScheduled && (hide.languages ?? []).length === 0;
  return {
    mayShow,
    alwaysShows: isEverywhere
      ? inherited.alwaysShows.filter((screen) => mayShow.includes(screen))
      : [],
    places: inherited.places,
  };
}
