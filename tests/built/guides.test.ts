import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyRelease } from '#tests/support/release-folder.ts';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { DEMONSTRATION } from '../../tools/lib/demonstration.ts';
import { fillWithSample } from '../../tools/lib/sample-folder.ts';

const GUIDES = ['README.md', 'docs/owner.md', 'docs/operating.md', 'docs/developing.md'];

/** Commands that are not typed here, and why not. */
const NOT_HERE: readonly [RegExp, string][] = [
  [/^npm ci/, 'takes packages from the registry; everything here stands on it'],
  [/^(?:[A-Z_]+=\S+ )*npm start$/, 'serves until it is stopped: release.test.ts does it'],
  [/^npm run (?:dev|storybook)$/, 'serves until it is stopped'],
  [/^npm run build$/, 'has been done before these tests'],
  [/^npm run check$/, 'is the first part of npm test'],
  [/^npm run conformance$/, 'is a part of npm test'],
  [/^npm test/, 'is what runs this'],
  [/^np[mx] (?:run bench|run lighthouse|run tap|vitest|playwright)/, 'takes minutes'],
  [/^npm run new:block/, 'writes sources: tools/new-block.test.ts'],
  [/^npm run visual/, 'compares pictures of all stories, from their sources in a browser'],
  [/^npm run thumbnails/, 'writes pictures beside the sources, from the stories in a browser'],
  [/npm run restore -- \.\/data\/backups\//, 'names a copy that an upgrade made: upgrade.test.ts'],
  [/^docker /, 'needs a container engine: tests/image does it'],
  [/^pg_dump /, 'is a program of PostgreSQL'],
];

/** Lines of the fenced blocks, without remarks, each once. */
const commands = [
  ...new Set(
    GUIDES.flatMap((guide) =>
      [...readFileSync(guide, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block]) =>
        (block ?? '').split('\n').map((line) => line.replace(/(?:^|\s+)#.*/, '').trim()),
      ),
    ),
  ),
].filter(Boolean);
const reasonOf = (command: string) => NOT_HERE.find(([pattern]) => pattern.test(command))?.[1];
const typed = commands.filter((command) => reasonOf(command) === undefined);

const folder = newTempFolder();

/** Types it in the folder of a release that has no sources; folders of the machine are below it. */
function type(command: string) {
  return spawnSync('sh', ['-c', command.replaceAll(/ \/(?:var\/)?backups\//g, ' ./backups/')], {
    cwd: folder,
    env: { ...process.env, ...DEMONSTRATION, DATA_DIR: '', LOG_LEVEL: 'error' },
    encoding: 'utf8',
    timeout: 90_000,
  });
}

describe('the guides', () => {
  beforeAll(() => {
    copyRelease(folder);
    mkdirSync(join(folder, 'backups'));
    fillWithSample(join(folder, 'data'));
  }, 240_000);

  it('say a good dozen commands that can be typed here, and no reason is left over', () => {
    expect(typed.length).toBeGreaterThan(12);
    const unused = NOT_HERE.filter(([pattern]) => !commands.some((line) => pattern.test(line)));
    expect(unused).toEqual([]);
  });

  it.each(typed)('%s', (command) => {
    const { status, stdout, stderr } = type(command);

    expect(status, stdout + stderr).toBe(0);
    expect(stdout).not.toBe('');
  });
});
