import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMONSTRATION } from './demonstration.ts';
import { fillWithSample } from './sample-folder.ts';
import { SERVER } from './setup.mjs';

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
 * ready; `more` adds to its environment, `program` is another Node.
 */
export async function serveShop(
  port: number,
  givenDir?: string,
  more: NodeJS.ProcessEnv = {},
  program: string = process.execPath,
): Promise<RunningShop> {
  const url = `http://127.0.0.1:${port}`;
  // Its answers would be taken for those of the shop that is started here.
  if (await isReady(url)) throw new Error(`Another shop answers on port ${port}.`);
  const dataDir = givenDir ?? newSampleFolder();
  const child = spawn(program, SERVER.args, {
    env: {
      ...SERVER.env,
      ...process.env,
      ...DEMONSTRATION,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...more,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async (keep = false) => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    if (!keep) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    // Nobody else knows of this process. A folder that was given may be in use by another one.
    await stop(givenDir !== undefined);
    throw error;
  }
  return { url, dataDir, process: child, stop };
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
    if (await isReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server was not ready within three minutes.');
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
