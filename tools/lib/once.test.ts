import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-once-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => join(folder, name);
const linesOf = (name: string) =>
  existsSync(file(name)) ? readFileSync(file(name), 'utf8').trim().split('\n') : [];

/** A process that asks for the work; the work takes a while and leaves a line at both ends. */
function ask(more = ''): Promise<number | null> {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { once } from '${new URL('once.mjs', import.meta.url).href}';
    const file = (name) => ${JSON.stringify(`${folder}/`)} + name;
    once({
      stamp: file('dist/stamp'),
      lock: file('node_modules/lock'),
      state: () => 'sources',
      work: () => {
        appendFileSync(file('log'), 'begin\\n');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
        ${more}
        appendFileSync(file('log'), 'end\\n');
      },
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  return new Promise((resolve) => child.on('exit', resolve));
}

it('work that several processes ask for at once is done by one of them', async () => {
  const codes = await Promise.all(Array.from({ length: 4 }, () => ask()));

  expect(codes).toEqual([0, 0, 0, 0]);
  expect(linesOf('log')).toEqual(['begin', 'end']);
  expect(readFileSync(file('dist/stamp'), 'utf8')).toBe('sources');
  expect(existsSync(file('node_modules/lock'))).toBe(false);
});

it('work that fails or is killed is done by who waited for it', async () => {
  await Promise.all([ask('process.exit(1);'), ask("process.kill(process.pid, 'SIGKILL');")]);

  expect(await Promise.all([ask(), ask()])).toEqual([0, 0]);

  expect(linesOf('log')).toEqual(['begin', 'begin', 'begin', 'end']);
  expect(existsSync(file('node_modules/lock'))).toBe(false);
});

it('what is done already is not done again', async () => {
  await ask();
  await ask();

  expect(linesOf('log')).toEqual(['begin', 'end']);
});
