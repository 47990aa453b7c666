/**
 * Work that several processes of one checkout ask for and one of them does. Plain Node without
 * packages, as `setup.mjs`.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

const LOOK_AGAIN_MS = 250;
/** No install and no build takes this long: whoever holds the lock is gone, perhaps on another machine. */
const TOO_OLD_MS = 30 * 60_000;

/**
 * Does `work` unless the file `stamp` says `state()` already, then writes it there. Who asks while
 * another process works waits for it, looks again, and takes over when it failed or was killed.
 */
export function once({ stamp, lock, state, work }) {
  if (isStamped(stamp, state())) return;
  const release = take(lock);
  try {
    const wanted = state();
    if (isStamped(stamp, wanted)) return;
    work();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  } finally {
    release();
  }
}

function isStamped(stamp, state) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
}

/** Waits for the lock; answers what gives it back. It is also given back when the process ends. */
function take(lock) {
  const mine = JSON.stringify({ pid: process.pid, host: hostname() });
  mkdirSync(dirname(lock), { recursive: true });
  let isTold = false;
  while (!create(lock, mine)) {
    if (dropDead(lock)) continue;
    if (!isTold)
      process.stdout.write('Another process installs or builds here; waiting for it …\n');
    isTold = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
  const release = () => {
    process.off('exit', release);
    if (contentOf(lock) === mine) rmSync(lock, { force: true });
  };
  process.on('exit', release);
  return release;
}

function create(lock, content) {
  try {
    writeFileSync(lock, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock whose holder is gone; true when it is worth trying again at once. */
function dropDead(lock) {
  const content = contentOf(lock);
  if (content === null) return true;
  if (isHeld(lock, content)) return false;
  // Two may find it dead: what one of them moves away must not be the new lock of the other.
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return true;
  }
  const moved = contentOf(aside);
  rmSync(aside, { force: true });
  if (moved !== content && moved !== null) create(lock, moved);
  return true;
}

function isHeld(lock, content) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > TOO_OLD_MS) return false;
    const { pid, host } = JSON.parse(content);
    return host !== hostname() || isAlive(pid);
  } catch {
    // It is being written, or was just given back.
    return existsSync(lock);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
