import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packed fingerprints by `<story> <width>`. */
export type Baseline = ReadonlyMap<string, string>;

/** A story of Storybook's index. */
export interface Story {
  id: string;
  /** `Blocks/Text/Form`. */
  title: string;
}

/** The file that a story's fingerprints are in: one for each kind, and each group of blocks. */
export function groupOf({ title }: Story): string {
  const [kind = '', group = ''] = title.split('/');
  const words = kind === 'Blocks' ? [kind, group] : [kind];
  return words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}

export function readBaseline(folder: string): Baseline {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const group: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
        return Object.entries(group as Record<string, string>);
      }),
  );
}

/** One line a story and width, in the order of their names: changes of others merge. */
export function writeBaseline(folder: string, baseline: Baseline, stories: readonly Story[]): void {
  const groups = new Map<string, [string, string][]>();
  const group = new Map(stories.map((story) => [story.id, groupOf(story)]));
  for (const [key, print] of baseline) {
    const name = group.get(storyOf(key));
    if (name) groups.set(name, [...(groups.get(name) ?? []), [key, print]]);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, entries] of groups) {
    const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
    const text = `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
    writeFileSync(join(folder, `${name}.json`), text);
  }
}

export const keyOf = (story: string, width: number) => `${story} ${width}`;
const storyOf = (key: string) => key.slice(0, key.indexOf(' '));

/** What a run found, by `<story> <width>`. */
export interface Outcome {
  changed: string[];
  /** Without a fingerprint so far. */
  fresh: string[];
  /** Fingerprints of stories that there are no more. */
  gone: string[];
}

/** Compares the names; whether two fingerprints differ is for `changed`, which the caller found out. */
export function outcomeOf(
  baseline: Baseline,
  seen: ReadonlyMap<string, unknown>,
  changed: readonly string[],
  /** Stories that the run was for. */
  asked: (story: string) => boolean,
): Outcome {
  return {
    changed: [...changed],
    fresh: [...seen.keys()].filter((key) => !baseline.has(key)),
    gone: [...baseline.keys()].filter((key) => !seen.has(key) && asked(storyOf(key))),
  };
}
