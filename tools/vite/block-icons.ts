import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const ICON = /\bicon: '([a-z\d-]+)'/;

/**
 * `virtual:izlog-block-icons`: the drawings that blocks name in their definitions, and no other of
 * the library's thousands, which would be 200 kB.
 */
export function blockIcons(blocks: string): Plugin {
  return virtualModule('block-icons', (root) => {
    const names = iconNames(path.join(root, blocks));
    const imports = names.map((name, index) => `${exportOf(name)} as icon${index}`);
    const entries = names.map((name, index) => `'${name}': icon${index}`);
    return [
      `import { ${imports.join(', ')} } from 'lucide-react';`,
      `export const blockIcons = { ${entries.join(', ')} };`,
    ].join('\n');
  });
}

/** Names of icons in the definitions of all blocks. */
export function iconNames(blocks: string): string[] {
  const names = fs
    .readdirSync(blocks, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.ts')
    .flatMap((file) => ICON.exec(fs.readFileSync(path.join(blocks, file), 'utf8'))?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** `gallery-horizontal` -> `GalleryHorizontalIcon`. */
export function exportOf(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Icon`;
}
