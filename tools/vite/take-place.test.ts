import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { takePlace } from './take-place.ts';

afterEach(() => vi.restoreAllMocks());

function aBuild(folder: string, content: string): string {
  mkdirSync(folder);
  writeFileSync(join(folder, 'main.js'), content);
  return folder;
}

it('a build takes the place of the last one, which is whole until then and gone afterwards', () => {
  const parent = newTempFolder();
  const place = aBuild(join(parent, 'dist'), 'last');
  const atDeletion: string[] = [];
  const remove = fs.rmSync;
  vi.spyOn(fs, 'rmSync').mockImplementation((...args) => {
    if (fs.existsSync(args[0])) atDeletion.push(readFileSync(join(place, 'main.js'), 'utf8'));
    remove(...args);
  });

  takePlace(aBuild(join(parent, 'stage'), 'new'), place);

  // Deleting takes long: nobody waits for it any more.
  expect(atDeletion).toEqual(['new']);
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('a first build has nobody to replace', () => {
  const parent = newTempFolder();

  takePlace(aBuild(join(parent, 'stage'), 'new'), join(parent, 'out', 'dist'));

  expect(readFileSync(join(parent, 'out', 'dist', 'main.js'), 'utf8')).toBe('new');
});
