import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = 'node_modules/.cache/izlog-nodes';
/** A registry that does not answer costs a run no more than this. */
const PATIENCE_MS = 90_000;

/** The program of a version of Node, from npm's registry the first time; null where there is none to be had. */
export function nodeBinary(version: string): string | null {
  const folder = join(CACHE, version);
  const program = join(folder, 'package/bin/node');
  if (!existsSync(program) && !fetchInto(folder, version)) return null;
  const told = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return told.stdout?.trim() === `v${version}` ? program : null;
}

/** Whole or not at all: the next run would take half a file for the program. */
function fetchInto(folder: string, version: string): boolean {
  const draft = `${folder}.${process.pid}`;
  const name = `node-${process.platform}-${process.arch}@${version}`;
  mkdirSync(draft, { recursive: true });
  try {
    const options = { cwd: draft, timeout: PATIENCE_MS, stdio: 'pipe', encoding: 'utf8' } as const;
    const packed = execFileSync('npm', ['pack', '--silent', name], options);
    execFileSync('tar', ['xzf', packed.trim(), 'package/bin/node'], options);
    renameSync(draft, folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
