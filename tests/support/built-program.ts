import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';

/** Below node_modules, so that packages are found from there. */
const CACHE = 'node_modules/.cache/izlog-programs';
const folders: string[] = [];

/**
 * Builds a program of the tests into one file and answers its path. What is started dozens of times
 * starts several times faster than from its sources. Deleted when the test file ends.
 */
export async function buildProgram(entry: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, 'program-'));
  folders.push(outDir);
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs', codeSplitting: false } },
    },
  });
  return join(outDir, 'program.mjs');
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
