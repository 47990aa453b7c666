import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';

/** Lies among the files of the built server, which the next build empties. */
export const SAMPLE_FOLDER = 'dist/server/.sample';

/**
 * Fills a data folder with the sample shop as the built server loads it. The first time after a
 * build this starts a server, which takes its seconds; afterwards it is a copy.
 */
export function fillWithSample(dataDir: string): void {
  if (!existsSync(SAMPLE_FOLDER)) {
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/lib/make-sample.ts'], {
      stdio: 'inherit',
    });
  }
  cpSync(SAMPLE_FOLDER, dataDir, { recursive: true });
}
