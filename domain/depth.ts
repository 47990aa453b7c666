/** Whether objects and arrays nest deeper than `max` levels. Looks no deeper than that. */
export function isDeeperThan(value: unknown, max: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (max === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (isDeeperThan(item, max - 1)) return true;
    return false;
  }
  for (const name of Object.keys(value)) {
    if (isDeeperThan(Reflect.get(value, name), max - 1)) return true;
  }
  return false;
}
