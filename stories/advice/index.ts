/** When a block is right, in words of people for people: what no schema can say. */
export interface Advice {
  when: string;
  /** When something else is better, and what. */
  not: string;
  do: readonly string[];
  dont: readonly string[];
}

const files = import.meta.glob<Readonly<Record<string, Advice>>>('./*.json', {
  eager: true,
  import: 'default',
});
const all: Readonly<Record<string, Advice>> = Object.assign({}, ...Object.values(files));

/** Every block must have one: `stories/advice/<folder of the block>.json`. */
export function adviceOf(type: string): Advice | undefined {
  return all[type];
}

/** Types of all blocks that there is advice for. */
export const ADVISED: readonly string[] = Object.keys(all);
