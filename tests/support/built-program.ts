import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';

/** Below node_modules, so that packages are found from there. */
const CACHE = 'node_modules/.cache/izlog-programs';
/** Packages that find files beside themselves, or that must be there once. */
const external = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'fastify',
  'fastify-plugin',
  'fontkit',
  'pdfkit',
  'pg',
  'sharp',
];
const folders: string[] = [];

/**
 * Builds a program of the tests, its packages included, and answers its path. What is started dozens
 * of times starts several times faster than from its sources. Deleted when the test file ends.
 */
export async function buildProgram(entry: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, 'program-'));
  folders.push(outDir);
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external },
    build: {
      ssr: entry,
      outDir,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return join(outDir, 'program.mjs');
}

/** It lives too short to be worth optimising. */
const execArgv = ['--liftoff-only', '--no-opt', '--single-threaded-gc'];

/** Starts a built program, which loads and waits for its work. */
export function forkProgram(program: string): ChildProcess {
  return fork(program, { execArgv, stdio: 'inherit' });
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
