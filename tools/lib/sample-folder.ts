import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { once } from './once.mjs';

/** Lies among the files of the built server, which the next build empties. */
export const SAMPLE_FOLDER = 'dist/server/.sample';

/**
 * Fills a data folder with the sample shop as the built server loads it. The first time after a
 * build this starts a server, which takes its seconds and is done for all who ask meanwhile;
 * afterwards it is a copy.
 */
export function fillWithSample(dataDir: string): void {
  once({
    stamp: `${SAMPLE_FOLDER}-is-made`,
    lock: 'node_modules/.izlog-sample',
    state: () => '',
    work: () =>
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/lib/make-sample.ts'], {
        stdio: 'inherit',
      }),
  });
  cpSync(SAMPLE_FOLDER, dataDir, { recursive: true });
}
