import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { blockRoots, stylesOf } from './style-graph.ts';
import { virtualModule } from './virtual-module.ts';

/**
 * `virtual:izlog-styles`: the text of every style sheet of the shop and the list of sheets that each
 * block needs, so that a page can inline what it uses. `extra` names further roots beside the folder of the blocks.
 */
export function blockStyles(blocks: string, extra: Record<string, string>): Plugin {
  return virtualModule('styles', (root) =>
    styleModule(root, { ...absolute(root, extra), ...blockRoots(path.join(root, blocks)) }),
  );
}

function absolute(root: string, files: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, path.join(root, file)]),
  );
}

function styleModule(root: string, roots: Record<string, string>): string {
  const sheets: string[] = [];
  const uses: Record<string, number[]> = {};
  for (const [name, entry] of Object.entries(roots)) {
    uses[name] = stylesOf(root, entry).map((file) => {
      const known = sheets.indexOf(file);
      return known < 0 ? sheets.push(file) - 1 : known;
    });
  }
  const ids = sheets.map((file) => normalizePath(file));
  return [
    ...ids.map((id, index) => `import s${index} from ${JSON.stringify(`${id}?inline`)};`),
    `export const sheets = [${ids.map((id, index) => `{ id: ${JSON.stringify(id)}, css: s${index} }`).join(', ')}];`,
    `export const uses = ${JSON.stringify(uses)};`,
  ].join('\n');
}
