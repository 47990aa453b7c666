import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where this test keeps images and volumes: a second run builds only what has changed. */
const STORE = join(tmpdir(), 'izlog-image-test');
/** What podman notes of its mounts, which end with a run. */
const NOTES = [join(STORE, 'run'), join(STORE, 'notes')] as const;
const GLOBAL = [
  `--root=${join(STORE, 'store')}`,
  `--runroot=${NOTES[0]}`,
  `--tmpdir=${NOTES[1]}`,
  // Neither needs systemd.
  '--cgroup-manager=cgroupfs',
  '--events-backend=file',
];

/** What a run needs on a machine whose control groups and limits are not ours to raise. */
const LIMITS = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'];
const RUN = ['--network=host', '--cgroups=disabled', '--no-healthcheck', ...LIMITS];

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs podman to its end, whatever that is. */
export function tryPodman(args: readonly string[], input?: Buffer): Ended {
  const [program, ...before] = podmanHere();
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28, ...(input && { input }) } as const;
  const { status, stdout, stderr, error } = spawnSync(
    program,
    [...before, ...GLOBAL, ...args],
    options,
  );
  if (error) throw new Error('Podman cannot be started: apt-get install podman crun', error);
  return { status, stdout, stderr };
}

/** What podman says; throws where it fails. */
export function podman(...args: string[]): string {
  const { status, stdout, stderr } = tryPodman(args);
  if (status !== 0) throw new Error(`podman ${args[0]} ended with ${status}: ${stderr}${stdout}`);
  return stdout.trim();
}

/** Runs a container to its end. */
export function runToEnd(args: readonly string[]): Ended {
  return tryPodman(['run', '--rm', ...RUN, ...args]);
}

/** Starts a container under a name, in the place of a former one. */
export function start(name: string, args: readonly string[]): void {
  tryPodman(['rm', '--force', '--time=0', '--volumes', name]);
  podman('run', '--detach', `--name=${name}`, ...RUN, ...args);
}

/** Begins a run of tests. */
export function openStore(): void {
  for (const folder of NOTES) rmSync(folder, { recursive: true, force: true });
}

let place: readonly [string, ...string[]] | undefined;

/**
 * Podman, where needed in a place of its own: it refuses to work below the older kind of control
 * groups, which nobody should have to take away from their machine.
 */
function podmanHere(): readonly [string, ...string[]] {
  place ??= existsSync('/sys/fs/cgroup/unified') ? ownPlace() : ['podman'];
  return place;
}

/** One for all processes of a run: what is mounted in one place is not seen from another. */
function ownPlace(): readonly [string, ...string[]] {
  process.env['TEST_PLACE'] ??= String(makePlace());
  return ['nsenter', `--target=${process.env['TEST_PLACE']}`, '--mount', '--', 'podman'];
}

function makePlace(): number {
  const script =
    'umount -R /sys/fs/cgroup && mount -t cgroup2 none /sys/fs/cgroup && exec sleep infinity';
  const holder = spawn('unshare', ['--mount', 'sh', '-c', script], { stdio: 'ignore' });
  holder.unref();
  process.once('exit', () => holder.kill());
  const { pid } = holder;
  const end = Date.now() + 5_000;
  while (!readFileSync(`/proc/${pid}/mounts`, 'utf8').includes(' /sys/fs/cgroup cgroup2 ')) {
    if (pid === undefined || Date.now() > end)
      throw new Error('No place for podman. Are you root?');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
  return pid ?? 0;
}

/** Files of the repository, as a fresh clone has them. */
export function cloneInto(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { maxBuffer: 2 ** 26 });
  execFileSync('xargs', ['-0', 'cp', '--parents', '-t', folder], { input: files });
}
