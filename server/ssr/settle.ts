/**
 * The value deeply frozen, with what was there `before` in place of whatever is equal to it, the order
 * of its members included: the same content is the same object again.
 */
export function settle(value: unknown, before: unknown): unknown {
  if (!isObject(value) || Object.isFrozen(value)) return value;
  const last = isObject(before) && isSameKind(value, before) ? before : undefined;
  const names = Object.keys(value);
  const lastNames = last ? Object.keys(last) : [];
  let isEqual = last !== undefined && names.length === lastNames.length;
  for (const [index, name] of names.entries()) {
    const part = value[name];
    const settled = settle(part, last?.[name]);
    if (settled !== part) value[name] = settled;
    isEqual &&= lastNames[index] === name && settled === last?.[name];
  }
  return isEqual ? last : Object.freeze(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Both lists or both plain records: others, such as dates, differ in more than their members. */
function isSameKind(value: object, before: object): boolean {
  const kind = Object.getPrototypeOf(value);
  const isPlain = kind === Object.prototype || kind === Array.prototype;
  return isPlain && kind === Object.getPrototypeOf(before);
}
