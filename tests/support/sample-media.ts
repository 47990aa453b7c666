import type { Media } from '#schemas/media.ts';
import manifest from '../../presets/bonaca/media/manifest.json' with { type: 'json' };

/** Where stories and browser tests serve the pictures of the sample shop from. */
const BASE = '/sample-media';

/** The sample shop's pictures as media records, by the ids that examples use (`blocks/sample-media.ts`). */
const records: ReadonlyMap<number, Media> = new Map(
  manifest.items.map((item, index) => {
    const path = `${BASE}/${item.file}`;
    const extension = item.file.split('.').at(-1) ?? '';
    const format = extension === 'svg' || extension === 'png' ? extension : ('webp' as const);
    const width = Math.round(item.width);
    const height = Math.round(item.height);
    const media: Media = {
      id: index + 1,
      driveId: '',
      title: item.name.hr,
      description: item.alt.hr,
      path,
      newPath: path,
      mime: format === 'svg' ? 'image/svg+xml' : `image/${format}`,
      extension,
      hash: '',
      access: 'public',
      size: 0,
      poster: null,
      alternativePaths: [{ size: `w${width}`, format, path, width, height }],
      usePublicPath: true,
      originalName: item.file,
      width,
      height,
      thumbhash: '',
      dominantColor: 'dominantColor' in item ? String(item.dominantColor) : '#eef2f0',
    };
    return [media.id, media];
  }),
);

/** Media record of the sample shop, as `PageContext.media` gives it. */
export function sampleMedia(id: number): Media | undefined {
  return records.get(id);
}
