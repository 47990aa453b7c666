/** Name of the field that a path such as `items.2.title` lies in. */
export function rootField(path: string): string {
  return path.split('.', 1)[0] ?? path;
}

/**
 * Value of a field after the part at `path` was replaced; the rest is shared with the old value.
 * Lists are atomic in the content, so a change inside one yields a whole new list.
 */
export function replaceInField(path: string, value: unknown, next: unknown): unknown {
  return replaceAt(value, path.split('.').slice(1), next);
}

function replaceAt(value: unknown, steps: readonly string[], next: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      index === Number(step) ? replaceAt(item, rest, next) : item,
    );
  }
  if (!isRecord(value)) return value;
  return { ...value, [step]: replaceAt(value[step], rest, next) };
}

/** The part of a value at `path`; undefined when there is none. */
export function readInField(path: string, value: unknown): unknown {
  let found = value;
  for (const step of path.split('.').slice(1)) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
