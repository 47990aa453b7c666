import type { Shop } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { PresetError } from '../files/preset-error.ts';
import type { Preset } from '../preset.ts';

/** Whoever the preset came from wrote the licence note; nobody of this shop did. */
const NOBODY = { id: null, name: '' };

/** Fonts of a preset, read as any upload; those that are there already are left alone. */
export async function loadFonts(
  { services }: Shop,
  siteId: number,
  { fonts, readFont }: Pick<Preset, 'fonts' | 'readFont'>,
): Promise<void> {
  for (const { file, name, licence } of fonts) {
    try {
      await services.fonts.add(siteId, { bytes: readFont(file), name, licence, author: NOBODY });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'FONT_EXISTS') {
        throw new PresetError(`Izlog: fonts/${file}: ${error.message}. Correct it there.`);
      }
    }
  }
}
