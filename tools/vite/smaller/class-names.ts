import fs from 'node:fs';
import path from 'node:path';

/** Gives a class of a CSS module its name on the page. */
export type ClassNames = (local: string, file: string) => string;

const FOLDERS = ['blocks', 'runtime', 'src', 'kit', 'editor', 'admin'];
/** No vowels: no name becomes a word that a content blocker hides. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';
const CHARACTERS = `${LETTERS}0123456789`;

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
 * Names for builds: two characters, counted through all style sheets of the project, the shop's first,
 * so that classes that are used together have names that begin alike. They follow from the names and
 * contents of the style sheets alone, so that the server's markup, the inlined styles and the
 * browser's chunks agree.
 */
export function shortNames(root: string, folders: readonly string[] = FOLDERS): ClassNames {
  const files = folders.flatMap((folder) => moduleFiles(path.join(root, folder)).sort());
  const names = new Map<string, string>();
  for (const file of files) {
    for (const local of localNames(fs.readFileSync(file, 'utf8'))) {
      names.set(`${file} ${local}`, shortName(names.size));
    }
  }
  return (local, file) => {
    const [sheet = file] = file.split('?');
    return names.get(`${sheet} ${local}`) ?? `${path.basename(sheet, '.module.css')}_${local}`;
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

/** Two characters; three where these are used up. The first is a letter, as in every class. */
function shortName(index: number): string {
  const rest = Math.floor(index / CHARACTERS.length);
  const last = CHARACTERS.charAt(index % CHARACTERS.length);
  return rest < LETTERS.length
    ? LETTERS.charAt(rest) + last
    : shortName(rest - LETTERS.length) + last;
}
