import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LOCALES } from '#domain/locales.ts';

interface TextFile {
  locale: string;
  /** In the folder of what browsers load; named by its content. */
  fileName: string;
  source: string;
}

/**
 * What scripts of any page may say, one file for each language: `loader` and `common`. The browser
 * keeps it, so that no page carries it.
 */
export function sharedTexts(): TextFile[] {
  return LOCALES.map((locale) => {
    const file = path.join(process.cwd(), 'locales', locale, 'shop.json');
    const { loader, common } = JSON.parse(readFileSync(file, 'utf8'));
    const source = JSON.stringify({ loader, common });
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { locale, fileName: `assets/texts-${locale}-${hash}.json`, source };
  });
}

/** Adds the files of `sharedTexts` to a build. */
export function emitSharedTexts(): Plugin {
  return {
    name: 'izlog:shared-texts',
    generateBundle() {
      for (const { fileName, source } of sharedTexts()) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
