import type { Media } from '#schemas/media.ts';
import manifest from '../../presets/bonaca/media/manifest.json' with { type: 'json' };

/** Where stories and browser tests serve the pictures of the sample shop from. */
const BASE = '/sample-media';

/** The sample shop's pictures as media records, by the ids that examples use (`blocks/sample-media.ts`). */
const records: ReadonlyMap<number, Media> = new Map(
  manifest.items.map((item, index) => {
    const path = `${BASE}/${item.file}`;
    const extension = item.file.split('.').at(-1) ?? '';
    const isPicture = mimeOf(extension).startsWith('image/');
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
      mime: mimeOf(extension),
      extension,
      hash: '',
      access: 'public',
      size: 'bytes' in item ? Number(item.bytes) : 0,
      poster: null,
      alternativePaths: isPicture ? [{ size: `w${width}`, format, path, width, height }] : [],
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

function mimeOf(extension: string): string {
  if (extension === 'svg') return 'image/svg+xml';
  if (extension === 'pdf') return 'application/pdf';
  const isVideo = extension === 'webm' || extension === 'mp4';
  return isVideo ? `video/${extension}` : `image/${extension}`;
}

/** Media record of the sample shop, as `PageContext.media` gives it. */
export function sampleMedia(id: number): Media | undefined {
  return records.get(id);
}
