import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAnswered, type LockSocket, openLockSocket, removeLockSocket } from './lock-socket.ts';

/** A take-over that lasts longer than this has died half way. */
const TAKE_OVER_MS = 10_000;

/** State of a process that ended and that its parent has not looked after yet. */
const ENDED = 'Z';

/** Another living process holds the data folder. */
export class DataFolderInUse extends Error {
  constructor(dir: string, pid: number) {
    const holder = pid === process.pid ? 'another container' : `process ${pid}`;
    super(
      `Izlog: the data folder ${dir} is in use by ${holder}. ` +
        `A second process would destroy its commits. Stop that ${pid === process.pid ? 'container' : 'process'}, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderInUse';
  }
}

/**
 * Takes the data folder for this process and returns the way to give it back. A lock left behind by
 * a process that died is taken over. Throws `DataFolderInUse`.
 */
export async function lockDataFolder(dir: string): Promise<() => void> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'izlog.pid');
  // It answers before the lock names it: whoever reads the name may rely on it.
  const socket = await openLockSocket(file);
  const own = { pid: process.pid, began: readStat(process.pid).began, socket: socket?.name ?? '' };
  if (!create(file, own) && !(await takeOver(file, own))) {
    socket?.close();
    throw new DataFolderInUse(dir, readHolder(file).pid);
  }
  return () => giveBack(file, own, socket);
}

function giveBack(file: string, own: Holder, socket: LockSocket | null): void {
  const { pid, socket: name } = readHolder(file);
  if (pid === own.pid && name === own.socket) rmSync(file, { force: true });
  socket?.close();
}

/** Only one process at a time may check and replace an old lock; else two could end up with it. */
async function takeOver(file: string, own: Holder): Promise<boolean> {
  const guard = `${file}.takeover`;
  if (ageOf(guard) > TAKE_OVER_MS) rmSync(guard, { force: true });
  if (!create(guard, own)) return false;
  try {
    const holder = readHolder(file);
    if (await isAlive(file, holder)) return false;
    removeLockSocket(dirname(file), holder.socket);
    rmSync(file, { force: true });
    return create(file, own);
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
  /** Name of the socket that answers as long as the process lives; empty where there can be none. */
  socket: string;
}

/** Makes the file with its content in one step, or not at all when it exists. */
function create(file: string, { pid, began, socket }: Holder): boolean {
  // Processes of two containers may have the same number.
  const draft = `${file}.${socket || pid}.draft`;
  writeFileSync(draft, `${pid} ${began} ${socket}`);
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
  const [pid = '', began = '', socket = ''] = readIfThere(file).trim().split(' ');
  const number = Number.parseInt(pid, 10);
  return { pid: Number.isSafeInteger(number) && number > 0 ? number : 0, began, socket };
}

/**
 * By its socket, which the system closes when its process ends: a process in another container has a
 * number that means nothing here, or our own. By its number where no socket tells.
 */
async function isAlive(file: string, holder: Holder): Promise<boolean> {
  const answered = await isAnswered(dirname(file), holder.socket);
  return answered ?? runsHere(holder);
}

function runsHere({ pid, began }: Holder): boolean {
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
