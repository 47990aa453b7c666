import type { AnyBlock, BlockExample } from './define-block.ts';

/**
 * The ways in which a page is met: who looks, what is in the cart, how far a checkout got. One state
 * of each row is chosen at a time, or none: then a page shows what the shop answers. Where two rows
 * speak of the same block, the upper one wins. Words for people are in the editor's texts
 * (`state.<row>`, `state.<row>.<state>`).
 */
export const PAGE_STATES = {
  cart: ['empty', 'typical', 'long', 'short'],
  answer: ['failed'],
  checkout: [
    'address',
    'payer',
    'delivery',
    'collect',
    'review',
    'payment',
    'fee',
    'waiting',
    'empty',
  ],
  order: ['thanks', 'transfer', 'declined', 'unfinished', 'unknown'],
  product: ['simple', 'configurable', 'bundle', 'custom', 'sold-out'],
  list: ['full', 'one', 'empty', 'filtered-empty'],
  visitor: ['guest', 'member', 'back-office'],
} as const;

/** A row of states. */
export type StateRow = keyof typeof PAGE_STATES;

/** A state by its row and name, such as `cart:empty`. */
export type PageState = {
  [Row in StateRow]: `${Row}:${(typeof PAGE_STATES)[Row][number]}`;
}[StateRow];

/** The state that is chosen of each row; rows without a choice are absent. */
export type MetStates = Readonly<Partial<Record<StateRow, PageState>>>;

const ROWS = Object.keys(PAGE_STATES) as StateRow[];

/** States of a row, in the order in which they are offered. */
function statesOfRow(row: StateRow): PageState[] {
  return PAGE_STATES[row].map((name) => `${row}:${name}` as PageState);
}

const rowOf = (state: PageState) => state.slice(0, state.indexOf(':')) as StateRow;

/** The states in which any of these blocks looks different, by row; rows without any are left out. */
export function statesOfBlocks(
  blocks: Iterable<AnyBlock>,
): { row: StateRow; states: readonly PageState[] }[] {
  const known = new Set<PageState>();
  for (const block of blocks) {
    for (const example of block.examples) for (const state of example.met ?? []) known.add(state);
  }
  return ROWS.map((row) => ({
    row,
    states: statesOfRow(row).filter((state) => known.has(state)),
  })).filter(({ states }) => states.length > 0);
}

/**
 * The example that a block looks like in these states. It has to be met in the chosen state of each
 * row that it names; of several, the one that names most of them fits best.
 */
export function exampleMet(block: AnyBlock, met: MetStates): BlockExample | undefined {
  let best: { example: BlockExample; rank: number } | undefined;
  for (const example of block.examples) {
    const rank = rankOf(example, met);
    if (rank > (best?.rank ?? 0)) best = { example, rank };
  }
  return best?.example;
}

/** 0 for an example that does not fit; else higher, the more rows and the higher rows it names. */
function rankOf({ met: named = [] }: BlockExample, met: MetStates): number {
  const rows = new Set(named.map(rowOf));
  let rank = 0;
  for (const row of rows) {
    const chosen = met[row];
    if (chosen === undefined || !named.includes(chosen)) return 0;
    rank += ROWS.length + (ROWS.length - ROWS.indexOf(row)) / ROWS.length;
  }
  return rank;
}
