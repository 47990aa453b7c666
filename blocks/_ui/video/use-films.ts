import { usePage } from '#runtime/render/page-context.ts';
import type { MediaRef } from '#schemas/content/values.ts';
import type { Media } from '#schemas/media.ts';

interface Films {
  video?: MediaRef;
  videoAlternative?: MediaRef;
}

/** Files of a video in the background, in one format or in two; none for what the library does not have. */
export function useFilms({ video, videoAlternative }: Films): Media[] {
  const { media } = usePage();
  return [video, videoAlternative].flatMap((ref) => (ref && media(ref.id)) ?? []);
}
