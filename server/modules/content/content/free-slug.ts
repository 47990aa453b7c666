import type { ElementContent } from '#schemas/content/element.ts';
import { SlugTaken } from './content.errors.ts';
import type { ContentRepository } from './content.repository.ts';

/** Slugs that are tried for a copy whose own is taken. */
const MOST_SLUGS = 50;
/** Longest slug of a page; the ending of a copy has to fit too. */
const LONGEST = 114;

/** The slug where it is free, else the first free one that ends in a number. Throws `SlugTaken`. */
export async function freeSlug(
  repository: Pick<ContentRepository, 'slugOwner'>,
  siteId: number,
  { type, slug }: Pick<ElementContent, 'type' | 'slug'>,
): Promise<string> {
  for (let count = 1; count <= MOST_SLUGS; count += 1) {
    const wanted = count === 1 ? slug : `${slug.slice(0, LONGEST)}-${count}`;
    if (!(await repository.slugOwner(siteId, type, wanted, 0))) return wanted;
  }
  throw new SlugTaken();
}
