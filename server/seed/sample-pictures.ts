import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from '#server/app.ts';
import type { Preset } from './preset.ts';
import type { PresetPicture } from './preset-schema.ts';
import { continueMediaIds } from './sample-data.repository.ts';

/** Pictures that are made ready at the same time. */
const BATCH = 6;

/**
 * Puts the sample pictures into the library under the ids of the manifest. Those that are there
 * already are left alone.
 */
export async function loadPictures(
  shop: Shop,
  siteId: number,
  { folder, pictures }: Pick<Preset, 'folder' | 'pictures'>,
): Promise<void> {
  for (let start = 0; start < pictures.length; start += BATCH) {
    const batch = pictures.slice(start, start + BATCH);
    const intake = shop.services.media.startIntake(siteId, 'sample');
    await Promise.all(
      batch.map(async (picture) =>
        intake.add(await readPicture(folder, picture), {
          id: picture.id,
          title: picture.name.hr,
          descriptions: picture.alt,
        }),
      ),
    );
    await intake.commit();
    const done = Math.min(start + BATCH, pictures.length);
    shop.app.log.info(`sample shop: pictures ${done} of ${pictures.length}`);
  }
  await continueMediaIds(shop.app.db);
}

async function readPicture(folder: string, { file }: PresetPicture) {
  return { bytes: await readFile(join(folder, file)), originalName: file.replace(/^.*\//, '') };
}
