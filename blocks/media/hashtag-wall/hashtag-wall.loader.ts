import type { LoadContext } from '#runtime/define-block.ts';
import { hashtagItems } from '#schemas/api/social.ts';
import type { Media } from '#schemas/media.ts';
import type { HashtagWallValues } from './hashtag-wall.schema.ts';

/** A picture that the shop keeps under a tag. */
export interface StoredPost {
  image: Media | null;
  text: string;
  /** Path of the site or `https:` address; empty for none. */
  link: string;
}

export interface HashtagWallData {
  /** Empty where the editor chose the posts. */
  stored: readonly StoredPost[];
}

/** The pictures under the tag; a tag of nothing has none. */
export async function loadPosts({
  values: { source, tag, limit },
  api,
}: Pick<
  LoadContext<Pick<HashtagWallValues, 'source' | 'tag' | 'limit'>>,
  'values' | 'api'
>): Promise<HashtagWallData> {
  const name = tag.trim().replace(/^#/, '');
  if (source !== 'tag' || name === '') return { stored: [] };
  const { records } = await api.get(hashtagItems, { params: { tag: name }, query: { limit } });
  return { stored: records };
}
