import type { Media } from '#schemas/media.ts';

/** The files of one video; a browser takes the first that it can play. WebM comes first: it is smaller. */
export function VideoFiles({ files }: { files: readonly Media[] }) {
  const sorted = files
    .filter(({ mime }) => mime.startsWith('video/'))
    .toSorted((a, b) => Number(b.mime === 'video/webm') - Number(a.mime === 'video/webm'));
  return sorted.map(({ id, path, mime }) => <source key={id} src={path} type={mime} />);
}
