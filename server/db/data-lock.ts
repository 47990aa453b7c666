import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another living process holds the data folder. */
export class DataFolderInUse extends Error {
  constructor(dir: string, pid: number) {
    super(
      `Izlog: the data folder ${dir} is in use by process ${pid}. ` +
        'A second process would destroy its commits. Stop that process, or set DATA_DIR to another folder.',
    );
    this.name = 'DataFolderInUse';
  }
}

/**
 * Takes the data folder for this process and returns the way to give it back. A lock left behind by
 * a process that died is taken over. Throws `DataFolderInUse`.
 */
export function lockDataFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'izlog.pid');
  if (!create(file)) {
    const pid = readPid(file);
    if (pid !== null && pid !== process.pid && isAlive(pid)) throw new DataFolderInUse(dir, pid);
    rmSync(file, { force: true });
    if (!create(file)) throw new DataFolderInUse(dir, readPid(file) ?? 0);
  }
  return () => {
    if (readPid(file) === process.pid) rmSync(file, { force: true });
  };
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readPid(file: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
