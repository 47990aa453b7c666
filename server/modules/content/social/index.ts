import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { hashtagItems } from '#schemas/api/social.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createSocialRepository, type NewHashtagItem } from './social.repository.ts';
import { createSocialService, type SocialService } from './social.service.ts';

export type { NewHashtagItem };

interface SocialDeps extends Pick<ServiceDeps, 'db' | 'bus'> {
  media: MediaService;
}

/** Stored pictures under hashtags (API-87). */
export function createSocial({ db, bus, media }: SocialDeps): SocialService {
  return createSocialService({
    repository: createSocialRepository(db),
    media,
    publish: (tags) => bus.publish(tags),
  });
}

export const socialModule = fp(
  async (app: FastifyInstance, { social }: { social: SocialService }) => {
    app.implement(hashtagItems, async ({ params, query }, { site, locale }) => {
      const paging = pagingOf(query);
      const { records, total } = await social.items(site.id, locale, params.tag, paging.limit);
      return toRecords(records, total, paging);
    });
  },
);
