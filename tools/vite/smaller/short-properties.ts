import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PROPERTY = /(?<![\w-])--[a-z][a-z0-9-]*/g;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Shortens the names of custom properties in builds (`--color-heading` becomes `--c`); they are
 * written a thousand times on a page. Names that scripts mention stay as they are.
 */
export function shortProperties(folders: readonly string[]): Plugin {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    name: 'izlog:short-properties',
    enforce: 'pre',
    buildStart() {
      const root = this.environment.config.root;
      names = shortNamesOf(folders.flatMap((folder) => sourcesIn(path.join(root, folder))));
    },
    transform(code, id) {
      return /\.css(?:$|\?)/.test(id) ? shorten(code, names) : undefined;
    },
  };
}

/** Style sheets and scripts, apart from tests. */
interface Source {
  isStyle: boolean;
  text: string;
}

function sourcesIn(folder: string): Source[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => ({
      isStyle: file.endsWith('.css'),
      text: fs.readFileSync(path.join(folder, file), 'utf8'),
    }));
}

/** A short name for every property that only style sheets mention; the commonest get the shortest. */
export function shortNamesOf(sources: readonly Source[]): Map<string, string> {
  const taken = new Set<string>();
  const uses = new Map<string, number>();
  for (const { isStyle, text } of sources) {
    for (const [name] of text.matchAll(PROPERTY)) {
      if (isStyle) uses.set(name, (uses.get(name) ?? 0) + 1);
      else taken.add(name);
    }
  }
  const free = [...uses].filter(([name]) => !taken.has(name));
  const ranked = free.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return new Map(ranked.map(([name], index) => [name, shortName(index, taken)]));
}

function shortName(index: number, taken: ReadonlySet<string>): string {
  const rest = Math.floor(index / ALPHABET.length) - 1;
  const head = rest < 0 ? '' : ALPHABET.charAt(rest % ALPHABET.length);
  const name = `--${head}${ALPHABET.charAt(index % ALPHABET.length)}`;
  return taken.has(name) || rest >= ALPHABET.length ? `--z${index}` : name;
}

/** A style sheet with the short names. */
export function shorten(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(PROPERTY, (name) => names.get(name) ?? name);
}
