import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A take-over that lasts longer than this has died half way. */
const TAKE_OVER_MS = 10_000;

/** State of a process that ended and that its parent has not looked after yet. */
const ENDED = 'Z';

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
  if (!create(file) && !takeOver(file)) throw new DataFolderInUse(dir, readHolder(file).pid);
  return () => {
    if (readHolder(file).pid === process.pid) rmSync(file, { force: true });
  };
}

/** Only one process at a time may check and replace an old lock; else two could end up with it. */
function takeOver(file: string): boolean {
  const guard = `${file}.takeover`;
  if (ageOf(guard) > TAKE_OVER_MS) rmSync(guard, { force: true });
  if (!create(guard)) return false;
  try {
    if (isAlive(readHolder(file))) return false;
    rmSync(file, { force: true });
    return create(file);
  } finally {
    rmSync(guard, { force: true });
  }
}

/** A process and when it began: its number may since have been given to another one. */
interface Holder {
  /** 0 when the file names none. */
  pid: number;
  /** Empty where the system does not tell. */
  began: string;
}

/** Makes the file with its content in one step, or not at all when it exists. */
function create(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid} ${readStat(process.pid).began}`);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(file: string): Holder {
  const [pid = '', began = ''] = readIfThere(file).split(' ');
  const number = Number.parseInt(pid, 10);
  return { pid: Number.isSafeInteger(number) && number > 0 ? number : 0, began };
}

function isAlive({ pid, began }: Holder): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const { state, began: now } = readStat(pid);
  if (state === ENDED) return false;
  return began === '' || now === '' || began === now;
}

/** State and begin (in ticks since the machine's start) of a process; empty where there is no /proc. */
function readStat(pid: number): { state: string; began: string } {
  // The command's name is in parentheses and may hold spaces and parentheses itself.
  const text = readIfThere(`/proc/${pid}/stat`);
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', began: fields[19] ?? '' };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function ageOf(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
