/**
 * What a fresh machine needs before anything else runs. Plain Node without packages, because the
 * packages may not be there yet.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { once } from './once.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * How the built server is started. V8 keeps two halves for what is new, and the allocator a pool for
 * each thread that ever compiled something: less of both is 80 MB less memory, at the same CPU time.
 */
export const SERVER = {
  args: ['--max-semi-space-size=8', 'dist/server/main.js'],
  env: { MALLOC_ARENA_MAX: '2' },
};

const INSTALL_STAMP = join(ROOT, 'node_modules/.izlog-lock');
/** Held by the process that installs or builds; others wait for it. */
const SETUP_LOCK = join(ROOT, 'node_modules/.izlog-setup');
const BUILD_STAMP = join(ROOT, 'dist/.izlog-sources');
const SOURCES = [
  'domain',
  'locales',
  'schemas',
  'runtime',
  'blocks',
  'kit',
  'editor',
  'admin',
  'src',
  'server',
  'tools',
];
const SOURCE_FILES = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const NOT_BUILT = /\.(test|stories)\.tsx?$/;

/** Ends the process with a message that says what to do. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Runs a program with its output shown; ends the process when it fails. */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (result.status !== 0) fail(`${program} ${args.join(' ')} failed.`);
}

/** Refuses to go on with a Node that the packages do not support. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!isSupported) fail(`Izlog needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Installs the packages when they are missing or the lock file changed since. A release has its own. */
export function ensureInstalled() {
  if (isRelease()) return;
  const lockFile = join(ROOT, 'package-lock.json');
  once({
    stamp: INSTALL_STAMP,
    lock: SETUP_LOCK,
    state: () => createHash('sha256').update(readFileSync(lockFile)).digest('hex'),
    work() {
      process.stdout.write('Installing packages …\n');
      // Not `npm ci`: it would take the folder away that other processes work with.
      run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
    },
  });
}

/**
 * What `npm run build` made, in production and with the packages that it was made for: it is served
 * as it is, by who copied it here without sources or without what only a build needs.
 */
function isRelease() {
  if (process.env.NODE_ENV !== 'production' || !existsSync(BUILD_STAMP)) return false;
  return !hasSources() || (isBuilt() && hasPackages());
}

const hasSources = () => SOURCES.every((folder) => existsSync(join(ROOT, folder)));
const isBuilt = () => readFileSync(BUILD_STAMP, 'utf8') === sourceState();

/** Whether npm put the packages that the server needs here, in the versions of the lock file. */
function hasPackages() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const here = read(installed);
  return Object.entries(read(join(ROOT, 'package-lock.json'))).every(
    ([path, { version, dev, optional }]) =>
      path === '' || dev || optional || here[path]?.version === version,
  );
}

/** Notes of which sources `dist/` was made, so that no start makes it again. */
export function stampBuild() {
  writeFileSync(BUILD_STAMP, sourceState());
}

/** Builds browser, server and editor bundles when the sources differ from those of the last build. */
export function ensureBuilt() {
  if (isRelease()) return;
  once({
    stamp: BUILD_STAMP,
    lock: SETUP_LOCK,
    state: sourceState,
    work() {
      process.stdout.write('Building …\n');
      run(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/build.ts']);
    },
  });
}

function sourceState() {
  const hash = createHash('sha256');
  const files = [...SOURCES.flatMap(filesBelow), ...SOURCE_FILES].filter(
    (file) => !NOT_BUILT.test(file),
  );
  for (const file of files) {
    // By content: a copy or a fresh clone of the same release needs no build.
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length))
    .sort();
}

const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Path of a Chromium for the tests: `CHROMIUM`, one on the PATH, or one that is installed now. */
export function ensureBrowser() {
  const found = process.env.CHROMIUM ?? BROWSERS.map(onPath).find(Boolean) ?? playwrightBrowser();
  if (found) return found;
  process.stdout.write('Installing a browser for the tests …\n');
  const isDebianRoot = process.getuid?.() === 0 && onPath('apt-get');
  const hasInstalled = isDebianRoot
    ? installByApt(['chromium-headless-shell', 'fonts-liberation'])
    : false;
  if (!hasInstalled)
    spawnSync('npx', ['playwright', 'install', 'chromium-headless-shell'], {
      cwd: ROOT,
      stdio: 'inherit',
    });
  const installed = BROWSERS.map(onPath).find(Boolean) ?? playwrightBrowser();
  if (!installed) {
    fail(
      'No Chromium for the browser tests. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
    );
  }
  return installed;
}

/** Installs Debian packages; false when that is not possible here. */
export function installByApt(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'inherit', env };
  spawnSync('apt-get', ['update', '-qq'], options);
  const result = spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    options,
  );
  return result.status === 0;
}

/** Absolute path of a program, or null. */
export function onPath(program) {
  try {
    return execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

function playwrightBrowser() {
  const script =
    "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const result = spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' });
  const path = result.stdout?.trim();
  return path && existsSync(path) ? path : null;
}
