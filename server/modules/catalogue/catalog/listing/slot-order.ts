/** More changes than this at once are faster to sort in together. */
const FEW = 100;

/** Slots in an order that is kept while single products change. */
export interface SlotOrder {
  /** The slots in ascending order; do not change it. */
  slots(): readonly number[];
  /** Its key may have changed, or it came or went. */
  touch(slot: number): void;
}

/**
 * An order by `compare`, which must tell any two slots apart. `listed` tells all slots there are,
 * `isListed` whether one is there.
 */
export function createSlotOrder(
  compare: (a: number, b: number) => number,
  listed: () => number[],
  isListed: (slot: number) => boolean,
): SlotOrder {
  let sorted: number[] | null = null;
  const touched = new Set<number>();

  function repair(slots: number[]): number[] {
    const kept = slots.filter((slot) => !touched.has(slot));
    for (const slot of touched) {
      if (isListed(slot)) kept.splice(placeOf(slot, kept, compare), 0, slot);
    }
    return kept;
  }

  return {
    slots() {
      if (!sorted || touched.size > FEW) sorted = listed().sort(compare);
      else if (touched.size > 0) sorted = repair(sorted);
      touched.clear();
      return sorted;
    },
    touch(slot) {
      if (sorted) touched.add(slot);
    },
  };
}

function placeOf(
  slot: number,
  sorted: readonly number[],
  compare: (a: number, b: number) => number,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? slot, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
