import type { Shop } from '#server/app.ts';
import type { Preset } from '../preset.ts';
import { continueMediaIds } from '../sample-data.repository.ts';

/** Pictures that are made ready at the same time. */
const BATCH = 6;
/** How often it is told how far they are: what a start says fits on one screen. */
const TOLD_PARTS = 4;

/**
 * Puts the pictures of a preset into the library. Those that are there already are left alone. Of
 * `sample` ones the original is trusted and kept as it is.
 */
export async function loadPictures(
  shop: Shop,
  siteId: number,
  { readPicture, pictures, shift }: Pick<Preset, 'readPicture' | 'pictures' | 'shift'>,
  mode: 'sample' | 'upload',
  onStored?: (count: number) => void,
): Promise<void> {
  for (let start = 0; start < pictures.length; start += BATCH) {
    const batch = pictures.slice(start, start + BATCH);
    const intake = shop.services.media.startIntake(siteId, mode);
    try {
      await Promise.all(
        batch.map(async ({ id, file, name, alt, access, originalName }) =>
          intake.add(
            {
              bytes: readPicture(file),
              originalName: originalName ?? file.replace(/^.*\//, ''),
            },
            {
              id: id + shift.media,
              title: name.hr,
              descriptions: { ...alt },
              ...(access && { access }),
            },
          ),
        ),
      );
      await intake.commit();
    } catch (error) {
      await intake.discard();
      throw error;
    }
    onStored?.(batch.length);
    const done = Math.min(start + BATCH, pictures.length);
    const partOf = (count: number) => Math.floor((count * TOLD_PARTS) / pictures.length);
    if (partOf(done) > partOf(start)) {
      shop.app.log.info(`preset: pictures ${done} of ${pictures.length}`);
    }
  }
  if (pictures.length > 0) await continueMediaIds(shop.app.db);
}
