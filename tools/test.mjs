/**
 * `npm test`: every check there is, with the time each took. Ends with the line `N passed, N failed`.
 * `npm test -- unit e2e` runs only the named parts.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureBuilt, ensureInstalled, ROOT, requireNode } from './lib/setup.mjs';
import { readReport } from './lib/test-report.mjs';

requireNode();
ensureInstalled();
process.env.CHROMIUM = ensureBrowser();

const RESULTS = join(ROOT, 'test-results');
const bin = (name) => join('node_modules/.bin', name);
const vitest = (...args) => [
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', ...args],
  'vitest',
];

/** Modules as they were transformed are kept: these suites share most, and no plugin makes any of them. */
const KEEP = '--experimental.fsModuleCache';

/** Every part: name, program, arguments, and how its result is counted (`one` = the exit code). */
const PARTS = {
  lint: [bin('biome'), ['check', '.', '--error-on-warnings'], 'one'],
  types: ['npm', ['run', '--silent', 'types'], 'one'],
  layers: ['npm', ['run', '--silent', 'deps'], 'one'],
  unit: vitest('--project=unit', '--project=editor'),
  server: vitest('--project=server', KEEP),
  postgres: [...vitest('--project=server', KEEP), { TEST_DATABASE: 'postgres' }],
  races: vitest('--project=races', KEEP),
  hostile: vitest('--project=hostile'),
  build: [null, [], 'build'],
  bundle: vitest('--project=bundle', KEEP),
  nodes: vitest('--project=nodes'),
  conformance: vitest('--project=conformance', '--project=browser'),
  storybook: vitest('--project=storybook'),
  'storybook-build': ['npm', ['run', '--silent', 'build-storybook'], 'one'],
  e2e: [bin('playwright'), ['test'], 'playwright'],
};

/**
 * What runs when: one step after the other; the lanes of a step at once, each of them a part after
 * the other. Only what waits a lot gains by company.
 */
const STEPS = [
  [['types'], ['lint', 'layers']],
  [['unit', 'server', 'postgres', 'races', 'hostile', 'build', 'bundle', 'nodes', 'storybook']],
  [['conformance'], ['storybook-build']],
  [['e2e']],
];

/** Every part writes with every file that it is through with; one that is silent this long has stopped. */
const SILENCE_MS = 10 * 60_000;
/** The programs write into a pipe, and would leave colours out. */
const COLOUR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  process.stderr.write(
    `No part named ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.\n`,
  );
  process.exit(1);
}

const isChosen = (name) => chosen.length === 0 || chosen.includes(name);
const rows = [];
const begunAt = Date.now();
for (const step of STEPS) {
  const lanes = step.map((lane) => lane.filter(isChosen)).filter((lane) => lane.length > 0);
  const isAlone = lanes.length === 1;
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) rows.push(await runPart(name, PARTS[name], isAlone));
    }),
  );
}

for (const { name, failures = [] } of rows) {
  for (const failure of failures) process.stdout.write(`\n${name}: ${failure}\n`);
}
process.stdout.write('\n');
for (const { name, seconds, passed, failed } of rows) {
  process.stdout.write(
    `${name.padEnd(16)} ${seconds.toFixed(0).padStart(5)} s  ${passed} passed, ${failed} failed\n`,
  );
}
process.stdout.write(`\n${((Date.now() - begunAt) / 60_000).toFixed(1)} minutes\n`);
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** A part that runs beside others shows what it wrote when it has ended. */
async function runPart(name, [program, args, kind, env = {}], isAlone) {
  if (isAlone) process.stdout.write(`\n== ${name}\n`);
  const startedAt = Date.now();
  const run = { name, program, args, kind, env, isAlone };
  const counts = kind === 'build' ? build() : await runToItsEnd(run);
  return { name, seconds: (Date.now() - startedAt) / 1000, ...counts };
}

function build() {
  ensureBuilt();
  return { passed: 1, failed: 0 };
}

/** A part that never ends tells nothing of what it tests: it is ended, said, and run once more. */
async function runToItsEnd(run) {
  const counts = await runProgram(run);
  return counts ?? (await runProgram(run)) ?? { passed: 0, failed: 1 };
}

/** What passed and failed; null when the part had to be ended. */
async function runProgram({ name, program, args, kind, env, isAlone }) {
  const report = join(RESULTS, `${name}.json`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(report, { force: true });
  const extra = kind === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const child = spawn(program, [...args, ...extra], {
    cwd: ROOT,
    // A group of its own: the signal to stop comes from here alone.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...COLOUR, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  });
  const written = [];
  let hasStopped = false;
  const silence = setTimeout(() => {
    hasStopped = true;
    endAll(name, child.pid);
  }, SILENCE_MS);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      silence.refresh();
      if (isAlone) process.stdout.write(part);
      else written.push(part);
    });
  }
  const forward = () => kill(treeOf(child.pid));
  process.once('SIGINT', forward).once('SIGTERM', forward);
  const hasPassed = (await exitCodeOf(child)) === 0;
  clearTimeout(silence);
  process.off('SIGINT', forward).off('SIGTERM', forward);
  if (!isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(written)}`);
  if (hasStopped) return null;
  if (kind === 'one') return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };
  return withExitCode(readReport(report, kind), hasPassed);
}

/** Says what a part that has stopped was doing, and ends all of it. */
function endAll(name, pid) {
  process.stdout.write(`\n${name} has written nothing for ${SILENCE_MS / 60_000} minutes:\n`);
  const tree = treeOf(pid);
  for (const { line } of tree) process.stdout.write(`${line}\n`);
  kill(tree);
}

/** A process and all that come from it, also those that have a group of their own. */
function treeOf(pid) {
  const columns = 'pid,ppid,pgid,stat,time,etime,args';
  const all = execFileSync('ps', ['-A', '-ww', '-o', columns], { encoding: 'utf8' })
    .split('\n')
    .map((line) => {
      const [own, parent] = line.trim().split(/\s+/).map(Number);
      return { pid: own, parent, line };
    });
  const tree = all.filter((one) => one.pid === pid);
  for (const { pid: above } of tree) tree.push(...all.filter(({ parent }) => parent === above));
  return tree;
}

function kill(tree) {
  for (const { pid } of tree) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** A program that cannot be started counts as one that failed. */
function exitCodeOf(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
}

/** A run that failed outside of its tests (a broken file, no test at all) counts as one failure. */
function withExitCode({ passed, failed, failures }, hasPassed) {
  const isSilentFailure = failed === 0 && (!hasPassed || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed, failures };
}
