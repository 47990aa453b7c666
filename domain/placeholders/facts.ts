/** Texts by the names of their placeholders, such as `company.name`; empty for what is not known. */
export type Facts = Readonly<Record<string, string>>;

/** What placeholders stand for at one place. */
export interface FactBook {
  facts: Facts;
  /**
   * By group, what is said in place of what nobody knows. Empty: the sentence that names it is left
   * out, because a promise that the shop does not make is not to be made by half.
   */
  unknown: Facts;
}

/** Stands for what a shop has to tell and has not told yet, so that a page shows where it is missing. */
export const UNKNOWN_FACT = '—';

/** `{group.name}`. A copy for each search, because a global expression remembers where it stopped. */
export const placeholderPattern = () => /\{([a-z]+)\.([a-zA-Z][a-zA-Z0-9]*)\}/g;

/** The names of all placeholders in the texts of a JSON value, without braces. */
export function placeholdersIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  return [...new Set([...text.matchAll(placeholderPattern())].map(([all]) => all.slice(1, -1)))];
}

/** The part of a name before the dot. */
export function groupOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}

/** What is said for a name; null where its group is nobody's, so that it stays as it was typed. */
export function saidFor(name: string, { facts, unknown }: FactBook): string | null {
  const group = groupOf(name);
  if (!Object.hasOwn(unknown, group)) return null;
  return (Object.hasOwn(facts, name) && facts[name]) || (unknown[group] ?? '');
}
