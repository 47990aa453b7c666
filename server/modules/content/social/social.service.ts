import type { Locale } from '#domain/locales.ts';
import { safeUrl } from '#schemas/formats.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type { NewHashtagItem, SocialRepository } from './social.repository.ts';

interface Parts {
  repository: SocialRepository;
  media: Pick<MediaService, 'byIds'>;
  publish(tags: readonly string[]): Promise<void>;
}

/** Pictures under hashtags (G-053). Every change tells the caches. */
export type SocialService = ReturnType<typeof createSocialService>;

export function createSocialService({ repository, media, publish }: Parts) {
  return {
    async items(siteId: number, locale: Locale, tag: string, limit: number) {
      const { rows, total } = await repository.items(siteId, plainTag(tag), limit);
      const ids = rows.flatMap((row) => row.media_id ?? []);
      const pictures = await media.byIds(siteId, ids, locale);
      const records = rows.map(({ media_id, text, link }) => ({
        image: (media_id !== null && pictures[media_id]) || null,
        text,
        link,
      }));
      return { records, total };
    },

    /** Throws `ValidationFailed` for a link that no page may have. */
    async add(item: NewHashtagItem): Promise<void> {
      if (item.link !== '' && safeUrl(item.link) === null) {
        throw new ValidationFailed({ fields: { link: 'safe-url' } });
      }
      await repository.insert({ ...item, tag: plainTag(item.tag) });
      await publish(['hashtags']);
    },
  };
}

/** A hashtag as it is stored: lower case, without its sign. */
function plainTag(tag: string): string {
  return tag.trim().replace(/^#/, '').toLowerCase().replace(/\p{C}/gu, '');
}
