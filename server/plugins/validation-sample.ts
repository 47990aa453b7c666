/** Items of each list that are looked through. */
const MOST_ITEMS = 20;
/** Values that are looked through altogether. */
const MOST_VALUES = 500;

/**
 * A copy of data in which every list is cut short, small enough to look through for each of its
 * faults; undefined where that does not make it small. No fault is in the sample that is not in the
 * data, as long as no list must have more than `MOST_ITEMS`.
 */
export function sampleOf(data: unknown): unknown {
  let left = MOST_VALUES;
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || left < 0) return value;
    if (Array.isArray(value)) {
      const items = value.slice(0, MOST_ITEMS);
      left -= items.length;
      return items.map(copyOf);
    }
    const names = Object.keys(value);
    left -= names.length;
    return left < 0 ? value : Object.fromEntries(Object.entries(value).map(copyOfEntry));
  };
  const copyOfEntry = ([name, value]: [string, unknown]) => [name, copyOf(value)] as const;
  const sample = copyOf(data);
  return left < 0 ? undefined : sample;
}
