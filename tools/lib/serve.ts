import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillWithSample } from './sample-folder.ts';

/** A built shop that runs on a data folder of its own. */
export interface RunningShop {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Stops it; deletes its data unless `keep`. */
  stop(keep?: boolean): Promise<void>;
}

/**
 * Starts the built server on a folder with the sample shop (or the one given) and waits until it is
 * ready; `more` adds to its environment.
 */
export async function serveShop(
  port: number,
  dataDir = newSampleFolder(),
  more: NodeJS.ProcessEnv = {},
): Promise<RunningShop> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...more,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/readyz`, child);
  return {
    url,
    dataDir,
    process: child,
    async stop(keep = false) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function newSampleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-'));
  fillWithSample(folder);
  return folder;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with code ${child.exitCode} before it was ready.`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server was not ready within three minutes.');
}
