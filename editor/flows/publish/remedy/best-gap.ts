import type { BlockContractRules } from '#runtime/content/types.ts';
import { makes, type PageSpots, type Spot, type SpotList } from './page-spots.ts';

/** A place in a list of the page. */
export interface Gap {
  list: SpotList;
  index: number;
}

interface Rating {
  page: PageSpots;
  contract: BlockContractRules;
  /** Duties of the page in their order. */
  duties: readonly string[];
}

/**
 * Where a block that is missing belongs: behind all that it must follow and before all that must
 * follow it; beside these, else in a slot that waits for it, beside what needs it, or at the end.
 * `takes` says which lists may hold it. Null where nothing of the page may.
 */
export function bestGap(rating: Rating, takes: (list: SpotList) => boolean): Gap | null {
  const { page, contract } = rating;
  const isPlaced = page.lists.some(({ places }) => places.includes(contract.inside ?? ''));
  const open = page.lists.filter(
    (list) => (!isPlaced || list.places.includes(contract.inside ?? '')) && takes(list),
  );
  const gaps = open
    .flatMap((list) => list.gaps.map((_, index): Gap => ({ list, index })))
    .filter((gap) => isLegal(rating, gap))
    .map((gap) => ({ gap, worth: worthOf(rating, gap) }));
  const best = Math.max(...gaps.map(({ worth }) => worth));
  return gaps.findLast(({ worth }) => worth === best)?.gap ?? null;
}

const positionOf = ({ list, index }: Gap) => list.gaps[index] ?? 0;

function isLegal({ page, contract }: Rating, gap: Gap): boolean {
  const position = positionOf(gap);
  const firstOf = (name: string) => page.spots.findIndex((spot) => makes(spot, name));
  const isBehind = (contract.after ?? []).every((name) => firstOf(name) < position);
  const followers = page.spots.findIndex((spot) => follows(spot, contract));
  return isBehind && (followers === -1 || position <= followers);
}

function worthOf(rating: Rating, gap: Gap): number {
  const { page, contract, duties } = rating;
  const { list, index } = gap;
  const position = positionOf(gap);
  const isLast = index === list.gaps.length - 1;
  const next = isLast ? undefined : page.spots[position];
  const before = index === 0 ? undefined : page.spots[list.gaps[index - 1] ?? -1];
  const { earlier, later } = aroundOf(duties, contract);
  const rungs: readonly boolean[] = [
    next !== undefined && follows(next, contract),
    before !== undefined && (contract.after ?? []).some((name) => makes(before, name)),
    list.parent !== null && list.gaps.length === 1 && isFor(list, contract),
    next !== undefined && needs(next, contract),
    next !== undefined && later.some((name) => makes(next, name)),
    before !== undefined && earlier.some((name) => makes(before, name)),
    list.parent === null && isLast,
    isLast,
  ];
  const rung = rungs.indexOf(true);
  return rung === -1 ? 0 : rungs.length - rung;
}

/** A slot with a name of its own waits for the blocks that work in it only. */
function isFor({ places }: SpotList, { inside }: BlockContractRules): boolean {
  return places.length === 0 || (inside !== undefined && places.at(-1) === inside);
}

function follows(spot: Spot, { provides = [] }: BlockContractRules): boolean {
  return spot.contract.after?.some((name) => provides.includes(name)) ?? false;
}

function needs(spot: Spot, { provides = [] }: BlockContractRules): boolean {
  return spot.contract.requires?.some((name) => provides.includes(name)) ?? false;
}

/** Duties that are kept on the page before a block, and those behind it. */
function aroundOf(duties: readonly string[], { provides = [] }: BlockContractRules) {
  const at = duties.findIndex((name) => provides.includes(name));
  return {
    earlier: duties.slice(0, Math.max(at, 0)),
    later: at === -1 ? [] : duties.slice(at + 1),
  };
}
