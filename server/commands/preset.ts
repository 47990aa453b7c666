import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Shop } from '#server/app.ts';
import { exportPreset } from '#server/seed/export/index.ts';
import { writePreset } from '#server/seed/export/write-preset.ts';
import { openPreset } from '#server/seed/files/preset-files.ts';
import { replacePreset } from '#server/seed/replace/replace-preset.ts';
import { CommandError } from './command-error.ts';

const USAGE = 'Usage: npm run preset -- export|import <folder|file.zip> [--site=1]';

type Say = (line: string) => void;

/** Writes a site as a preset, or puts one into a site that still is blank. Throws `CommandError`, `PresetError`. */
export async function runPresetCommand(
  shop: Shop,
  args: readonly string[],
  say: Say,
): Promise<void> {
  const { command, path, siteId } = readArgs(args);
  if (command === 'export') await exportTo(shop, siteId, path, say);
  else {
    await replacePreset(shop, { siteId, files: openPreset(path) });
    say(`${path} is in site ${siteId}. Its shop has no accounts of the preset: yours stay.`);
  }
}

async function exportTo(shop: Shop, siteId: number, path: string, say: Say) {
  const { files, leftOut, counts } = await exportPreset(shop, siteId);
  await writePreset(path, files());
  const { elements, products, pictures } = counts;
  say(`${path}: ${elements} elements, ${products} products, ${pictures} pictures.`);
  const behind = Object.entries(leftOut).map(([what, count]) => `${count} ${what}`);
  say(behind.length > 0 ? `Left out: ${behind.join(', ')}.` : 'Nothing was left out.');
}

function readArgs(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command, path, ...rest] = positionals;
  const siteId = Number(values.site);
  const isCommand = command === 'export' || command === 'import';
  if (
    !isCommand ||
    path === undefined ||
    rest.length > 0 ||
    !(Number.isInteger(siteId) && siteId > 0)
  ) {
    throw new CommandError(USAGE);
  }
  return { command, path: resolve(path), siteId };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { site: { type: 'string', default: '1' } },
    });
  } catch {
    throw new CommandError(USAGE);
  }
}
