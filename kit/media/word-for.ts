import type { MediaKind } from '#schemas/media-kinds.ts';

/** Most who look for files look for pictures, and are told so. */
export function wordFor(name: 'search' | 'upload' | 'empty' | 'none', kind: MediaKind | undefined) {
  return kind === 'picture' ? `media.${name}` : `media.files.${name}`;
}
