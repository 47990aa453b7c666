/** What a file of the library is, as lists, pickers and blocks tell files apart. */
export const MEDIA_KINDS = ['picture', 'video', 'document', 'captions'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Types of each kind that the library takes; which one a file is of, its content says. */
export const KIND_MIMES = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
  video: ['video/mp4', 'video/webm'],
  document: ['application/pdf'],
  captions: ['text/vtt'],
} as const satisfies Record<MediaKind, readonly string[]>;

/** The kind that a type of the library belongs to. */
export function mediaKindOf(mime: string): MediaKind {
  const ofKind = (kind: MediaKind) => (KIND_MIMES[kind] as readonly string[]).includes(mime);
  return MEDIA_KINDS.find(ofKind) ?? 'picture';
}
