import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

/**
 * `virtual:izlog-thumbnails`: addresses of the pictures that `npm run thumbnails` makes of blocks, by
 * type. A block without one is shown by its icon.
 */
export function blockThumbnails(blocks: string): Plugin {
  return virtualModule('thumbnails', (root) => {
    const files = thumbnailFiles(path.join(root, blocks));
    const imports = files.map(
      (file, index) => `import url${index} from '${path.posix.join('/', blocks, file)}?no-inline';`,
    );
    const entries = files.map(
      (file, index) => `'${path.posix.basename(file, '.webp')}': url${index}`,
    );
    return [...imports, `export const thumbnails = { ${entries.join(', ')} };`].join('\n');
  });
}

/** `<group>/<type>/<type>.webp` of every block that has one, from the folder of the blocks. */
export function thumbnailFiles(blocks: string): string[] {
  return fs
    .readdirSync(blocks, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/([^/]+)\/\1\.webp$/.test(file))
    .sort();
}
