/**
 * `npm run mutate [-- words]`: takes out one guard of `tools/guards.ts` at a time and tells whether
 * its tests notice. Works in a copy of the working tree, which is deleted at the end, so nothing can
 * stay broken here. Words choose guards by name or file.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GUARDS } from './guards.ts';
import {
  type Guard,
  type MutationResult,
  projectOf,
  resultOf,
  withoutGuard,
} from './lib/mutation.ts';

/** What no guard touches is transformed once. */
const KEEP = '--experimental.fsModuleCache';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = GUARDS.filter(({ name, file }) =>
  words.every((word) => `${name} ${file}`.toLowerCase().includes(word)),
);
const copy = copyOfTree();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const tests = [...new Set(chosen.flatMap((guard) => guard.tests))];
if (chosen.length === 0) throw new Error(`No guard of tools/guards.ts fits "${words.join(' ')}".`);
console.log(`${tests.length} test files without any change ...`);
if (resultOf(run(tests)) !== 'survived') {
  throw new Error(
    `These tests do not pass as they are, so they prove nothing: ${tests.join(', ')}`,
  );
}
const results = chosen.map((guard) => {
  const result = resultWithout(guard);
  console.log(`${result.padEnd(8)}  ${guard.name}  (${guard.file})`);
  return result;
});
const caught = results.filter((result) => result === 'caught').length;
console.log(
  `${caught} of ${results.length} caught (${Math.floor((100 * caught) / results.length)} %)`,
);
process.exitCode = caught === results.length ? 0 : 1;

/** Everything that Git knows or would add, as it is now, with the packages of this folder. */
function copyOfTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-mutate-'));
  const listed = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed.stdout.split('\0')) {
    if (file !== '' && existsSync(file)) cpSync(file, join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    // Modules that Vitest keeps are found again by their path: the copy has its own.
    if (name === '.experimental-vitest-cache') continue;
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

function resultWithout(guard: Guard): MutationResult {
  const path = join(copy, guard.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, withoutGuard(source, guard));
  try {
    return resultOf(run(guard.tests));
  } finally {
    writeFileSync(path, source);
  }
}

/** Vitest's report of some test files in the copy; null when it wrote none. */
function run(files: readonly string[]): unknown {
  const report = join(copy, 'mutate-report.json');
  rmSync(report, { force: true });
  const projects = [...new Set(files.map(projectOf))].map((name) => `--project=${name}`);
  const output = ['--reporter=json', `--outputFile=${report}`, '--bail=1'];
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', KEEP, ...projects, ...output, ...files],
    { cwd: copy, stdio: ['ignore', 'ignore', 'ignore'] },
  );
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}
