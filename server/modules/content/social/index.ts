import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { hashtagItems } from '#schemas/api/social.ts';
import { pagingOf, toRecords } from '#server/paging.ts';
import { createSocialRepository, type NewHashtagItem } from './social.repository.ts';
import { createSocialService, type SocialService } from './social.service.ts';

export type { NewHashtagItem };

declare module 'fastify' {
  interface FastifyInstance {
    /** Pictures under hashtags, for sample data. */
    social: SocialService;
  }
}

/** Stored pictures under hashtags (API-87). Needs the media library. */
export const socialModule = fp(async (app: FastifyInstance) => {
  const social = createSocialService({
    repository: createSocialRepository(app.db),
    media: app.media,
    publish: (tags) => app.bus.publish(tags),
  });
  app.decorate('social', social);
  app.implement(hashtagItems, async ({ params, query }, { site, locale }) => {
    const paging = pagingOf(query);
    const { records, total } = await social.items(site.id, locale, params.tag, paging.limit);
    return toRecords(records, total, paging);
  });
});
