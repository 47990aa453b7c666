import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { keepLastRelease } from './last-release.ts';

/** Builds files over the last build, as `npm run build` does; hands back what browsers find then. */
function aBuildFolder() {
  const root = newTempFolder();
  const out = path.join(root, 'client');
  return (files: readonly string[]) => {
    const staged = path.join(root, 'staged');
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(staged, file)), { recursive: true });
      fs.writeFileSync(path.join(staged, file), file);
    }
    keepLastRelease(staged, out);
    fs.rmSync(out, { recursive: true, force: true });
    fs.renameSync(staged, out);
    return ['assets', 'editor'].flatMap((folder) => {
      const found = path.join(out, folder);
      return fs.existsSync(found) ? fs.readdirSync(found).map((name) => `${folder}/${name}`) : [];
    });
  };
}

it('keeps the files of the last release for one release', () => {
  const build = aBuildFolder();

  expect(build(['assets/menu-1.js', 'editor/panel-1.js'])).toHaveLength(2);
  expect(build(['assets/menu-2.js', 'editor/panel-1.js'])).toEqual([
    'assets/menu-1.js',
    'assets/menu-2.js',
    'editor/panel-1.js',
  ]);
  expect(build(['assets/menu-3.js', 'editor/panel-1.js'])).toEqual([
    'assets/menu-2.js',
    'assets/menu-3.js',
    'editor/panel-1.js',
  ]);
});

it('keeps them also when the same release is built again', () => {
  const build = aBuildFolder();
  build(['assets/menu-1.js']);
  build(['assets/menu-2.js']);

  expect(build(['assets/menu-2.js'])).toEqual(['assets/menu-1.js', 'assets/menu-2.js']);
});

it('builds over a folder that holds no release', () => {
  expect(aBuildFolder()(['assets/menu-1.js'])).toEqual(['assets/menu-1.js']);
});
