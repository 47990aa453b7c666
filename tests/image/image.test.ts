import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order, upload } from '#tests/support/shop-client.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { DEMONSTRATION } from '../../tools/lib/demonstration.ts';
import { confined, environment, health, IMAGE, stop, untilHealthy } from './image.ts';
import { podman, runToEnd, start, tryPodman } from './podman.ts';

const PORT = '4571';
const SHOP = `http://127.0.0.1:${PORT}`;
const NAME = 'izlog-image-test';
const ON_VOLUME = `--volume=${NAME}:/data`;
// What a busy machine is late with is no matter here.
const SETTINGS = environment({ ...DEMONSTRATION, PORT, OVERLOAD_MS: '0' });
/** The entrypoint of an image gives way to a shell. */
const inShell = (script: string) => runToEnd(['--entrypoint=sh', IMAGE, '-c', script]).stdout;

function removeAll() {
  tryPodman(['rm', '--force', '--time=0', '--volumes', NAME]);
  tryPodman(['volume', 'rm', '--force', NAME]);
}

beforeAll(removeAll);
afterAll(removeAll);

describe('what the image holds', () => {
  it('is what its last stage copies, and packages without those of development', () => {
    const lastStage =
      readFileSync('Dockerfile', 'utf8')
        .split(/^FROM /m)
        .at(-1) ?? '';
    const copied = [...lastStage.matchAll(/^COPY --from=build \/izlog\/([^/\s]+)/gm)];
    const {
      devDependencies,
      dependencies,
    }: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));

    const top = inShell('ls -A').trim().split('\n');
    expect(top).toEqual([...new Set(copied.map(([, name]) => name))].toSorted());
    const packages = inShell('cd node_modules && ls -d * @*/*').split('\n');
    expect(packages).toEqual(expect.arrayContaining(Object.keys(dependencies ?? {})));
    const unwanted = ['vite', 'vitest', 'storybook', 'playwright', '@biomejs/biome'];
    expect(Object.keys(devDependencies ?? {})).toEqual(expect.arrayContaining(unwanted));
    for (const name of unwanted) expect(packages).not.toContain(name);
    process.stdout.write(inShell('du -sm node_modules dist presets'));
  });

  it('belongs to root, and the shop runs as somebody else who may write to /data alone', () => {
    expect(inShell('id -un')).toBe('node\n');
    const places = '/ -xdev -path /tmp -prune -o -path /var/tmp -prune -o -path /proc -prune -o';
    const writable = inShell(`find ${places} -writable ! -type l -print 2>/dev/null`);
    expect(writable.trim().split('\n').filter(isOfUser)).toEqual(['/data']);
  });
});

/** Devices, locks and the home that the base image brings are none of ours. */
const isOfUser = (path: string) => !/^\/(dev|run|home\/node|var\/mail)(\/|$)/.test(path);

describe('a container whose root file system is read-only', () => {
  let address = '';

  it('is healthy, takes an order and keeps a picture', async () => {
    start(NAME, [...confined(), ON_VOLUME, ...SETTINGS, IMAGE]);
    // Nothing answers yet.
    expect(health(NAME)).not.toBe(0);
    await untilHealthy(NAME);

    const home = await fetch(SHOP);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('Bonaca');
    expect(await order(SHOP)).not.toBe('');
    address = await upload(SHOP);
    expect((await fetch(SHOP + address)).headers.get('content-type')).toBe('image/png');
    expect(tryPodman(['exec', NAME, 'touch', '/izlog/mark']).stderr).toContain('Read-only');
  });

  it('makes a backup while it serves, and answers what looks after it', () => {
    const exec = (...command: string[]) => tryPodman(['exec', NAME, ...command]);

    expect(exec('npm', 'run', '--silent', 'backup', '--', '/data/backups/one').status).toBe(0);
    expect(podman('exec', NAME, 'ls', '/data/backups/one')).toContain('files');
    expect(exec('npm', 'run', '--silent', 'doctor').stdout).toContain('Nothing stops this shop.');
  });

  it('leaves its data to no second container', () => {
    const second = runToEnd([...confined(), ON_VOLUME, ...SETTINGS, IMAGE, 'user', 'list']);

    expect(second.status).toBe(1);
    expect(second.stderr).toContain('in use by another container');
    expect(health(NAME)).toBe(0);
  });

  it('ends well within ten seconds of SIGTERM', () => {
    const { code, ms } = stop(NAME);

    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
  });

  it('does commands that are its arguments', () => {
    const command = (...args: string[]) =>
      runToEnd([...confined(), ON_VOLUME, ...SETTINGS, IMAGE, ...args]).stdout;

    expect(command('user', 'create', '--role=owner', 'ana@bonaca.example')).toMatch(
      /^ana@bonaca\.example may log in/,
    );
    expect(command('user', 'list')).toContain('ana@bonaca.example owner');
  });

  it('is started again after it was killed, and finds everything', async () => {
    start(NAME, [...confined(), ON_VOLUME, ...SETTINGS, IMAGE]);
    await untilHealthy(NAME);
    podman('kill', '--signal=KILL', NAME);
    // Not read-only: what it wrote beside its data would be told.
    start(NAME, [ON_VOLUME, ...SETTINGS, IMAGE]);
    await untilHealthy(NAME);

    expect((await fetch(SHOP + address)).headers.get('content-type')).toBe('image/png');
    expect(await order(SHOP)).not.toBe('');
    await upload(SHOP);
    stop(NAME);
    const written = podman('diff', NAME).split('\n');
    // Podman itself mounts the volume, and puts names of hosts there.
    const expected = /^. \/(?:data|etc|run|tmp)?$|^. \/(?:run|tmp)\//;
    expect(written.filter((line) => !expected.test(line))).toEqual([]);
  });

  it('ends when it is stopped in the middle of its start', async () => {
    start(NAME, [...confined(), ...environment({ PORT }), IMAGE]);
    const hasBegun = async () => podman('logs', NAME).includes('loading into the empty database');
    await waitUntil(hasBegun, 240_000);

    // Of a killed one it would be 137.
    expect(stop(NAME).code).toBe(143);
  });
});
