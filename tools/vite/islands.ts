import fs from 'node:fs';
import path from 'node:path';

/** A file of `blocks/` that the browser loads on its own. */
export interface BlockPart {
  /** The file's name without its suffix; unique in the project. */
  name: string;
  /** From the project's root, with forward slashes. */
  file: string;
  /** The block's type, or `_ui`. */
  owner: string;
}

/**
 * Files `<name><suffix>` in the folder of the blocks, for the suffixes `.island.tsx`, `.enhance.ts`
 * and `.form.ts`. Throws when two share a name.
 */
export function blockParts(root: string, blocks: string, suffix: string): BlockPart[] {
  const files = fs
    .readdirSync(path.join(root, blocks), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .sort();
  const parts = files.map((file) => ({
    name: path.basename(file, suffix),
    file: `${blocks}/${file.replaceAll(path.sep, '/')}`,
    owner: ownerOf(path.join(root, blocks), file),
  }));
  for (const { name, file } of parts) {
    const twin = parts.find((other) => other.name === name && other.file !== file);
    if (twin) {
      throw new Error(
        `Izlog: ${file} and ${twin.file} have the same name. The loader could not tell them apart. Rename one.`,
      );
    }
  }
  return parts;
}

/** Blocks lie in `<group>/<type>`, or in `<type>` where they are not grouped. */
function ownerOf(blocks: string, file: string): string {
  const [first = '', second = ''] = file.split(path.sep);
  const isOwner = first.startsWith('_') || fs.existsSync(path.join(blocks, first, 'index.ts'));
  return isOwner ? first : second;
}
