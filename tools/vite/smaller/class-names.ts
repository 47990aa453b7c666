import fs from 'node:fs';
import path from 'node:path';

/** Gives a class of a CSS module its name on the page. */
export type ClassNames = (local: string, file: string) => string;

const FOLDERS = ['blocks', 'runtime', 'src', 'kit', 'editor', 'admin'];
/** No vowels: no name becomes a word that a content blocker hides. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/**
 * Names for reading, in development and tests: where a class is written and what it is called there,
 * for example `hero_title` for `blocks/content/hero/hero.module.css`.
 */
export function readableNames(root: string): ClassNames {
  return (local, file) => {
    const parts = relativePath(root, file)
      .replace(/\.module\.css$/, '')
      .replace(/^blocks\/(?:(?!_)[^/]+\/(?=[^/]+\/))?/, '')
      .split('/')
      .map((part) => part.replace(/^_/, ''));
    const distinct = parts.filter((part, index) => part !== parts[index - 1]);
    return `${distinct.join('-').replace(/[^a-zA-Z0-9-]/g, '-')}_${local}`;
  };
}

/**
 * Names for builds: two letters for the style sheet, one or two for the class, a tenth less HTML on
 * the wire. They follow from the names and contents of the project's style sheets alone, so that the
 * server's markup, the inlined styles and the browser's chunks agree.
 */
export function shortNames(root: string, folders: readonly string[] = FOLDERS): ClassNames {
  const files = folders.flatMap((folder) => moduleFiles(path.join(root, folder))).sort();
  if (files.length > LETTERS.length ** 2) {
    throw new Error(
      'Izlog: there are more style sheets than names of two letters. Give the names of sheets a third letter.',
    );
  }
  const codes = new Map(files.map((file, index) => [file, letters(index, 2)]));
  const locals = new Map<string, string[]>();
  return (local, file) => {
    const [sheet = file] = file.split('?');
    const code = codes.get(sheet);
    const known = locals.get(sheet) ?? localNames(fs.readFileSync(sheet, 'utf8'));
    locals.set(sheet, known);
    const index = known.indexOf(local);
    return code !== undefined && index >= 0
      ? code + letters(index, 1)
      : `${code ?? path.basename(sheet, '.module.css')}_${local}`;
  };
}

function relativePath(root: string, file: string): string {
  return path.relative(root, file.split('?')[0] ?? file).replaceAll(path.sep, '/');
}

function moduleFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file));
}

/** Classes and animations of a style sheet in the order of their first mention. */
function localNames(css: string): string[] {
  const names = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g);
  return [...new Set([...names].map(([, name = '']) => name))];
}

/** A number in letters, with at least so many of them. */
function letters(index: number, width: number): string {
  const rest = Math.floor(index / LETTERS.length);
  const last = LETTERS.charAt(index % LETTERS.length);
  return rest > 0 || width > 1 ? letters(rest, width - 1) + last : last;
}
