import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['domain', 'runtime', 'blocks', 'kit', 'editor', 'admin', 'src'];
const CHANNELS = /\bpostMessage\s*\(|\bonmessage\b|addEventListener\(\s*['"]message['"]/;

/** Reads a bounded height, of the window of its own frame alone (decision 094). */
const LISTENERS = ['blocks/media/html-embed/html-embed.enhance.ts'];

it('no code in the browser talks with other windows, but for the height of a closed frame (S23)', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(folder, name)),
  );

  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => CHANNELS.test(readFileSync(file, 'utf8')))).toEqual(LISTENERS);
});
