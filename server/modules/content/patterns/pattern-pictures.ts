import type { Locale } from '#domain/locales.ts';
import type { Media } from '#schemas/media.ts';
import { MAX_ID } from '#schemas/primitives.ts';

/** Where the pictures of patterns are shown from before they are in a library. */
export const PATTERN_PICTURES_PATH = '/_pattern/picture/';

/** What a picture of a pattern is known by. */
export interface PatternPicture {
  key: string;
  file: string;
  name: Readonly<Record<Locale, string>>;
  alt: Readonly<Record<Locale, string>>;
  width: number;
  height: number;
  dominantColor: string;
  read(): Buffer;
}

/** Numbers that no library has come to: those of pictures in previews, downwards from the last. */
const LAST = MAX_ID - 1;

/** Pictures as previews show them: numbered for the moment, straight from the files of the product. */
export function createPreviewPictures(pictures: ReadonlyMap<string, PatternPicture>) {
  const keys = [...pictures.keys()];
  const places = new Map(keys.map((key, index) => [key, LAST - index]));
  return {
    idOf: (key: string): number => places.get(key) ?? LAST - keys.length,

    /** Records of those among the ids that are pictures of patterns. */
    records(ids: readonly number[], locale: Locale): Record<number, Media> {
      const found = ids.flatMap((id) => {
        const picture = pictures.get(keys[LAST - id] ?? '');
        return picture ? [[id, recordOf(id, picture, locale)] as const] : [];
      });
      return Object.fromEntries(found);
    },
  };
}

function recordOf(id: number, picture: PatternPicture, locale: Locale): Media {
  const { key, name, alt, width, height, dominantColor } = picture;
  const path = `${PATTERN_PICTURES_PATH}${key}.webp`;
  return {
    id,
    driveId: '',
    title: name[locale],
    description: alt[locale],
    path,
    newPath: path,
    mime: 'image/webp',
    extension: 'webp',
    hash: '',
    access: 'public',
    size: 0,
    poster: null,
    alternativePaths: [{ size: `w${width}`, format: 'webp', path, width, height }],
    usePublicPath: true,
    originalName: picture.file,
    width,
    height,
    thumbhash: '',
    dominantColor,
  };
}
