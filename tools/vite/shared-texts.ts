import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LOCALES } from '#domain/locales.ts';
import type { BlockPart } from './islands.ts';

interface TextFile {
  locale: string;
  /** Whose texts it holds. */
  namespaces: string[];
  /** In the folder of what browsers load; named by its content. */
  fileName: string;
  source: string;
}

/**
 * What scripts may say, one file for each language: `loader`, `common`, and the texts of the blocks
 * with islands. The browser keeps it, so that no page carries it.
 */
export function sharedTexts(islands: readonly BlockPart[]): TextFile[] {
  return LOCALES.map((locale) => {
    const folder = path.join(process.cwd(), 'locales', locale);
    const { loader, common } = readJson(path.join(folder, 'shop.json'));
    const files = readdirSync(path.join(folder, 'blocks'));
    const blocks = Object.assign(
      {},
      ...files.map((file) => readJson(path.join(folder, 'blocks', file))),
    );
    const owners = islands.flatMap(({ owner }) => {
      const ui = blocks[owner]?.ui;
      return ui ? [[owner, ui]] : [];
    });
    const texts = { loader, common, ...Object.fromEntries(owners) };
    const source = JSON.stringify(texts);
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    const fileName = `assets/texts-${locale}-${hash}.json`;
    return { locale, namespaces: Object.keys(texts), fileName, source };
  });
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Adds the files of `sharedTexts` to a build. */
export function emitSharedTexts(islands: readonly BlockPart[]): Plugin {
  return {
    name: 'izlog:shared-texts',
    generateBundle() {
      for (const { fileName, source } of sharedTexts(islands)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
