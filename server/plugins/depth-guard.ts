/** Levels of nesting that a request body may have unless a route says otherwise. */
export const MAX_DEPTH = 20;

/** True when objects and arrays nest deeper than `max`. Does not recurse itself. */
export function isDeeperThan(value: unknown, max: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below = level.filter(isBranch);
    if (below.length > 0 && depth >= max) return true;
    level = below.flatMap((branch) => Object.values(branch));
  }
  return false;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
