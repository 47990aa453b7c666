import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { readPreset } from '../preset.ts';
import { archiveFiles, openPreset, PRESET_LIMITS } from './preset-files.ts';

const SMALL = { files: 3, fileBytes: 1000, bytes: 1500 };
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const open = (files: Record<string, string>, limits = PRESET_LIMITS) =>
  archiveFiles(zip(files), 'moja.zip', limits);

describe('the files of a preset', () => {
  it('are read from a zip one at a time', () => {
    const files = open({ 'preset.json': '{}', 'elements/page/a.json': '[1]' });

    expect(files.names).toEqual(['preset.json', 'elements/page/a.json']);
    expect(files.read('elements/page/a.json').toString()).toBe('[1]');
    expect(() => files.read('blog.json')).toThrow('moja.zip: blog.json is missing');
  });

  it.each(['../a.json', '/etc/a.json', 'a/../../b.json', 'C:/a.json', 'a\\..\\b.json'])(
    'never lead out of it: %s',
    (name) => {
      expect(() => open({ [name]: '1' })).toThrow('leads out of the preset');
    },
  );

  it('are bounded by number, size and what they unpack to', () => {
    expect(() => open({ a: '', b: '', c: '', d: '' }, SMALL)).toThrow('more than 3 files');
    expect(() => open({ a: 'x'.repeat(1001) }, SMALL)).toThrow('a has more than');
    expect(() => open({ a: 'x'.repeat(800), b: 'x'.repeat(800) }, SMALL)).toThrow('unpacks to');
  });

  it('never unpack to more than the list of the archive says', () => {
    const bytes = zip({ a: 'x'.repeat(100_000) });
    const view = new DataView(bytes.buffer);
    const list = view.getUint32(bytes.length - 6, true);
    view.setUint32(list + 24, 10, true);
    const files = archiveFiles(bytes, 'bomba.zip', SMALL);

    const size = (() => {
      try {
        return files.read('a').length;
      } catch {
        return 0;
      }
    })();
    expect(size).toBeLessThanOrEqual(10);
  });

  it('are told by name where they cannot be read', () => {
    const broken = open({ 'preset.json': '{ "format": ' });

    expect(() => archiveFiles(strToU8('nije zip'), 'moja.zip')).toThrow('moja.zip is no zip');
    expect(() => readPreset(broken)).toThrow('moja.zip: preset.json is no JSON');
    expect(() => openPreset('/nema/toga')).toThrow('There is no preset /nema/toga');
  });

  it('of a folder are its own: links out of it are not followed', () => {
    const folder = newTempFolder();
    mkdirSync(join(folder, 'elements'));
    writeFileSync(join(folder, 'elements/a.json'), '1');
    symlinkSync('/etc/passwd', join(folder, 'preset.json'));

    expect(openPreset(folder).names).toEqual(['elements/a.json']);
  });
});
