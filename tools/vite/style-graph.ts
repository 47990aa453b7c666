import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** Sets of style sheets by the name that `virtual:izlog-styles` gives them. */
export type StyleRoots = Record<string, string>;

/** Finds the module that an import statement names; null for packages. */
function resolveImport(root: string, importer: string, request: string): string | null {
  if (request.startsWith('.')) return path.resolve(path.dirname(importer), request);
  if (request.startsWith('#')) return path.join(root, request.slice(1));
  return null;
}

function importsOf(file: string): string[] {
  const { program } = parseSync(file, fs.readFileSync(file, 'utf8'));
  return program.body.flatMap((statement) => {
    const imports =
      (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') ||
      (statement.type === 'ExportNamedDeclaration' && statement.exportKind !== 'type') ||
      statement.type === 'ExportAllDeclaration';
    return imports && statement.source ? [statement.source.value] : [];
  });
}

function targetsOf(root: string, file: string): string[] {
  return importsOf(file).flatMap(
    (request) => resolveImport(root, file, request.split('?')[0] ?? request) ?? [],
  );
}

/**
 * Style sheets that a module imports, directly or through other modules of ours, in the order in
 * which the browser would meet them: what a module builds on comes before its own.
 */
export function stylesOf(root: string, entry: string): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file) || !fs.existsSync(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) styles.push(file);
    else if (/\.tsx?$/.test(file)) targetsOf(root, file).forEach(visit);
  };
  visit(entry);
  return styles;
}

/** Every block by type: `<group>/<type>/index.ts`, or `<type>/index.ts` where blocks are not grouped. */
export function blockRoots(blocks: string): StyleRoots {
  const inGroups = foldersOf(blocks).flatMap((name) => [
    name,
    ...foldersOf(path.join(blocks, name)).map((type) => `${name}/${type}`),
  ]);
  const entries = inGroups
    .map((folder) => [path.basename(folder), path.join(blocks, folder, 'index.ts')] as const)
    .filter(([, entry]) => fs.existsSync(entry));
  return Object.fromEntries(entries);
}

/** Folders in alphabetical order, but for those that hold no blocks (`_ui`). */
function foldersOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .sort();
}
