import type { Shop } from '#server/app.ts';
import type { PresetFiles } from './files/preset-files.ts';
import { checkContracts } from './format/preset-contracts.ts';
import { loadPreset } from './load/load-preset.ts';
import { loadPictures } from './load/sample-pictures.ts';
import { checkPreset, type Preset, readPreset } from './preset.ts';
import { readStored, storedIn, writeStored } from './replace/stored.repository.ts';
import { type Kept, NOTHING_KEPT, renamed } from './replace/stored.ts';
import { freeIds, markerOf, markPreset } from './sample-data.repository.ts';
import type { SampleAccount } from './site/accounts.ts';

/** Marks a preset that was handed over and is gone when the import is interrupted. */
export const UPLOAD = 'upload';

/** What is put into which site. */
export interface PresetImport {
  siteId: number;
  files: PresetFiles;
  /** What the next start finds it by: a name in `presets`, a path, or `upload`. */
  name?: string;
  accounts?: readonly SampleAccount[];
  /** What the owner has that the preset would bring, too. */
  kept?: Kept;
  /** Whether the pictures are trusted and kept as they are, or treated as those of any visitor. */
  pictures?: 'sample' | 'upload';
  /** Hears of pictures and elements that were stored. */
  onProgress?(done: number, total: number): void;
}

/**
 * Puts a preset into a site. What is there already is left alone, so that a second call finishes one
 * that was interrupted. A fault of its files is told before anything is stored: throws `PresetError`.
 */
export async function importPreset(shop: Shop, order: PresetImport): Promise<void> {
  const { siteId, files, name = UPLOAD, accounts = [], pictures = 'sample' } = order;
  const { db } = shop.app;
  const marker = await markerOf(db, siteId);
  const isBegun = order.kept === undefined && marker?.state === 'loading';
  const shift = isBegun && marker.preset === name ? marker.shift : await freeIds(db);
  const kept = order.kept ?? (isBegun ? (await readStored(db, siteId)).kept : null) ?? NOTHING_KEPT;
  const read = readPreset(files, shift);
  checkPreset(read);
  checkContracts(read, (await shop.app.entry()).content);
  const { site } = await shop.services.directory.contextOf(siteId);
  const preset = besides(read, kept, site.name);
  await markPreset(db, siteId, name, 'loading', shift, kept);
  const total = preset.pictures.length + preset.settings.elements.length;
  let done = 0;
  const onStored = (count: number) => {
    done += count;
    order.onProgress?.(done, total);
  };
  await loadPictures(shop, siteId, preset, pictures, onStored);
  await loadPreset(shop, siteId, preset, accounts, onStored);
  await markPreset(db, siteId, name, 'done', shift, kept);
  await writeStored(db, siteId, await storedIn(db, siteId));
}

/** The preset without what the owner has, under the name that the owner gave. */
function besides(preset: Preset, kept: Kept, name: string): Preset {
  const { element } = preset;
  const named = <Part>(part: Part) => (kept.name ? renamed(part, name) : part);
  const settings = named(preset.settings);
  const isKept = (wanted: string) =>
    kept.theme.length > 0 && element(wanted, () => 1).type === 'theme';
  return {
    ...preset,
    kept,
    settings: {
      ...settings,
      options: settings.options.filter(({ key }) => !kept.options.includes(key)),
      elements: settings.elements.filter((wanted) => !isKept(wanted)),
    },
    element: (wanted, idOf) => named(element(wanted, idOf)),
  };
}
